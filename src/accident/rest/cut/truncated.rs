//! Names of which only the beginning is left.

use crate::accident::form::octets::run_before;
use crate::accident::other::is_issn;
use crate::accident::registrant::awaits;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// A hyphen at the end of a handle, at which a line was broken.
pub(crate) fn hyphen(pasted: &Pasted<'_>) -> Option<Hit> {
    let (slash, end) = (pasted.slash_of_handle()?, pasted.body.end);
    let suffix = &pasted.flat[slash..end];
    let is_broken = matches!(suffix, [.., before, b'-']
        if before.is_ascii_alphanumeric() || *before == b')' && suffix.contains(&b'('));
    // After the hyphen of a SICI, a `#` that was not escaped begins a fragment.
    (is_broken && end == pasted.flat.len()).then(|| Hit::at(end - 1..end))
}

/// `10.11588/heidok.`, `10.1051/0004-6361/`, `10.1093/nar/`: a local name that is only a word of lower-case letters, an
/// ISSN or the journal with which the names of its registrant begin, and the mark after which its number is missing.
pub(crate) fn unnumbered(pasted: &Pasted<'_>) -> Option<Hit> {
    let (slash, end) = (pasted.slash_of_handle()?, pasted.body.end);
    let (mark, word) = pasted.flat[slash + 1..end].split_last()?;
    // The local name of a shortDOI may be only a word.
    if pasted.body().starts_with(b"10/") {
        return None;
    }
    let is_begun = match mark {
        b'.' => word.len() > 3 && word.iter().all(u8::is_ascii_lowercase),
        b'/' => is_issn(word) || is_journal(word) && awaits(pasted.body(), LETTERS),
        _ => false,
    };
    is_begun.then(|| {
        Hit::at(end - 1..end).called(if *mark == b'.' { "a full stop" } else { "a slash" })
    })
}

/// The sign for letters in the forms of registrants.
const LETTERS: &[u8] = b"$";

/// Whether a part of a name may be that of a journal.
fn is_journal(part: &[u8]) -> bool {
    !part.is_empty() && part.iter().all(u8::is_ascii_alphabetic)
}

/// `10568/1.00E+05`: a number that a spreadsheet has rounded.
pub(crate) fn rounded(pasted: &Pasted<'_>) -> Option<Hit> {
    let (slash, end) = (pasted.slash?, pasted.body.end);
    let name = &pasted.flat[slash..end];
    let exponent = run_before(name, name.len(), u8::is_ascii_digit);
    let number = name[..exponent].strip_suffix(b"E+").or(name[..exponent].strip_suffix(b"e+"))?;
    let fraction = run_before(number, number.len(), u8::is_ascii_digit);
    let is_rounded = fraction < number.len()
        && (2..4).contains(&(name.len() - exponent))
        && matches!(number[..fraction], [.., digit, b'.'] if digit.is_ascii_digit());
    is_rounded.then(|| Hit::at(slash + fraction - "1.".len()..end))
}
