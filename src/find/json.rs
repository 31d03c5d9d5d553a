//! The escapes of JSON for characters, such as `\u00e9`.

use crate::text::{character, escape};

/// How many octets an escape is written with.
pub(super) const WIDTH: usize = 6;

/// The character of the escape that `text` begins with. Half of a pair of surrogates is none.
pub(super) fn escaped(text: &[u8]) -> Option<char> {
    let [b'\\', b'u', a, b, c, d, ..] = text else { return None };
    let unit = u16::from_be_bytes([escape::octet(*a, *b)?, escape::octet(*c, *d)?]);
    char::from_u32(unit.into())
}

/// The first character of `text`, escaped or not, and how many octets it is written with.
pub(super) fn character(text: &[u8]) -> Option<(char, usize)> {
    match escaped(text) {
        Some(character) => Some((character, WIDTH)),
        None => character::first(text).map(|character| (character, character.len_utf8())),
    }
}
