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

/// An ISSN and a date in brackets at the end of a DOI name, perhaps with the number of an issue: a SICI or a PII goes on
/// after it.
pub(crate) fn serial(pasted: &Pasted<'_>) -> Option<Hit> {
    let (suffix, end) = suffix(pasted)?;
    let start = end - suffix.len() + serial_start(suffix)?;
    Some(Hit::at(start..end))
}

/// Whether a DOI name ends with the beginning of a SICI or a PII.
pub(crate) fn has_serial(name: &[u8]) -> bool {
    let slash = name.iter().position(|&octet| octet == b'/');
    slash.is_some_and(|slash| serial_start(&name[slash + 1..]).is_some())
}

/// Where the ISSN begins that is followed only by a date, or by a date and the number of an issue.
fn serial_start(suffix: &[u8]) -> Option<usize> {
    let open = suffix.iter().rposition(|&octet| octet == b'(')?;
    let issn = suffix[..open].last_chunk::<9>().filter(|issn| is_issn(*issn))?;
    let mut parts = suffix[open + 1..].splitn(2, |&octet| octet == b')');
    let (date, issue) = (parts.next()?, parts.next()?);
    let is_whole = if issue.is_empty() { is_date(date) } else { is_issue(date, issue) };
    is_whole.then(|| open - issn.len())
}

/// Whether an article's number does not begin in these brackets. It may follow a year and a slash.
fn is_date(octets: &[u8]) -> bool {
    let mut parts = octets.split(|&octet| octet == b'/');
    let first = parts.next().unwrap_or_default();
    first.len() > if parts.next().is_some() { 5 } else { 1 }
        && octets.iter().all(|octet| octet.is_ascii_digit() || *octet == b'/')
}

/// Whether these are the date and the number of an issue. Some journals have only a year and a number in their names, but
/// neither a month nor zeros before a short number.
fn is_issue(date: &[u8], issue: &[u8]) -> bool {
    let digits = |octets: &[u8]| octets.iter().all(u8::is_ascii_digit) && !octets.is_empty();
    let mut parts = issue.splitn(2, |&octet| octet == b':');
    let volume = parts.next().unwrap_or_default();
    let number = parts.next();
    let padded = volume.starts_with(b"0") && volume.len() < 5;
    let telling = date.len() >= 6 || padded || number.is_some();
    telling && digits(date) && digits(volume) && number.is_none_or(digits)
}
