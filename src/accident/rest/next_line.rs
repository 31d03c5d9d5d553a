//! `052Received:`, `gkaa1100Nucleic Acids`: the first word of the next line of a page, right after a name.

use crate::accident::octets::{Words, has_digit, run_before};
use crate::accident::registrant::is_whole;

/// Words with which a line of an article begins.
static LINE_STARTS: Words = Words::new(&[
    "abbreviations",
    "abstract",
    "accepted",
    "accessed",
    "address",
    "article",
    "author",
    "authors",
    "available",
    "citation",
    "copyright",
    "correspondence",
    "corresponding",
    "downloaded",
    "edited",
    "editor",
    "get",
    "figure",
    "fig",
    "issn",
    "keywords",
    "open",
    "original",
    "paper",
    "published",
    "received",
    "report",
    "research",
    "review",
    "short",
    "supplementary",
    "supporting",
    "table",
    "terms",
    "the",
    "this",
    "to",
    "view",
    "vol",
    "volume",
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "jan",
    "feb",
    "mar",
    "apr",
    "jun",
    "jul",
    "aug",
    "sep",
    "oct",
    "nov",
    "dec",
]);

/// Where a word of [`LINE_STARTS`] begins at the end of a name, because a PDF shows no blank before it: after a digit,
/// as in `052Received:`, or in capitals, as in `0340-zORIGINAL`.
pub(super) fn next_line_start(name: &[u8]) -> Option<usize> {
    let end = run_before(name, name.len(), |octet| b".,;:".contains(octet));
    let start = run_before(name, end, u8::is_ascii_alphabetic);
    // The first of these letters may be the last one of the name.
    let mut places = (start.max(1)..end).take(2);
    let is_glued = |at: &usize| {
        let (before, word) = (name[at - 1], &name[*at..end]);
        let is_loud = word.len() > 3 && word.iter().all(u8::is_ascii_uppercase);
        LINE_STARTS.has(word)
            && word[0].is_ascii_uppercase()
            && (before.is_ascii_digit() || is_loud && before.is_ascii_lowercase())
    };
    places.find(is_glued).filter(|&at| has_digit(&name[..at]))
}

/// Where a word with a capital letter begins right after the number of a name that is whole without it, or one of
/// [`LINE_STARTS`] after a small letter.
pub(super) fn capital(name: &[u8]) -> Option<usize> {
    let at = name.iter().rposition(u8::is_ascii_uppercase)?;
    let (name, word) = name.split_at(at);
    let last = name.last()?;
    let is_word = word.len() > 3 && word.iter().all(u8::is_ascii_alphabetic);
    let is_glued = last.is_ascii_digit() && is_whole(name)
        || last.is_ascii_lowercase() && LINE_STARTS.has(word);
    (is_word && is_glued && has_digit(name)).then_some(at)
}
