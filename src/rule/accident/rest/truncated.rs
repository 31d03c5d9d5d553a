//! Names of which only the beginning is left.

use crate::rule::accident::hit::Hit;
use crate::rule::accident::octets::{run, starts};
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

/// The beginnings of names to which some repositories, journals and publishers add a number: a prefix, and then `#` for
/// digits, `&` for two digits, and `@` for letters.
const STEMS: &[&str] = &[
    "10.5281/zenodo.",
    "10.6084/m9.figshare.",
    "10.5061/dryad.",
    "10.1594/pangaea.",
    "10.2139/ssrn.",
    "10.7717/peerj.",
    "10.7554/elife.",
    "10.48550/arxiv.",
    "10.1002/@.",
    "10.1002/@#.",
    "10.1111/@.",
    "10.1371/journal.",
    "10.1371/journal.@.",
    "10.1016/j.@.",
    "10.1016/j.@.#.",
    "10.1016/j.@.#.&.",
];

/// A dot at the end of a DOI name that cannot be whole, as a number follows the dot.
pub(crate) fn stem(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, end) = (pasted.body(), pasted.body.end);
    // Most names have another prefix, which shows at their first octets.
    let prefix = body.first_chunk::<{ "10.1000".len() }>()?;
    let is_stem = |stem: &&str| {
        stem.as_bytes().first_chunk() == Some(prefix) && stem_end(body, stem) == Some(body.len())
    };
    (body.ends_with(b".") && STEMS.iter().any(is_stem)).then(|| Hit::at(end - 1..end))
}

/// The index at which `stem` ends in a name that begins with it.
fn stem_end(name: &[u8], stem: &str) -> Option<usize> {
    stem.bytes().try_fold(0, |at, sign| {
        let end = match sign {
            b'#' => run(name, at, |octet| octet.is_ascii_digit()),
            b'@' => run(name, at, |octet| octet.is_ascii_alphabetic()),
            b'&' => {
                Some(run(name, at, |octet| octet.is_ascii_digit())).filter(|end| *end == at + 2)?
            }
            _ => at + usize::from(name.get(at)?.eq_ignore_ascii_case(&sign)),
        };
        (end > at).then_some(end)
    })
}

/// The prefix of a journal whose names are its ISSN, a year and a number.
const WHOLE: &str = "10.26786/";

/// An ISSN and a date in brackets at the end of a DOI name, perhaps with the number of an issue: a SICI or a PII goes on
/// after it. Or a SICI of which the part between its `<` and `>` was deleted as if it were a tag.
pub(crate) fn serial(pasted: &Pasted<'_>) -> Option<Hit> {
    let start = pasted.body.start + serial_start(pasted.body())?;
    Some(Hit::at(start..pasted.body.end))
}

/// Whether a DOI name ends with the beginning of a SICI or a PII.
pub(crate) fn has_serial(name: &[u8]) -> bool {
    serial_start(name).is_some()
}

/// The index in a DOI name of an ISSN that only a date follows, perhaps with the number of an issue and the end of a SICI.
fn serial_start(name: &[u8]) -> Option<usize> {
    let open = name.iter().rposition(|&octet| octet == b'(')?;
    let issn = name[..open].last_chunk::<9>().filter(|issn| is_issn(*issn))?;
    let mut parts = name[open + 1..].splitn(2, |&octet| octet == b')');
    let (date, issue) = (parts.next()?, parts.next()?);
    let is_cut = if issue.is_empty() {
        is_date(date)
    } else {
        is_date(date) && (is_issue(issue) || is_gutted(issue))
    };
    let is_doi = name.starts_with(b"10.") && !starts(name, 0, WHOLE);
    (is_doi && is_cut).then(|| open - issn.len())
}

/// Whether the octets between two brackets are a date. After a year and a slash, they may be the number of an article
/// instead.
fn is_date(octets: &[u8]) -> bool {
    let mut parts = octets.split(|&octet| octet == b'/');
    let first = parts.next().unwrap_or_default();
    first.len() > if parts.next().is_some() { 5 } else { 1 }
        && octets.iter().all(|octet| octet.is_ascii_digit() || *octet == b'/')
}

/// Whether these are a volume, an issue and the end of a SICI, without the part that its angle brackets have.
fn is_gutted(octets: &[u8]) -> bool {
    let is_part = |octet: &u8| octet.is_ascii_digit() || b":/.-".contains(octet);
    let end = run(octets, 0, |octet| is_part(&octet));
    let number = octets[..end].strip_suffix(b".").and_then(|number| number.strip_suffix(b".0"));
    starts(octets, end, "co;") && number.is_some_and(|number| number.len() > 1)
}

/// Whether these are the numbers of a volume and perhaps of an issue. The number of an article is longer.
fn is_issue(octets: &[u8]) -> bool {
    let mut numbers = octets.splitn(2, |&octet| octet == b':');
    numbers.all(|number| (1..5).contains(&number.len()) && number.iter().all(u8::is_ascii_digit))
}
