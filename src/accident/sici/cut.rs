//! SICIs of which only the beginning is left, or whose brackets were lost.

use alloc::format;

use crate::accident::form::octets::{are_digits, are_digits_or, ends, run, starts};
use crate::accident::other::is_issn;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::split::{brackets, cut_start, is_begun, without_brackets};

/// The part of a DOI name from its slash on, and where it ends in the text.
fn suffix<'a>(pasted: &Pasted<'a>) -> Option<(&'a [u8], usize)> {
    let (slash, end) = (pasted.slash?, pasted.body.end);
    pasted.body().starts_with(b"10.").then(|| (&pasted.flat[slash..end], end))
}

/// The prefix of a journal whose names are its ISSN, a year and a number.
const OF_SERIAL: &str = "10.26786/";

/// How many octets an ISSN has.
const ISSN: usize = "1097-0258".len();

/// An ISSN at the end of a SICI that was cut off there, or an ISSN and a date in brackets at the end of a DOI name,
/// perhaps with the number of an issue: a SICI or a PII goes on after it. It may also be a SICI whose part between `<`
/// and `>` was deleted as if it were a tag.
pub(crate) fn serial(pasted: &Pasted<'_>) -> Option<Hit> {
    // There is another rule for a SICI that lost its angle brackets alone.
    if without_brackets(pasted.body()).is_some() {
        return None;
    }
    let start = pasted.body.start + serial_start(pasted.body())?;
    Some(Hit::at(start..pasted.body.end))
}

/// `…3.0.CO;`: a SICI that was cut off at its `;`, or before it, as lists are cut at their separators.
pub(crate) fn versionless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (suffix, end) = suffix(pasted).filter(|(suffix, _)| is_cut_sici(suffix))?;
    let (name, last, rest) = match suffix.strip_suffix(b";") {
        Some(name) => (name, ";", "2"),
        None => (suffix, "CO", ";2"),
    };
    let place = end - last.len()..end;
    // A SICI with `2.0.CO` ends with `;2`. The others go on with a check character, which nobody can guess.
    let is_second = ends(name, name.len(), "2.0.CO");
    Some(if is_second { Hit { place, ..Hit::swap(end..end, rest) } } else { Hit::at(place) })
}

/// `10.1175/1520-0442(1997)010<0001:TITLE>2.0`: a SICI that was cut off after its title.
pub(crate) fn begun(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, end) = (pasted.body(), pasted.body.end);
    let is_begun = is_begun(body) && !is_cut_sici(body) && pasted.may_be_handle();
    is_begun.then(|| Hit::at(end..end))
}

/// `10.1175/1520-0469(1963)0200130:DNF2.0.CO;2`: a SICI whose brackets around the title were lost.
pub(crate) fn bracketless(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = without_brackets(pasted.body()).filter(|_| pasted.may_be_handle())?;
    let [open, close] = brackets(pasted.body());
    Some(Hit::at(place).moved(pasted.body.start).called(format!("`{open}` and `{close}`")))
}

/// Whether a name ends like a SICI without the version after its `;`.
fn is_cut_sici(name: &[u8]) -> bool {
    let name = name.strip_suffix(b";").unwrap_or(name);
    matches!(name, [.., b'>' | b']', a, b'.', b, b'.', b'C' | b'c', b'O' | b'o']
        if a.is_ascii_digit() && b.is_ascii_digit())
}

/// Whether a DOI name ends with the beginning of a SICI or a PII.
pub(crate) fn has_serial(name: &[u8]) -> bool {
    serial_start(name).is_some()
}

/// The index in a DOI name of an ISSN that only a date follows, perhaps with the number of an issue and the end of a
/// SICI; or of what a SICI has that was cut after its mark or its ISSN.
fn serial_start(name: &[u8]) -> Option<usize> {
    if let Some(start) = cut_start(name) {
        return Some(start);
    }
    let open = name.iter().rposition(|&octet| octet == b'(')?;
    let issn = name[..open].last_chunk::<ISSN>().filter(|issn| is_issn(*issn))?;
    let mut parts = name[open + 1..].splitn(2, |&octet| octet == b')');
    let (date, issue) = (parts.next()?, parts.next()?);
    // A program that deletes tags may leave the bracket before the page.
    let issue = issue.strip_suffix(b"<").unwrap_or(issue);
    let is_cut = is_sici_date(date) && (issue.is_empty() || is_issue(issue) || is_gutted(issue));
    let is_doi = name.starts_with(b"10.") && !starts(name, 0, OF_SERIAL);
    (is_doi && is_cut).then(|| open - issn.len())
}

/// Whether the octets between two brackets are a date. After a year and a slash, they may be the number of an article
/// instead.
fn is_sici_date(octets: &[u8]) -> bool {
    let mut parts = octets.split(|&octet| octet == b'/');
    let first = parts.next().unwrap_or_default();
    first.len() > if parts.next().is_some() { 5 } else { 1 } && are_digits_or(octets, b"/")
}

/// Whether these are a volume, an issue and the end of a SICI, without the part that its angle brackets have.
fn is_gutted(octets: &[u8]) -> bool {
    let is_part = |octet: &u8| octet.is_ascii_digit() || b":/.-".contains(octet);
    let end = run(octets, 0, is_part);
    let number = octets[..end].strip_suffix(b".").and_then(|number| number.strip_suffix(b".0"));
    starts(octets, end, "co;") && number.is_some_and(|number| number.len() > 1)
}

/// Whether these are the numbers of a volume and perhaps of one issue or two: `17:15/16`. The number of an article is
/// longer.
fn is_issue(octets: &[u8]) -> bool {
    let mut numbers = octets.splitn(3, |octet| b":/".contains(octet));
    numbers.all(|number| (1..5).contains(&number.len()) && are_digits(number))
}
