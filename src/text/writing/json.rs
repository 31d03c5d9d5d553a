//! How JSON and the strings of programs write a character by its number, such as `\u00e9`.

use crate::text::characters::character;
use crate::text::octets::escape;

/// The character of the escape that `text` begins with, and how many octets the escape has. Half of a pair of
/// surrogates is not a character. Neither is an octet beyond ASCII, because it may be a part of a character in UTF-8;
/// only A0 is read, as a no-break space.
pub(crate) fn escaped(text: &[u8]) -> Option<(char, usize)> {
    match text {
        [b'\\', b'u' | b'U', a, b, c, d, ..] => {
            let unit = u16::from_be_bytes([escape::octet(*a, *b)?, escape::octet(*c, *d)?]);
            Some((char::from_u32(unit.into())?, 6))
        }
        [b'\\', b'x' | b'X', high, low, ..] => {
            let octet =
                escape::octet(*high, *low).filter(|octet| matches!(octet, ..0x80 | 0xA0))?;
            Some((char::from(octet), 4))
        }
        _ => None,
    }
}

/// The first character of `text`, escaped or not, and how many octets it is written with.
pub(crate) fn character(text: &[u8]) -> Option<(char, usize)> {
    let raw = || character::first(text).map(|character| (character, character.len_utf8()));
    escaped(text).or_else(raw)
}
