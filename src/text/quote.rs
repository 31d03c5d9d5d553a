//! Input inside a sentence: quoted, and harmless to a terminal.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::text::character;
use crate::text::decode::Decoded;
use crate::text::span::Span;

/// How a sentence names a character.
pub(crate) fn character(c: char) -> String {
    match c {
        ' ' => "a space (U+0020)".into(),
        '`' => "a backtick (U+0060)".into(),
        '\u{21}'..='\u{7E}' => format!("`{c}`"),
        _ if c.is_alphanumeric() => format!("`{c}` (U+{:04X})", u32::from(c)),
        _ => format!("U+{:04X}", u32::from(c)),
    }
}

/// How many characters of a text a sentence holds at most.
const LONGEST: usize = 60;

/// How a sentence holds a text: in backticks, with escapes for what a terminal would obey or not show.
pub(crate) fn text(octets: &[u8]) -> String {
    let text = String::from_utf8_lossy(octets);
    let mut shown = String::from("`");
    for character in text.chars().take(LONGEST) {
        if character == ' ' || character.is_alphanumeric() || character.is_ascii_graphic() {
            shown.push(character);
        } else {
            shown.extend(character.escape_unicode());
        }
    }
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown.push('`');
    shown
}

/// How a sentence names the characters of `octets`: each once, three at most.
pub(crate) fn list(octets: &[u8]) -> String {
    let mut names: Vec<String> = Vec::new();
    let mut rest = octets;
    while !rest.is_empty() && names.len() <= 3 {
        let (character, width) = character::decode(rest);
        let name = character.map_or_else(|| format!("the octet {:02X}", rest[0]), self::character);
        if !names.contains(&name) {
            names.push(name);
        }
        rest = &rest[width.max(1)..];
    }
    match names.as_slice() {
        [] => "the end".into(),
        [only] => only.clone(),
        [first, second] => format!("{first} and {second}"),
        [first, second, third] => format!("{first}, {second} and {third}"),
        [first, second, ..] => format!("{first}, {second} and others"),
    }
}

/// Whether [`list`] names more than one character.
pub(crate) fn are_many(octets: &[u8]) -> bool {
    let (first, width) = character::decode(octets);
    let others = octets.chunks(width.max(1)).any(|other| other != &octets[..width]);
    first.is_some() && others
}

/// The octets that percent-escapes stand for: `93 FA`.
pub(crate) fn hex(text: &[u8], span: Span) -> String {
    let octets = Decoded::new(text, span, true).octets();
    let digits: Vec<_> = octets.map(|(octet, _)| format!("{octet:02X}")).collect();
    digits.join(" ")
}

/// The octets, each as a percent-escape.
pub(crate) fn encode(octets: &[u8]) -> String {
    percent_encoding::percent_encode(octets, percent_encoding::NON_ALPHANUMERIC).collect()
}
