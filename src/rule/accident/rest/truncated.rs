//! Names of which only the beginning is left.

use crate::rule::accident::hit::Hit;
use crate::rule::accident::other::is_issn;
use crate::rule::accident::pasted::Pasted;

/// The part of a DOI name after its slash, and where it ends in the text.
fn suffix<'a>(pasted: &Pasted<'a>) -> Option<(&'a [u8], usize)> {
    let (slash, end) = (pasted.slash?, pasted.body.end);
    pasted.body().starts_with(b"10.").then(|| (&pasted.flat[slash + 1..end], end))
}

/// A hyphen at the end of a DOI name, at which a line was broken.
pub(crate) fn hyphen(pasted: &Pasted<'_>) -> Option<Hit> {
    let (suffix, end) = suffix(pasted)?;
    // A fragment may follow the hyphen of a SICI, of which the `#` was not escaped.
    let last = end == pasted.flat.len();
    let follows = |before: u8| before.is_ascii_alphanumeric() || before == b')';
    let broken = last && matches!(suffix, [.., before, b'-'] if follows(*before));
    broken.then(|| Hit::at(end - 1..end))
}

/// An ISSN and a date in brackets at the end of a DOI name: a SICI or a PII goes on after the date.
pub(crate) fn serial(pasted: &Pasted<'_>) -> Option<Hit> {
    let (suffix, end) = suffix(pasted)?;
    let open = suffix.iter().rposition(|&octet| octet == b'(')?;
    let (issn, date) = (suffix[..open].last_chunk::<9>()?, suffix[open + 1..].strip_suffix(b")")?);
    // The number of an article may follow a year and a slash; then nothing is missing.
    let mut parts = date.split(|&octet| octet == b'/');
    let first = parts.next().unwrap_or_default();
    let is_date = first.len() > if parts.next().is_some() { 5 } else { 1 }
        && date.iter().all(|octet| octet.is_ascii_digit() || *octet == b'/');
    let place = end - issn.len() - date.len() - "()".len()..end;
    (is_issn(issn) && is_date).then(|| Hit::at(place))
}
