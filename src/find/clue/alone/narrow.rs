//! The signs and the digits of ASCII that wide ones stand for.

use alloc::vec::Vec;

use crate::text::character;

/// Signs of East Asian text, and the octets that they stand for in a name. A comma in a name is a dot that was
/// mistyped.
const SIGNS: [(char, u8); 9] = [
    ('．', b'.'),
    ('。', b'.'),
    ('，', b'.'),
    ('：', b':'),
    ('（', b'('),
    ('）', b')'),
    ('－', b'-'),
    ('—', b'-'),
    ('／', b'/'),
];

/// The octet that a wide sign stands for.
pub(super) fn octet(sign: char) -> Option<u8> {
    SIGNS.iter().find(|(wide, _)| *wide == sign).map(|(_, octet)| *octet)
}

/// The character of ASCII that a wide sign or a wide digit stands for, or the character itself.
pub(in crate::find) fn narrow(character: char) -> char {
    match character {
        '０'..='９' => character::narrow(character),
        _ => octet(character).map_or(character, char::from),
    }
}

/// A text with signs of ASCII in place of its wide ones.
pub(super) fn with_signs_of_ascii(text: &[u8]) -> Vec<u8> {
    let (mut narrowed, mut at) = (Vec::with_capacity(text.len()), 0);
    while at < text.len() {
        let (sign, width) = character::decode(&text[at..]);
        match sign.and_then(octet) {
            Some(octet) => narrowed.push(octet),
            None => narrowed.extend_from_slice(&text[at..at + width]),
        }
        at += width;
    }
    narrowed
}
