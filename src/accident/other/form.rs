//! Identifiers without a check digit, recognised by their form alone.

use core::ops::RangeInclusive;

use crate::accident::form::octets::{
    are_digits, has_digit, is_number, is_word, run, run_before, starts, word_end,
};
use crate::accident::form::words::Words;
use crate::accident::name::{self, label};
use crate::text::heads::{DOI_START, HANDLE_HEADS};

/// The text without slashes and punctuation at its end.
pub(super) fn trimmed(text: &[u8]) -> &[u8] {
    &text[..run_before(text, text.len(), |octet| b"/.,; ".contains(octet))]
}

/// Whether the text is `head`, in any case, and then digits, as many as `count` allows.
pub(crate) fn is_numbered(text: &[u8], head: &str, count: RangeInclusive<usize>) -> bool {
    let digits = text.get(head.len()..).unwrap_or_default();
    starts(text, 0, head) && count.contains(&digits.len()) && are_digits(digits)
}

/// The portals of HAL, with which its identifiers begin.
static PORTALS: Words = Words::new(&[
    "hal", "tel", "halshs", "inserm", "inria", "cel", "dumas", "pasteur", "ird", "cea",
]);

/// Whether the text names a paper in HAL, perhaps with its version: `hal-01234567v2`.
pub(super) fn is_hal(text: &[u8]) -> bool {
    let number = run(text, 0, u8::is_ascii_alphabetic);
    let end = run(text, number + 1, u8::is_ascii_digit);
    let version = text.get(end..).unwrap_or_default();
    text.get(number) == Some(&b'-')
        && end == number + 9
        && PORTALS.has(&text[..number])
        && (version.is_empty() || is_numbered(version, "v", 1..=2))
}

/// Whether the text is a bibcode: a year, five octets of a journal, four of a volume, five of a page, padded with dots,
/// and the initial of an author.
pub(super) fn is_bibcode(text: &[u8]) -> bool {
    let Some([b'1' | b'2', b'0' | b'6'..=b'9', a, b, journal, .., initial]) =
        text.first_chunk::<19>().filter(|_| text.len() == 19)
    else {
        return false;
    };
    a.is_ascii_digit()
        && b.is_ascii_digit()
        && journal.is_ascii_alphabetic()
        && (initial.is_ascii_uppercase() || *initial == b'.')
        && is_word(text, b".&")
        && text.contains(&b'.')
}

/// Whether the text is a SWHID: `swh:1:`, the kind of an object, and forty hexadecimal digits (ISO 18670).
pub(super) fn is_swhid(text: &[u8]) -> bool {
    let is_object = matches!(text.get(6..9), Some(b"cnt" | b"dir" | b"rev" | b"rel" | b"snp"));
    let digits = text.get(10..50);
    starts(text, 0, "swh:1:")
        && is_object
        && text.get(9) == Some(&b':')
        && digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
}

/// Whether the text is an ARK: `ark:`, perhaps a slash, the number of a naming authority, and a slash.
pub(super) fn is_ark(text: &[u8]) -> bool {
    let start = "ark:".len();
    if !starts(text, 0, "ark:") {
        return false;
    }
    let number = run(text, start, |octet| *octet == b'/');
    let end = word_end(text, number, b"");
    (5..=9).contains(&(end - number)) && text.get(end) == Some(&b'/')
}

/// Whether the text is a URN of a national library: `urn:nbn:`, and more.
pub(super) fn is_nbn(text: &[u8]) -> bool {
    starts(text, 0, "urn:nbn:") && text.len() > 12 && !text.contains(&b' ')
}

/// Whether the text is a URN, with the name of its namespace and more, but not one around a DOI name or a handle.
pub(super) fn is_urn(text: &[u8]) -> bool {
    if !starts(text, 0, "urn:") {
        return false;
    }
    let own = HANDLE_HEADS.iter().any(|own| starts(text, 0, own));
    let namespace = word_end(text, 4, b"-");
    !own && namespace > 5
        && text.get(namespace) == Some(&b':')
        && text.len() > namespace + 1
        && !text.contains(&b' ')
}

/// Whether the text names a resource of research after its label: `AB_2298772`, `SCR_003070`, `RRID:CVCL_0030`.
pub(super) fn is_rrid(text: &[u8]) -> bool {
    let start = if starts(text, 0, "rrid:") { "rrid:".len() } else { 0 };
    let sign = run(text, start, u8::is_ascii_alphabetic);
    let number = text.get(sign + 1..).unwrap_or_default();
    sign > start
        && matches!(text.get(sign), Some(b'_' | b':'))
        && !number.is_empty()
        && is_word(number, b"_-:")
}

/// Whether the text names a sample after its label: letters and digits, as in `AU1101`.
pub(super) fn is_igsn(text: &[u8]) -> bool {
    (5..=20).contains(&text.len()) && is_word(text, b"") && has_digit(text)
}

/// Whether the text is a UUID, perhaps in braces.
pub(super) fn is_braced_uuid(text: &[u8]) -> bool {
    let inner = text.strip_prefix(b"{").and_then(|text| text.strip_suffix(b"}"));
    is_uuid(inner.unwrap_or(text))
}

/// How many octets a UUID has.
pub(crate) const UUID_LEN: usize = 36;

/// Whether the text is a UUID.
pub(crate) fn is_uuid(text: &[u8]) -> bool {
    text.len() == UUID_LEN
        && text.iter().enumerate().all(|(at, octet)| match at {
            8 | 13 | 18 | 23 => *octet == b'-',
            _ => octet.is_ascii_hexdigit(),
        })
}

/// Whether the text is a number that a spreadsheet has rounded, such as `1.00E+12`.
pub(super) fn is_rounded(text: &[u8]) -> bool {
    if !text.first().is_some_and(u8::is_ascii_digit) {
        return false;
    }
    let mut halves = text.split(|octet| matches!(octet, b'E' | b'e'));
    let (Some(number), Some(power), None) = (halves.next(), halves.next(), halves.next()) else {
        return false;
    };
    let power = power.strip_prefix(b"+").or_else(|| power.strip_prefix(b"-"));
    let mut parts = number.split(|octet| matches!(octet, b'.' | b','));
    power.is_some_and(is_number) && parts.clone().count() <= 2 && parts.all(is_number)
}

/// Whether the text is the identifier of a record in a repository, for harvesting: `oai:example.org:1`. If it ends with
/// a handle, as in `oai:example.org:1721.1/7582`, the handle is meant.
pub(super) fn is_oai(text: &[u8]) -> bool {
    label::harvested(text)
        .is_some_and(|record| record < text.len() && name::handle_slash(text, record).is_none())
}

/// Whether the text is an address of e-mail.
pub(super) fn is_mail(text: &[u8]) -> bool {
    let Some(at) = text.iter().position(|&octet| octet == b'@') else { return false };
    let (user, host) = (&text[..at], &text[at + 1..]);
    // In the name of a file, `@` may stand in place of the slash of a DOI name.
    !user.is_empty()
        && !user.starts_with(DOI_START.as_bytes())
        && is_word(user, b"._+-")
        && host.contains(&b'.')
        && is_word(host, b"._+-")
        && name::top(host).is_some_and(|top| top.len() > 1)
}
