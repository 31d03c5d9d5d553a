//! References to notes after an identifier, and brackets that open a note there.

use crate::accident::{is_date, is_medium};
use crate::text::{self, run, run_before};

use super::word::{PUNCTUATION, ends_word, is_space_or_line_end};

/// Whether the text after a `[` is the rest of the citation of a note: `[^2]` and `[@smith]` of Markdown, or `[12]`,
/// `[2,3]`, `[a]`, `[J/OL]`, `[2020-03-16]`, `[label]` and the empty label `[]` at the end of a word. It may also be
/// the end of an element of BBCode: `[/url]`.
pub(in crate::find) fn is_citation(rest: &[u8]) -> bool {
    let word = run(rest, 0, u8::is_ascii_alphanumeric);
    let numbers = run(rest, 0, |octet| octet.is_ascii_digit() || b",-".contains(octet));
    let medium = run(rest, 0, |octet| octet.is_ascii_uppercase() || *octet == b'/');
    let medium = if is_medium(&rest[..medium]) { medium } else { 0 };
    let (label, after) = rest.split_at(word.max(numbers).max(medium));
    let is_number = |number: &[u8]| (1..4).contains(&number.len());
    let is_of_note = label.len() < 4
        || medium > 0
        || label.iter().all(u8::is_ascii_alphabetic)
        || is_date(label)
        || label.split(|octet| b",-".contains(octet)).all(is_number);
    // A second bracket closes the link of a wiki, whose text may be a name with brackets.
    let ends = matches!(after, [b']', rest @ ..] if !rest.starts_with(b"]") && is_after_note(rest));
    matches!(after, [b'^' | b'@' | b'/', ..]) && label.is_empty() || is_of_note && ends
}

/// Whether the text after a `^` is the rest of the raised number of a note in Markdown: `^2^`.
pub(in crate::find) fn is_superscript(rest: &[u8]) -> bool {
    let number = run(rest, 0, u8::is_ascii_alphanumeric);
    let ends = rest[number..].strip_prefix(b"^").is_some_and(is_after_note);
    (1..4).contains(&number) && ends
}

/// Whether a word ends before `text`, so that a note may stand at its end.
fn is_after_note(text: &[u8]) -> bool {
    let is_mark = |octet: &u8| PUNCTUATION.contains(octet) || b")]}$".contains(octet);
    text.first().is_none_or(|octet| ends_word(*octet) || is_mark(octet) || !octet.is_ascii())
}

/// If `text` ends with an opening bracket right after a letter or a digit, and perhaps with a word of any language in
/// it: the index of the bracket. It opens a note, the rest of which follows after a blank. `body` is where the name
/// begins.
pub(in crate::find) fn note_start(text: &[u8], body: usize) -> Option<usize> {
    let is_of_word =
        |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii() || b",.;:'".contains(octet);
    let bracket = run_before(text, text.len(), is_of_word).checked_sub(1)?;
    let opens = bracket > body + 1 && b"([".contains(&text[bracket]);
    (opens && text[bracket - 1].is_ascii_alphanumeric()).then_some(bracket)
}

/// A length that the words in brackets right after an identifier do not reach, in octets.
const LONGEST_LABEL: usize = 64;

/// Whether the text after a `[` is the rest of several words in brackets: the text of a link in AsciiDoc, or a note. No
/// name has a blank in its brackets. At the end of a word, AsciiDoc also has attributes after the text of a link, and a
/// `^` that opens the link in a window of its own: `[Paper,window=_blank]`, `[Paper^]`.
pub(in crate::find) fn is_label(rest: &[u8]) -> bool {
    let near = text::first(rest, LONGEST_LABEL);
    let label = &near[..run(near, 0, is_of_label)];
    let Some(after) = near[label.len()..].strip_prefix(b"]") else { return false };
    let is_of_link = label.ends_with(b"^") || label == b"*" || label.contains(&b'=');
    label.contains(&b' ') || is_of_link && is_after_note(after)
}

/// Whether `head` ends with a `[` inside a word and perhaps with octets after it, so that it may end inside several
/// words in brackets.
pub(in crate::find) fn begins_label(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST_LABEL);
    let label_start = run_before(near, near.len(), is_of_label);
    let opening = head[..head.len() - (near.len() - label_start)].strip_suffix(b"[");
    opening.is_some_and(|word| word.last().is_some_and(|octet| !is_space_or_line_end(*octet)))
}

/// Whether an octet may stand in the label of a link.
fn is_of_label(octet: &u8) -> bool {
    *octet >= b' ' && !b"[]".contains(octet)
}
