//! Notes in square brackets right after a name.

use crate::accident::form::date::is_date;
use crate::accident::form::octets::{
    are_digits, blanks_before, has_digit, is_word, run_before, starts,
};
use crate::accident::name::registered_doi_slash;
use crate::accident::rest::joined::button;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `[1]`, `[1][2]` or `[12, 13]`, the numbers of notes, right after an identifier, or `[Title]`, the text of a link,
/// after a DOI name. Names in use that have such brackets go on after them, or have a longer number in them.
pub(crate) fn bracketed(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let doi = registered_doi_slash(text, pasted.body.start);
    let slash = doi.or(pasted.slash.filter(|_| pasted.says_handle()))?;
    let close = pages_start(&text[..end]);
    let (open, word) = bracket_before(&text[..close], slash)?;
    let (is_number, is_button) = (is_note_number(word), button::is_link(word));
    let start = if is_number {
        before_numbers(text, slash, open)
    } else if is_medium(word) && text[..open].ends_with(b".") {
        open - 1
    } else {
        open
    };
    let name = &text[slash..start];
    let is_whole = name.last()?.is_ascii_alphanumeric() && (has_digit(name) || is_button);
    let is_note = is_number || close == end && (is_button || doi.is_some() && is_text(word));
    (is_whole && is_note).then(|| Hit::cut(start..end))
}

/// Where a colon and the numbers of pages begin at the end of a text, as Wikipedia has them after the number of a note:
/// `[1]: 5-7`.
fn pages_start(text: &[u8]) -> usize {
    let pages = run_before(text, text.len(), |octet| octet.is_ascii_digit() || *octet == b'-');
    let colon = blanks_before(text, pages).checked_sub(1).filter(|&colon| text[colon] == b':');
    colon.filter(|_| text[pages..].first().is_some_and(u8::is_ascii_digit)).unwrap_or(text.len())
}

/// The square bracket after `from` with which `text` ends: where it begins, and what is in it.
fn bracket_before(text: &[u8], from: usize) -> Option<(usize, &[u8])> {
    let inside = text.get(from..)?.strip_suffix(b"]")?;
    let open = inside.iter().rposition(|&octet| octet == b'[')?;
    Some((from + open, &inside[open + 1..]))
}

/// Where the numbers of notes begin of which the last one is in the bracket at `open`. The punctuation of a sentence may
/// stand before them.
fn before_numbers(text: &[u8], slash: usize, open: usize) -> usize {
    let mut start = open;
    while let Some((before, word)) = bracket_before(&text[..start], slash)
        && is_note_number(word)
    {
        start = before;
    }
    run_before(text, start, |octet| b".,;".contains(octet))
}

/// Whether this is the number of a note, or several: `1`, `12, 13`, `web:12`.
fn is_note_number(word: &[u8]) -> bool {
    let kind = ["web:", "citation:", "cite:"].iter().find(|kind| starts(word, 0, kind));
    let number = &word[kind.map_or(0, |kind| kind.len())..];
    let mut numbers = number.split(|octet| b",;-".contains(octet)).map(<[u8]>::trim_ascii);
    numbers.all(|number| number.len() < 4 && are_digits(number))
}

/// Whether this may be the text of a link, the kind of a work, or a date.
fn is_text(word: &[u8]) -> bool {
    // AsciiDoc has attributes after the text of a link, or a `^` that opens it in a window of its own.
    matches!(word, b"" | b"*")
        || word.ends_with(b"^")
        || word.contains(&b'=')
        // In Markdown, the key of a citation has an `@` before it.
        || word.starts_with(b"@")
        || is_word(word, b"") && word.iter().any(u8::is_ascii_alphabetic)
        || is_medium(word)
        || is_date(word)
}

/// Whether this is the kind of a work and its medium, as Chinese references have them in brackets (GB/T 7714): `J`,
/// `J/OL`.
pub(crate) fn is_medium(word: &[u8]) -> bool {
    let is_code =
        |code: &[u8]| (1..3).contains(&code.len()) && code.iter().all(u8::is_ascii_uppercase);
    let mut codes = word.split(|octet| *octet == b'/');
    codes.by_ref().take(2).all(is_code) && codes.next().is_none()
}
