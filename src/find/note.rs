//! Notes: the marks that cite one after an identifier, and brackets that open one there.

use super::word::{PUNCTUATION, divides};
use crate::text::{run, run_before};

/// Whether the text after a `[` is the rest of the citation of a note: `[^2]` and `[@smith]` of Markdown, or `[12]`,
/// `[a]` and the empty label `[]` at the end of a word. It may also be the end of an element of BBCode: `[/url]`.
pub(super) fn is_citation(rest: &[u8]) -> bool {
    let label = run(rest, 0, u8::is_ascii_alphanumeric);
    let (label, after) = rest.split_at(label);
    let is_short = label.len() < 4 || label.iter().all(u8::is_ascii_alphabetic);
    let ends = match after {
        [b']'] => true,
        [b']', next, ..] => divides(*next) || PUNCTUATION.contains(next),
        _ => false,
    };
    matches!(after, [b'^' | b'@' | b'/', ..]) && label.is_empty() || is_short && ends
}

/// Whether the text after a `^` is the rest of the raised number of a note in Markdown: `^2^`.
pub(super) fn is_superscript(rest: &[u8]) -> bool {
    let number = run(rest, 0, u8::is_ascii_alphanumeric);
    let ends = match rest[number..] {
        [b'^'] => true,
        [b'^', next, ..] => divides(next) || PUNCTUATION.contains(&next),
        _ => false,
    };
    (1..4).contains(&number) && ends
}

/// The index of a bracket after a digit or a letter, if `text` ends with it, perhaps with letters after it: it opens a
/// note, which goes on after a blank. `body` is where the name begins.
pub(super) fn note_start(text: &[u8], body: usize) -> Option<usize> {
    let bracket = run_before(text, text.len(), u8::is_ascii_alphabetic).checked_sub(1)?;
    let opens = bracket > body + 1 && b"([".contains(&text[bracket]);
    (opens && text[bracket - 1].is_ascii_alphanumeric()).then_some(bracket)
}
