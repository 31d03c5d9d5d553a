//! Input inside a sentence: quoted, and harmless to a terminal.

use alloc::format;
use alloc::string::String;

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

/// How a sentence names what begins `octets`.
pub(crate) fn found(octets: &[u8]) -> String {
    match (first(octets), octets) {
        (Some(c), _) => character(c),
        (None, []) => "the end".into(),
        (None, [octet, ..]) => format!("the octet {octet:02X}"),
    }
}

/// The character that begins `octets`, where they are UTF-8.
pub(crate) fn first(octets: &[u8]) -> Option<char> {
    let chunk = octets.get(..4).unwrap_or(octets).utf8_chunks().next()?;
    chunk.valid().chars().next()
}

/// How many octets the character has that begins `octets`, or the ill-formed maximal subpart.
pub(crate) fn width(octets: &[u8]) -> usize {
    let chunk = octets.get(..4).unwrap_or(octets).utf8_chunks().next();
    chunk.map_or(0, |chunk| {
        chunk.valid().chars().next().map_or(chunk.invalid().len(), char::len_utf8)
    })
}

/// The octets, each as a percent-escape.
pub(crate) fn encode(octets: &[u8]) -> String {
    percent_encoding::percent_encode(octets, percent_encoding::NON_ALPHANUMERIC).collect()
}
