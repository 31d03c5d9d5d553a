//! Numbers that databases and offices give.

use crate::accident::form::octets::{are_digits, blanks, digit_count, is_year, run, starts};
use crate::accident::form::words::Words;

use super::form::is_numbered;

/// Whether the text is a zbMATH number after its label: `1234.56789`.
pub(super) fn is_zbl(text: &[u8]) -> bool {
    text.len() == 10 && text[4] == b'.' && are_digits(&text[..4]) && are_digits(&text[5..])
}

/// The beginning of every number of CiteSeerX. No registrant has a number that begins so.
pub(in crate::accident) const CITESEERX: &[u8] = b"10.1.1.";

/// Whether the text is a CiteSeerX number, which calls it a DOI: `10.1.1.72.9610`. Parameters of its address may
/// follow.
pub(crate) fn is_citeseerx(text: &[u8]) -> bool {
    let text = &text[..run(text, 0, |octet| *octet != b'&')];
    let Some(numbers) = text.strip_prefix(CITESEERX) else { return false };
    let is_number = |part: &[u8]| (1..=5).contains(&part.len()) && are_digits(part);
    let (first, rest) = numbers.split_at(run(numbers, 0, |octet| *octet != b'.'));
    is_number(first) && rest.strip_prefix(b".").is_some_and(is_number)
}

/// Whether the text names a paper in RePEc: `RePEc:nbr:nberwo:12345`.
pub(super) fn is_repec(text: &[u8]) -> bool {
    let mut parts = text.splitn(4, |&octet| octet == b':');
    let mut part = || parts.next().unwrap_or_default();
    let (scheme, archive, series, number) = (part(), part(), part(), part());
    scheme.eq_ignore_ascii_case(b"repec")
        && archive.len() == 3
        && series.len() == 6
        && archive.iter().chain(series).all(u8::is_ascii_alphanumeric)
        && !number.is_empty()
        && !number.contains(&b' ')
}

/// Whether the text is an LCCN after its label: up to three letters, and a year and a number, perhaps with a hyphen
/// between them.
pub(super) fn is_lccn(text: &[u8]) -> bool {
    let letters = run(text, 0, u8::is_ascii_alphabetic);
    let number = &text[blanks(text, letters)..];
    let digits = digit_count(number);
    let is_number = number.len() == digits || number.len() == digits + 1 && number.contains(&b'-');
    letters <= 3 && is_number && (5..=10).contains(&digits)
}

/// Whether the text is the accession number of a project: `PRJNA123456`.
pub(super) fn is_project(text: &[u8]) -> bool {
    ["prjna", "prjeb", "prjdb"].iter().any(|archive| is_numbered(text, archive, 2..=7))
}

/// Whether the text is a CVE number: `CVE-2021-44228`.
pub(super) fn is_cve(text: &[u8]) -> bool {
    let year = "cve-".len();
    let hyphen = run(text, year, u8::is_ascii_digit);
    let number = text.get(hyphen + 1..).unwrap_or_default();
    starts(text, 0, "cve-")
        && hyphen == year + 4
        && text.get(hyphen) == Some(&b'-')
        && is_numbered(number, "", 4..=7)
}

/// Codes of offices that grant most of the patents.
static OFFICES: Words = Words::new(&["cn", "de", "ep", "fr", "gb", "jp", "kr", "us", "wo"]);

/// Whether the text is a patent number or of an application, with the code of its office and that of its kind:
/// `EP1234567B1`.
pub(super) fn is_patent(text: &[u8]) -> bool {
    if is_application(text) {
        return true;
    }
    let Some(office) = OFFICES.at(text, 0).next() else { return false };
    let kind = run(text, office.len(), u8::is_ascii_digit);
    let is_kind = match &text[kind..] {
        [letter] => b"ABCUTY".contains(letter),
        [letter, digit] => b"ABCEPSTUY".contains(letter) && (b'1'..=b'9').contains(digit),
        _ => false,
    };
    is_kind && (6..=12).contains(&(kind - office.len()))
}

/// Whether the text is the number of an international application for a patent: `WO/2019/123456`.
fn is_application(text: &[u8]) -> bool {
    let mut parts = text.split(|&octet| octet == b'/');
    let mut part = || parts.next().unwrap_or_default();
    let (office, year, number) = (part(), part(), part());
    parts.next().is_none()
        && office.eq_ignore_ascii_case(b"wo")
        && is_year(year)
        && is_numbered(number, "", 6..=6)
}

/// Whether the text is a standard number after its label, perhaps with its part and its year: `27001:2013`.
pub(super) fn is_standard(text: &[u8]) -> bool {
    let (number, year) = match text.iter().position(|&octet| octet == b':') {
        Some(colon) => (&text[..colon], Some(&text[colon + 1..])),
        None => (text, None),
    };
    let mut parts = number.split(|&octet| octet == b'-');
    parts.next().is_some_and(|number| is_numbered(number, "", 2..=5))
        && parts.all(|part| is_numbered(part, "", 1..=3))
        && year.is_none_or(is_year)
}

/// Whether the text is the number of a person, a work or a thing in the German National Library, with its check digit.
pub(super) fn is_library_number(text: &[u8]) -> bool {
    let (check, number) = text.split_last().unwrap_or((&b' ', &[]));
    let number = number.strip_suffix(b"-").unwrap_or(number);
    b"0123456789xX".contains(check) && is_numbered(number, "", 7..=10)
}

/// Whether the text is the name of a chemical substance: `InChI=1S/CH4/h1H4`.
pub(super) fn is_inchi(text: &[u8]) -> bool {
    ["inchi=1s/", "inchi=1/"].iter().any(|head| starts(text, 0, head))
}
