//! [`KINDS`]: what the octets of a name show at a glance, alone and in pairs.

use crate::accident::name::inner_link::{COLON_END, HOST_END};
use crate::accident::registrant::DIGITLIKE;

// The low bits of [`KINDS`] say what the octets of a name show.

/// A round bracket.
pub(super) const BRACKET: u32 = 1;
/// An octet that no plain name has.
pub(super) const OTHER: u32 = 1 << 1;
/// A mark other than `(` right after a mark other than `)`.
pub(super) const TOUCHING: u32 = 1 << 2;
/// A `(` right after a `)`.
pub(super) const REOPENED: u32 = 1 << 3;
/// A `:` after a letter that may end a scheme.
pub(super) const SCHEME: u32 = 1 << 4;
/// A `/` after a letter that may end a host.
pub(super) const HOST: u32 = 1 << 5;
/// `pm` or `pu`, as in `pmid`, which may cling to a DOI name (`accident::clinging`).
pub(super) const PM: u32 = 1 << 6;
/// `cc`, as in `accessed`, which may cling to a DOI name.
pub(super) const CC: u32 = 1 << 7;
/// `ww`, as in `www`, which may cling to a DOI name.
pub(super) const WW: u32 = 1 << 8;
/// A `:` after a `v`, as in `arxiv:`.
pub(super) const ARXIV: u32 = 1 << 9;
/// A `/` after a digit: another DOI name may begin inside the first.
pub(super) const SECOND: u32 = 1 << 10;

// A name that shows one of these bits may have nearly, but not quite, a form of its registrant.

/// A letter that looks like a digit, before a digit.
pub(super) const BEFORE_DIGIT: u32 = 1 << 11;
/// A letter that looks like a digit, after a digit.
pub(super) const AFTER_DIGIT: u32 = 1 << 12;
/// A hyphen right after a hyphen.
pub(super) const HYPHENS: u32 = 1 << 13;
/// An `x` after a `_`, as in an escape of Microsoft Office.
pub(super) const OFFICE: u32 = 1 << 14;

/// A `:` after a `d`, as in `pmid:`, which may cling to a DOI name with letters before it.
pub(super) const LABEL: u32 = 1 << 15;

/// The bits that only two octets in a row show. Such a bit counts only if the octet before has it, too, [`BEFORE`] bits
/// higher.
pub(super) const PAIRS: u32 = TOUCHING
    | REOPENED
    | SCHEME
    | HOST
    | PM
    | CC
    | WW
    | ARXIV
    | SECOND
    | BEFORE_DIGIT
    | AFTER_DIGIT
    | HYPHENS
    | OFFICE
    | LABEL;
/// By how many bits the bits of an octet are moved up to say which bits the next octet may set.
pub(super) const BEFORE: u32 = 16;

/// The bits of each octet. A plain handle has letters, digits, `-` and `_` in groups, with one `.`, `/` or `:` between
/// two groups, and such groups in round brackets. A `/` after some letters may end a host, and a `:` after some a
/// scheme: then the words before them are compared. A `.` after a `/` may begin a dot-segment: such handles are not
/// plain.
pub(super) static KINDS: [u32; 256] = {
    let mut kinds = [OTHER; 256];
    let mut octet = 0;
    while octet < 128 {
        let (seen, before) = match octet as u8 {
            letter @ (b'A'..=b'Z' | b'a'..=b'z') => {
                let host = if HOST_END.contains(letter) { HOST } else { 0 };
                let scheme = if COLON_END.contains(letter) { SCHEME } else { 0 };
                let (word, begun) = match letter.to_ascii_lowercase() {
                    b'p' => (0, PM),
                    // A host may end with `.com` or with `.edu`.
                    b'm' | b'u' => (PM, HOST),
                    b'c' => (CC, CC),
                    b'w' => (WW, WW),
                    b'v' => (0, ARXIV),
                    b'd' => (0, LABEL),
                    b'x' => (OFFICE, 0),
                    _ => (0, 0),
                };
                let (after, before) =
                    if DIGITLIKE.contains(letter) { (AFTER_DIGIT, BEFORE_DIGIT) } else { (0, 0) };
                (word | after, host | scheme | begun | before)
            }
            b'0'..=b'9' => (BEFORE_DIGIT, SECOND | AFTER_DIGIT),
            b'-' => (HYPHENS, HYPHENS),
            b'_' => (0, OFFICE),
            b'.' => (TOUCHING, TOUCHING),
            b'/' => (HOST | SECOND | TOUCHING, TOUCHING),
            b':' => (SCHEME | ARXIV | LABEL | TOUCHING, TOUCHING),
            b'(' => (BRACKET | REOPENED, TOUCHING),
            b')' => (BRACKET | TOUCHING, REOPENED),
            _ => (OTHER, 0),
        };
        kinds[octet] = seen | (!PAIRS & SEEN | before) << BEFORE;
        octet += 1;
    }
    kinds
};

/// The bits of an octet itself.
pub(super) const SEEN: u32 = (1 << BEFORE) - 1;
