//! Which rows of the table of identifiers other than handles may fit a text, by its first octets.

use crate::text::bits;

use super::row::OtherKind;
use super::table::KINDS;

/// The kinds that have a head which begins with the octet `head`, or are bare and may begin with `first`. In builds
/// with assertions these are all kinds, to check that no other kind fits.
pub(super) fn kinds(head: u8, first: u8) -> impl Iterator<Item = &'static OtherKind> {
    let begun = HEADED[usize::from(head & 31)] | BARE[usize::from(first & 31)];
    let begun = if cfg!(debug_assertions) { ALL } else { begun };
    bits::numbers(begun).map(|number| &KINDS[number])
}

/// Every kind, as one bit for each.
const ALL: u64 = (1 << KINDS.len()) - 1;

/// For each value of the low five bits of an octet, the kinds of which a head begins with such an octet, as one bit for
/// each.
static HEADED: [u64; 32] = {
    assert!(
        KINDS.len() < u64::BITS as usize,
        "the table has 63 kinds at most: use a wider set of bits"
    );
    let (mut headed, mut kind) = ([0; 32], 0);
    while kind < KINDS.len() {
        let mut five = 0;
        while five < headed.len() {
            headed[five] |= (KINDS[kind].heads.begin_with(five as u8) as u64) << kind;
            five += 1;
        }
        kind += 1;
    }
    headed
};

/// For each value of the low five bits of an octet, the kinds that need no head and may begin with such an octet.
static BARE: [u64; 32] = {
    let (mut bare, mut kind) = ([0; 32], 0);
    while kind < KINDS.len() {
        let mut at = 0;
        while at < KINDS[kind].bare.len() {
            bare[(KINDS[kind].bare[at] & 31) as usize] |= 1 << kind;
            at += 1;
        }
        kind += 1;
    }
    bare
};
