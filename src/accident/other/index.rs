//! Which rows of the table of identifiers other than handles may fit a text, by its first octets.

use crate::text::bits;

use super::row::Form;
use super::table::FORMS;

/// The forms that have a head which begins with the octet `head`, or are bare and may begin with `first`. In builds
/// with assertions these are all forms, to check that no other form fits.
pub(super) fn forms(head: u8, first: u8) -> impl Iterator<Item = &'static Form> {
    let begun = HEADED[usize::from(head & 31)] | BARE[usize::from(first & 31)];
    let begun = if cfg!(debug_assertions) { ALL } else { begun };
    bits::numbers(begun).map(|number| &FORMS[number])
}

/// Every form, as one bit for each.
const ALL: u64 = (1 << FORMS.len()) - 1;

/// For each value of the low five bits of an octet, the forms of which a head begins with such an octet, as one bit for
/// each.
static HEADED: [u64; 32] = {
    assert!(FORMS.len() < u64::BITS as usize, "a form has no bit");
    let (mut headed, mut form) = ([0; 32], 0);
    while form < FORMS.len() {
        let mut five = 0;
        while five < headed.len() {
            headed[five] |= (FORMS[form].heads.begin_with(five as u8) as u64) << form;
            five += 1;
        }
        form += 1;
    }
    headed
};

/// For each value of the low five bits of an octet, the forms that need no head and may begin with such an octet.
static BARE: [u64; 32] = {
    let (mut bare, mut form) = ([0; 32], 0);
    while form < FORMS.len() {
        let mut at = 0;
        while at < FORMS[form].bare.len() {
            bare[(FORMS[form].bare[at] & 31) as usize] |= 1 << form;
            at += 1;
        }
        form += 1;
    }
    bare
};
