//! What octets were meant to be: the characters that an edit writes in their place.

use alloc::string::String;

use unicode_normalization::UnicodeNormalization;

use crate::accident::LONGEST_SEARCHED;
use crate::accident::registrant::is_whole;
use crate::text::{Decoded, Span, character, confusable, quote, windows_1252};

use super::place::doi_name;

/// The printable text that escapes stand for.
pub(super) fn decoded(text: &[u8], span: Span) -> Option<String> {
    let octets = Decoded::new(text, span, true).to_cow();
    let decoded = core::str::from_utf8(&octets).ok()?;
    let shown = |character: char| character.is_alphanumeric() || character.is_ascii_graphic();
    decoded.chars().all(shown).then(|| decoded.into())
}

/// The text in normalization form C.
pub(super) fn composed(text: &[u8], span: Span, escapes: bool) -> String {
    let characters = Decoded::new(text, span, escapes).characters();
    let composed: String = characters.filter_map(|(character, _)| character).nfc().collect();
    if escapes { quote::encode(composed.as_bytes()) } else { composed }
}

/// The text that octets that are not UTF-8 stand for in Windows-1252, escaped if the octets are; a dash becomes the
/// hyphen that was meant.
pub(super) fn by_windows(text: &[u8], span: Span, escaped: bool) -> Option<String> {
    let octets = Decoded::new(text, span, escaped).to_cow();
    if is_cut_character(&octets) {
        return None;
    }
    let letters = octets.iter().map(|&octet| windows_1252::character(octet));
    let meant: String = letters
        .map(|letter| if confusable::looks(letter).is_some() { '-' } else { letter })
        .collect();
    let plain = meant.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    plain.then(|| if escaped { quote::encode(meant.as_bytes()).replace("%2D", "-") } else { meant })
}

/// Whether octets are the beginning of a character of UTF-8 whose end is missing. One octet alone shows this only if it
/// is one with which the accented letters of Latin-1 begin in UTF-8, because names seldom have `Â` or `Ã` themselves.
fn is_cut_character(octets: &[u8]) -> bool {
    match octets {
        [octet] => matches!(octet, 0xC2 | 0xC3),
        _ => core::str::from_utf8(octets).is_err_and(|error| error.error_len().is_none()),
    }
}

/// How a dialect with or without escapes writes a character; `None` if the character is not visible.
pub(super) fn written(character: char, escapes: bool) -> Option<String> {
    if character.is_whitespace() || character::is_hidden(character) {
        return None;
    }
    let text = String::from(character);
    let raw = !escapes || character.is_ascii_alphanumeric() || "&'-._~".contains(character);
    Some(if raw { text } else { quote::encode(text.as_bytes()) })
}

/// The text without its first and last character, if it can be shown verbatim.
pub(super) fn inside(octets: &[u8]) -> Option<&str> {
    let mut characters = core::str::from_utf8(octets).ok()?.chars();
    let _ = (characters.next()?, characters.next_back()?);
    Some(characters.as_str()).filter(|text| character::is_shown(text))
}

/// What was meant by the control characters of ASCII at `span`: nothing, or a hyphen. `None` if it is not known, or if
/// a command for a terminal may go on after them.
pub(super) fn by_controls(text: &[u8], span: Span) -> Option<&'static str> {
    /// The text of many PDFs has this character for a hyphen at which a line was broken.
    const HYPHEN: char = '\u{2}';
    let octets = &text[span.range()];
    let is_left_over = |octet: &u8| octet.is_ascii_control() && *octet != b'\x1B';
    let goes_on = text.get(span.range().end).is_some_and(|octet| !octet.is_ascii_control());
    // These stand between two texts: the end of one, white space, and the separators of records and fields.
    let divides = |octet: &u8| matches!(octet, b'\0' | b'\t'..=b'\r' | 0x1C..=0x1F);
    if !octets.iter().all(is_left_over) || goes_on && octets.iter().any(divides) {
        return None;
    }
    if octets != b"\x02" || !goes_on {
        return Some("");
    }
    if text.len() > LONGEST_SEARCHED {
        return None;
    }
    let name = core::str::from_utf8(doi_name(text)?).ok()?;
    ["-", ""].into_iter().find(|meant| is_whole(name.replace(HYPHEN, meant).as_bytes()))
}
