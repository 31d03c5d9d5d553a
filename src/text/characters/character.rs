//! The characters of a text that need not be UTF-8: how many there are, and which of them a terminal shows.

use unicode_normalization::char::is_combining_mark;

use crate::text::characters::confusable;
use crate::text::octets::near;

/// The first character of `octets`, unless they begin with something that is not UTF-8.
pub(crate) fn first(octets: &[u8]) -> Option<char> {
    decode(octets).0
}

/// The last character of `octets`, and where it begins, unless they end with something that is not UTF-8.
pub(crate) fn last(octets: &[u8]) -> Option<(char, usize)> {
    let near = octets.len().saturating_sub(4)..octets.len();
    let start = near.rev().find(|at| !continues(octets[*at]))?;
    let (character, width) = decode(&octets[start..]);
    Some((character.filter(|_| start + width == octets.len())?, start))
}

/// How many octets the first character of `octets` has, or the ill-formed maximal subpart in its place.
pub(crate) fn width(octets: &[u8]) -> usize {
    decode(octets).1
}

/// The first character of `octets`, and how many octets it has; no character, and the length of the ill-formed maximal
/// subpart, where they are not UTF-8.
#[inline]
pub(crate) fn decode(octets: &[u8]) -> (Option<char>, usize) {
    match octets.first() {
        Some(octet) if octet.is_ascii() => (Some(char::from(*octet)), 1),
        _ => decode_wide(octets),
    }
}

/// The same for octets that do not begin with ASCII.
fn decode_wide(octets: &[u8]) -> (Option<char>, usize) {
    let chunk = near::first(octets, 4).utf8_chunks().next();
    chunk.map_or((None, 0), |chunk| match chunk.valid().chars().next() {
        Some(character) => (Some(character), character.len_utf8()),
        None => (None, chunk.invalid().len()),
    })
}

/// The character of ASCII that a wide one of an East Asian keyboard stands for, or the character itself.
pub(crate) fn narrow(character: char) -> char {
    let is_wide = ('\u{FF01}'..='\u{FF5E}').contains(&character);
    let narrow = is_wide.then(|| char::from_u32(u32::from(character) - 0xFEE0)).flatten();
    narrow.unwrap_or(character)
}

/// Whether `octet` continues a character of UTF-8 that an earlier octet has begun.
pub(crate) const fn continues(octet: u8) -> bool {
    octet & 0xC0 == 0x80
}

/// Whether no character is cut before the octet `at`.
pub(crate) fn is_boundary(octets: &[u8], at: usize) -> bool {
    !octets.get(at).copied().is_some_and(continues)
}

/// The column of the octet `at` of a text, from 1: a character is one column, and so is an ill-formed maximal subpart.
///
/// ```
/// use handle_syntax::text::column;
///
/// assert_eq!(column("日本/1".as_bytes(), 6), 3);
/// assert_eq!(column(b"\xFF\xFE@", 2), 3);
/// ```
#[must_use]
pub fn column(text: &[u8], at: usize) -> usize {
    characters(text.get(..at).unwrap_or(text)) + 1
}

/// How many characters `text` has; an ill-formed maximal subpart counts as one.
pub(crate) fn characters(text: &[u8]) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    let chunks = text.utf8_chunks();
    chunks
        .map(|chunk| chunk.valid().chars().count() + usize::from(!chunk.invalid().is_empty()))
        .sum()
}

/// Whether a character is Chinese, Japanese or Korean: these languages write no space after a name in Latin letters.
pub(crate) fn is_unspaced(character: char) -> bool {
    matches!(character, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}')
}

/// Whether a character is a combining mark, which belongs to the character before it.
pub(crate) fn is_mark(character: char) -> bool {
    !character.is_ascii() && is_combining_mark(character)
}

/// Whether Unicode may have one character for `character` together with the one before it: it is a combining mark, or a
/// vowel or a final consonant of Hangul.
pub(crate) fn joins(character: char) -> bool {
    matches!(character, '\u{1161}'..='\u{1175}' | '\u{11A8}'..='\u{11C2}') || is_mark(character)
}

/// Whether a terminal shows every character of `text`, and obeys none of them as a command.
pub(crate) fn is_shown(text: &str) -> bool {
    let is_odd = |character| is_hidden(character) || is_private(character);
    text.bytes().all(|octet| (0x20..0x7F).contains(&octet)) || !text.contains(is_odd)
}

/// Whether Unicode gives a character no meaning, but leaves it to fonts and programs. Few fonts show anything there.
pub(crate) fn is_private(character: char) -> bool {
    matches!(character, '\u{E000}'..='\u{F8FF}')
}

/// Whether a terminal would obey a character or hide it: a control character, a line separator, an invisible character,
/// or one that changes the direction of the text. Mask these characters before you print a text that you did not write.
///
/// ```
/// use handle_syntax::text::is_hidden;
///
/// assert!(is_hidden('\u{1b}') && is_hidden('\u{202e}') && !is_hidden('日'));
/// ```
#[must_use]
pub fn is_hidden(character: char) -> bool {
    character.is_control() || confusable::is_invisible(character)
}

#[cfg(test)]
mod tests {
    use super::{characters, is_shown, last};

    #[test]
    fn a_hidden_character_is_not_shown() {
        for (text, shown) in [
            ("a b~", true),
            ("é日", true),
            ("a\u{1b}[31m", false),
            ("é\u{202e}", false),
            ("a\u{3164}", false),
            ("a\u{e011}", false),
            ("a\u{a0}b", true),
            ("\u{7f}", false),
        ] {
            assert_eq!(is_shown(text), shown, "{text:?}");
        }
    }

    #[test]
    fn the_last_character_may_have_several_octets() {
        for (octets, expected) in [
            (&b"ab"[..], Some(('b', 1))),
            ("aé".as_bytes(), Some(('é', 1))),
            ("日𝟏".as_bytes(), Some(('𝟏', 3))),
            (b"", None),
            (b"a\xFF", None),
            (b"a\xE6\x97", None),
            (b"a\x97", None),
            (b"\x97\x97\x97\x97\x97", None),
        ] {
            assert_eq!(last(octets), expected, "{}", octets.escape_ascii());
        }
    }

    #[test]
    fn an_ill_formed_subpart_counts_as_one_character() {
        assert_eq!(characters(b"a\xFF\xE6\x97b"), 4);
    }
}
