//! `052Received:`, `gkaa1100Nucleic Acids`: the first word of the next line of a page, right after a name.

use crate::accident::form::octets::{has_digit, run_before};
use crate::accident::form::words::Words;
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
    "pmcid",
    "pmid",
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
]);

/// The months, in which an article was received, and their short names.
static MONTHS: Words = Words::new(&[
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

/// Whether a line of an article may begin with this word.
fn begins_line(word: &[u8]) -> bool {
    LINE_STARTS.has(word) || MONTHS.has(word)
}

/// Where the first word of the next line begins at the end of a name, because a PDF shows no blank before it: after a
/// digit, as in `052Received:`; in capitals after a lower-case letter, as in `0340-zORIGINAL`; or with only its first
/// letter in capitals after a capital, as in `04159AVol.`.
pub(crate) fn next_line_start(name: &[u8]) -> Option<usize> {
    let end = run_before(name, name.len(), |octet| b".,;:".contains(octet));
    let start = run_before(name, end, u8::is_ascii_alphabetic);
    let is_glued = |at: &usize| {
        let (before, word) = (name[at - 1], &name[*at..end]);
        let is_loud = word.len() > 3 && word.iter().all(u8::is_ascii_uppercase);
        let is_small = word[1..].iter().all(u8::is_ascii_lowercase);
        word[0].is_ascii_uppercase()
            && (before.is_ascii_digit()
                || is_loud && before.is_ascii_lowercase()
                || is_small && before.is_ascii_uppercase())
            && begins_line(word)
    };
    (start.max(1)..end).find(is_glued).filter(|&at| has_digit(&name[..at]))
}

/// Where a word with a capital letter begins right after the number of a name that is whole without it, perhaps with
/// the full stop of a sentence between them, or a word that begins a line after a lower-case letter.
pub(crate) fn capital(name: &[u8]) -> Option<usize> {
    let at = name.iter().rposition(u8::is_ascii_uppercase)?;
    let (name, word) = name.split_at(at);
    if !word.iter().all(u8::is_ascii_alphabetic) {
        return None;
    }
    // After the full stop of a sentence, the first word of the next one may be short.
    if let Some(whole) = name.strip_suffix(b".") {
        return is_whole(whole).then_some(whole.len());
    }
    let last = name.last()?;
    let is_glued =
        last.is_ascii_digit() && is_whole(name) || last.is_ascii_lowercase() && begins_line(word);
    (word.len() > 3 && is_glued).then_some(at)
}
