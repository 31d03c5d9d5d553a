//! Identifiers between marks, with more text before or after the marks.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::marks::QUOTES;
use crate::accident::form::octets::{
    self, between_blanks, blanks, is_blank, is_number, run, starts,
};
use crate::accident::name::label;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::slip::damaged_prefix::may_begin_identifier;

use super::only::{has_mention, keep};
use super::quotes::{begins_name, pairs};

/// The marks of Markdown for emphasis, for code and for what was deleted.
pub(super) const EMPHASIS: &[u8] = b"*_`~";

/// How many pairs of marks may stand around an identifier.
const MOST: usize = 2;

/// Whether an identifier begins at `at`, perhaps after a label, or between marks, as in `"10.1000/182"`,
/// `(10.1000/182)` and `**10.1000/182**`.
pub(crate) fn may_begin_marked(text: &[u8], at: usize) -> bool {
    may_begin_identifier(text, at) || is_marked(text, at, MOST)
}

/// Whether an identifier between marks begins at `at`, after a label. If the label ends with a bracket, the marks are
/// not all that stands around the identifier.
pub(crate) fn begins_marked(text: &[u8], at: usize) -> bool {
    !matches!(text[..at], [.., b'(' | b'[']) && is_marked(text, at, MOST)
}

/// Whether up to `most` pairs of marks stand around an identifier that begins with its marks at `at`.
fn is_marked(text: &[u8], at: usize, most: usize) -> bool {
    // No mark begins with a letter or a digit, except those of strings in programs, which have rules of their own.
    let Some(first) = text.get(at).filter(|octet| !octet.is_ascii_alphanumeric()) else {
        return false;
    };
    let encloses = |open: usize, close: &[u8]| {
        let start = blanks(text, at + open);
        let begins =
            may_begin_identifier(text, start) || most > 1 && is_marked(text, start, most - 1);
        begins && text[start..].windows(close.len()).any(|octets| octets == close)
    };
    let emphasis = run(text, at, |octet| octet == first) - at;
    EMPHASIS.contains(first) && encloses(emphasis, &text[at..at + emphasis])
        || pairs()
            .filter(|(open, _)| starts(text, at, open))
            .any(|(open, close)| encloses(open.len(), close.as_bytes()))
}

/// `(10.1000/182) 2004`, `(doi: 10.1000/182); PMID 12345678`, `"10.1000/182"[1]`: an identifier in brackets or
/// quotation marks, and more text after them.
pub(crate) fn bracketed(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.body();
    if !pasted.is_name() {
        return None;
    }
    let ((kept, end), what) = in_brackets(text)
        .map(|found| (found, "brackets"))
        .or_else(|| Some((in_quotes(text)?, "quotation marks")))
        .or_else(|| Some((in_emphasis(text)?, "marks of Markdown")))?;
    let hit = Hit { place: 0..end, others: Vec::new(), ..keep(text, &kept) };
    // The text does not show which of two identifiers is meant.
    Some(hit.offered(!has_mention(&text[end..])).called(what))
}

/// The identifier in the brackets with which a text begins and after which it goes on, and the index after the
/// brackets.
fn in_brackets(text: &[u8]) -> Option<(Range<usize>, usize)> {
    let (open, close) = match text.first()? {
        b'(' => (b'(', b')'),
        b'[' => (b'[', b']'),
        b'{' => (b'{', b'}'),
        b'<' => (b'<', b'>'),
        _ => return None,
    };
    // Brackets that are opened inside belong to the identifier.
    let mut depth = 0_usize;
    let end = text.iter().position(|&octet| {
        depth += usize::from(octet == open);
        depth -= usize::from(octet == close);
        depth == 0
    })?;
    let kept = between_blanks(text, 1..end);
    let inner = &text[kept.clone()];
    let rest = &text[end + 1..];
    // If another identifier follows, more marks inside the brackets may belong to a list.
    let is_identifier =
        may_begin_identifier(inner, 0) || !has_mention(rest) && may_begin_marked(inner, 0);
    let is_identifier = is_identifier && !is_count(inner);
    // A name with its label in brackets ends with the bracket, whatever follows right after it, as in
    // `[doi:10.1000/182]PubMed`.
    let is_glued = label::doi_end(inner, 0).is_some()
        && rest.first().is_some_and(|octet| octet.is_ascii_alphanumeric() || b"[/".contains(octet));
    (is_identifier && (is_glued || is_more(rest) || is_attached(rest))).then_some((kept, end + 1))
}

/// The identifier in the quotation marks with which a text begins and right after which it goes on, and the index after
/// the marks.
fn in_quotes(text: &[u8]) -> Option<(Range<usize>, usize)> {
    QUOTES.iter().filter(|(open, _)| starts(text, 0, open)).find_map(|(open, close)| {
        let end = open.len() + octets::position(&text[open.len()..], close)?;
        let (inner, rest) = (open.len()..end, &text[end + close.len()..]);
        let is_word = !text[inner.clone()].iter().any(is_blank)
            && begins_name(&text[..end], inner.start)
            && !is_count(&text[inner.clone()]);
        let is_note = rest.len() < 5 && is_number(rest);
        // After one word in quotation marks, there is another rule for the words that follow. But in a row of a table,
        // each cell may be in quotation marks, and so may be the rest of a program or of markup.
        let is_one = !octets::contains(rest, open);
        let follows = if is_one { is_note || is_attached(rest) } else { is_more(rest) };
        (is_word && follows).then_some((inner, end + close.len()))
    })
}

/// The identifier between the marks of Markdown with which a text begins and after which it goes on, and the index
/// after the marks.
fn in_emphasis(text: &[u8]) -> Option<(Range<usize>, usize)> {
    let mark = text.first().filter(|mark| EMPHASIS.contains(mark))?;
    let start = run(text, 0, |octet| octet == mark);
    let close = text[start..].windows(start).position(|octets| octets == &text[..start])?;
    let (inner, rest) = (start..start + close, &text[start + close + start..]);
    let is_word = !text[inner.clone()].iter().any(is_blank) && may_begin_marked(text, start);
    (is_word && (is_more(rest) || is_attached(rest))).then_some((inner, text.len() - rest.len()))
}

/// `1/2`, `12/03/20, 10:15`: whether a number of up to three digits stands before the first slash, as in a count or a
/// date.
fn is_count(text: &[u8]) -> bool {
    let slash = run(text, 0, u8::is_ascii_digit);
    (1..4).contains(&slash) && text.get(slash) == Some(&b'/')
}

/// Whether the text after brackets is more than the end of a sentence: a blank, perhaps after punctuation, and a word;
/// or marks beyond ASCII.
fn is_more(after: &[u8]) -> bool {
    let marks = run(after, 0, |octet| b".,;:".contains(octet));
    match after.get(marks) {
        Some(octet) if octet.is_ascii() => {
            blanks(after, marks) > marks && blanks(after, marks) < after.len()
        }
        Some(_) => !begins_name(after, marks),
        None => false,
    }
}

/// Whether a tag, the number of a note in brackets, a query or a fragment follows right after marks, perhaps with the
/// punctuation of a sentence before it.
fn is_attached(after: &[u8]) -> bool {
    match &after[run(after, 0, |octet| b".,;:".contains(octet))..] {
        [b'<', next, more @ ..] => {
            (next.is_ascii_alphabetic() || *next == b'/') && more.contains(&b'>')
        }
        [b'[', next, ..] => next.is_ascii_digit() && after.ends_with(b"]"),
        [b'?' | b'#', next, ..] => next.is_ascii_alphabetic(),
        _ => false,
    }
}
