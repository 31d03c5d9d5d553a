//! How to recognise names, links and labels in any text: handles, DOI names, schemes and hosts. A *name* here is a
//! handle or a DOI name without a scheme or a host.

use core::ops::Range;

use handle_grammar::class::Class;

use crate::read::proxy::{HOSTS, PREFIXES};
use crate::text::ascii::{self, edges};

/// The kind of a text by its beginning, whatever dialect reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any text that is neither a URI nor a link.
    Name,
    /// A text that begins with `hdl:`.
    Hdl,
    /// A text that begins with `info:hdl/` or `info:doi/`, so that its identifier is a handle.
    InfoHandle,
    /// A text that begins with `info:` and another namespace.
    Info,
    /// A text that begins with `http://` or `https://`.
    Web,
}

/// Whether the octets of `text` from `at` on begin with `head`, in any case.
#[inline]
pub(super) fn starts(text: &[u8], at: usize, head: &str) -> bool {
    text.get(at..).is_some_and(|rest| ascii::starts_with(rest, head))
}

/// Whether the octets of `text` that end at `at` are `tail`, in any case.
pub(super) fn ends(text: &[u8], at: usize, tail: &str) -> bool {
    ascii::ends_with(&text[..at], tail)
}

/// Whether `text` contains `part`.
pub(super) fn contains(text: &[u8], part: &str) -> bool {
    text.windows(part.len()).any(|octets| octets == part.as_bytes())
}

/// The first index from `at` on of an octet for which `is` is false, or the end of the text.
pub(super) fn run(text: &[u8], at: usize, is: impl Fn(u8) -> bool) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&octet| !is(octet)).unwrap_or(rest.len())
}

/// Whether an octet is a *blank*: white space of ASCII, line breaks included.
pub(super) const fn is_blank(octet: u8) -> bool {
    matches!(octet, b' ' | b'\t'..=b'\r')
}

/// How many octets the blank at `at` has, in ASCII or beyond; 0 if none is there.
pub(super) fn blank(text: &[u8], at: usize) -> usize {
    match text.get(at..).unwrap_or_default() {
        [octet, ..] if is_blank(*octet) => 1,
        [0xC2, 0xA0, ..] => 2,
        [0xE2, 0x80, 0x80..=0x8A | 0xAF, ..] | [0xE2, 0x81, 0x9F, ..] | [0xE3, 0x80, 0x80, ..] => 3,
        _ => 0,
    }
}

/// Where the blanks from `at` on end.
pub(super) fn blanks(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while let width @ 1.. = blank(text, end) {
        end += width;
    }
    end
}

/// Where the blanks before `at` begin.
pub(super) fn blanks_before(text: &[u8], at: usize) -> usize {
    let mut start = at;
    while let Some(width) =
        (1..=3).find(|&width| start >= width && blank(text, start - width) == width)
    {
        start -= width;
    }
    start
}

/// The index of the slash of a DOI name that begins at `at`: `10.`, a registrant, `/`, and something other than a
/// blank.
pub(super) fn doi(text: &[u8], at: usize) -> Option<usize> {
    if !starts(text, at, "10.") {
        return None;
    }
    let mut end = at + 2;
    while text.get(end) == Some(&b'.') {
        let digits = run(text, end + 1, |octet| octet.is_ascii_digit());
        if digits == end + 1 || digits > end + 10 {
            return None;
        }
        end = digits;
    }
    (text.get(end) == Some(&b'/') && is_inked(text, end + 1)).then_some(end)
}

/// Like [`doi`], of a registrant whose number has four digits or more, as all have that register names.
pub(super) fn registered_doi(text: &[u8], at: usize) -> Option<usize> {
    doi(text, at).filter(|slash| *slash > at + "10.100".len())
}

/// The index of the slash of a shortDOI that begins at `at`: `10/`, at least one letter, and at least one digit.
pub(super) fn short_doi(text: &[u8], at: usize) -> Option<usize> {
    let end = run(text, at + 3, |octet| octet.is_ascii_alphanumeric());
    let name = text.get(at + 3..end).unwrap_or_default();
    let mixed = name.iter().any(u8::is_ascii_digit) && name.iter().any(u8::is_ascii_alphabetic);
    let ends = end == text.len() || blank(text, end) > 0;
    (starts(text, at, "10/") && mixed && ends && name.len() < 9).then_some(at + 2)
}

/// The index of the slash of a handle that begins at `at` with a digit, as in `20.500.12345/x`.
pub(super) fn handle(text: &[u8], at: usize) -> Option<usize> {
    if starts(text, at, "10.") {
        return doi(text, at);
    }
    let digits = run(text, at, |octet| octet.is_ascii_digit());
    if digits == at || digits > at + 9 {
        return None;
    }
    let part = |octet: u8| octet.is_ascii_alphanumeric() || matches!(octet, b'-' | b'_');
    let mut end = digits;
    while text.get(end) == Some(&b'.') && text.get(end + 1).is_some_and(|&octet| part(octet)) {
        end = run(text, end + 1, part);
    }
    (text.get(end) == Some(&b'/') && is_inked(text, end + 1)).then_some(end)
}

/// Whether the octet at `at` is one that local names begin with.
fn is_inked(text: &[u8], at: usize) -> bool {
    text.get(at).is_some_and(|octet| !octet.is_ascii_control() && !b" \"'<>,;".contains(octet))
}

/// Whether a naming authority has the form of those that are in use, which a typing error hardly makes: digits, and
/// perhaps letters after the first dot.
pub(super) fn is_usual(authority: &[u8]) -> bool {
    let digits = run(authority, 0, |octet| octet.is_ascii_digit());
    match (&authority[..digits], authority.get(digits)) {
        (b"10", Some(b'.')) => {
            authority[digits..].iter().all(|octet| octet.is_ascii_digit() || *octet == b'.')
        }
        (b"0", Some(b'.')) => authority.get(2).is_some_and(u8::is_ascii_alphabetic),
        (b"" | b"010" | b"110" | b"123456789", _) => false,
        (_, None) => true,
        (_, Some(sign)) => *sign == b'.' && authority[1..digits + 1].len() + 1 > 2,
    }
}

/// The schemes of the web, with their `//`.
pub(super) const WEB: [&str; 2] = ["https://", "http://"];

/// How many octets the web scheme at `at` has, with its `//`.
pub(super) fn web(text: &[u8], at: usize) -> Option<usize> {
    WEB.iter().find(|scheme| starts(text, at, scheme)).map(|scheme| scheme.len())
}

/// The known proxy that begins at `at`, if a `/` follows it.
pub(super) fn host(text: &[u8], at: usize) -> Option<&'static str> {
    let known = |host: &&str| starts(text, at, host) && text.get(at + host.len()) == Some(&b'/');
    HOSTS.iter().copied().find(known)
}

/// The octets with which a link or URI may begin: those of the web, of known hosts and of schemes.
const LINK: Class = edges(&WEB, false).or(edges(HOSTS, false)).or(edges(SCHEMES, false));

/// Whether the octet at `at` is in `class`. It saves most comparisons with the words of a list.
#[inline]
fn begins(text: &[u8], at: usize, class: &Class) -> bool {
    text.get(at).is_some_and(|&octet| class.contains(octet))
}

/// The schemes that a handle or a DOI name is written with.
pub(super) const SCHEMES: &[&str] =
    &["info:hdl/", "info:doi/", "urn:hdl:", "urn:doi:", "hdl://", "hdl:", "doi://", "doi:"];

/// How many octets stand before the name in the link or URI that begins at `at`, if it has a name.
pub(super) fn link(text: &[u8], at: usize) -> Option<usize> {
    if !begins(text, at, &LINK) {
        return None;
    }
    let web = web(text, at).unwrap_or(0);
    if let Some(host) = host(text, at + web) {
        let start = alias(text, at + web + host.len() + 1);
        return (handle(text, start).is_some() || is_inked(text, start)).then_some(start - at);
    }
    let scheme = SCHEMES.iter().find(|scheme| starts(text, at, scheme)).filter(|_| web == 0)?;
    let start = at + scheme.len();
    handle(text, start).or_else(|| short_doi(text, start)).map(|_| scheme.len())
}

/// Where a name begins in a path that begins at `at`, after the slashes and prefixes that a proxy removes.
pub(super) fn alias(text: &[u8], at: usize) -> usize {
    PREFIXES.iter().fold(run(text, at, |octet| octet == b'/'), |at, prefixes| {
        at + prefixes
            .iter()
            .find(|prefix| starts(text, at, prefix))
            .map_or(0, |prefix| prefix.len())
    })
}

/// Whether a name, or a link or URI with a name, begins at `at`.
pub(super) fn identifier(text: &[u8], at: usize) -> bool {
    handle(text, at).is_some() || short_doi(text, at).is_some() || link(text, at).is_some()
}

/// The kind of a text.
pub(super) fn kind(text: &[u8]) -> Kind {
    if web(text, 0).is_some() {
        Kind::Web
    } else if starts(text, 0, "hdl:") {
        Kind::Hdl
    } else if starts(text, 0, "info:hdl/") || starts(text, 0, "info:doi/") {
        Kind::InfoHandle
    } else if starts(text, 0, "info:") {
        Kind::Info
    } else {
        Kind::Name
    }
}

/// The range of the host, if the text is a link, and the index at which the identifier begins in a text of this kind.
pub(super) fn head(text: &[u8], kind: Kind) -> (Range<usize>, usize) {
    let scheme = run(text, 0, |octet| octet != b':') + 1;
    match kind {
        Kind::Name => (0..0, 0),
        Kind::Hdl => (0..0, run(text, scheme, |octet| octet == b'/').min(scheme + 2)),
        Kind::InfoHandle | Kind::Info => {
            (0..0, (run(text, scheme, |octet| octet != b'/') + 1).min(text.len()))
        }
        Kind::Web => {
            let authority = scheme + 2..run(text, scheme + 2, |octet| octet != b'/');
            let end = authority.end;
            let start = if end < text.len() { alias(text, end + 1) } else { end };
            (host_of(text, authority), start)
        }
    }
}

/// The range of the host in an authority: after the user, and before the port.
fn host_of(text: &[u8], authority: Range<usize>) -> Range<usize> {
    let octets = &text[authority.clone()];
    let start = octets.iter().position(|&octet| octet == b'@').map_or(0, |at| at + 1);
    let port = octets.iter().rposition(|octet| !octet.is_ascii_digit());
    let end = port.filter(|&at| at >= start && octets[at] == b':').unwrap_or(octets.len());
    authority.start + start..authority.start + end
}

/// Whether `host` has only octets that the name of a host may have.
pub(super) fn is_host(host: &[u8]) -> bool {
    !host.is_empty()
        && host.iter().all(|octet| octet.is_ascii_alphanumeric() || b".-".contains(octet))
}

/// Labels that people write before a DOI name.
const DOI_LABELS: &[&str] = &[
    "digital object identifier",
    "doi number",
    "doi name",
    "doi link",
    "doi url",
    "doi no.",
    "doi id",
    "dois",
    "doi",
];

/// Labels that people write before any identifier or link.
const LABELS: &[&str] = &[
    "persistent identifier",
    "permanent identifier",
    "handle system",
    "available online at",
    "available online",
    "available from",
    "available at",
    "retrieved from",
    "persistent link",
    "persistent url",
    "permanent link",
    "permanent url",
    "dc.identifier.uri",
    "dc.identifier.doi",
    "dc.identifier",
    "dc:identifier",
    "prism:doi",
    "prism.doi",
    "citation_doi",
    "handle url",
    "handle id",
    "hdl.handle.net",
    "permalink",
    "identifier",
    "handle",
    "see also",
    "website",
    "source",
    "cite as",
    "link",
    "see",
    "hdl",
    "pid",
    "uri",
    "url",
    "id",
];

/// The first letters of the labels.
const DOI_LABEL: Class = edges(DOI_LABELS, false);
const LABEL: Class = edges(LABELS, false);

/// Where the label that begins at `at` ends, with the colon, the equals sign or the blank after it.
pub(super) fn label(text: &[u8], at: usize) -> Option<usize> {
    doi_label(text, at).or_else(|| other_label(text, at))
}

/// Where the label for DOI names that begins at `at` ends, with its separator.
pub(super) fn doi_label(text: &[u8], at: usize) -> Option<usize> {
    if !begins(text, at, &DOI_LABEL) {
        return None;
    }
    DOI_LABELS
        .iter()
        .filter(|word| starts(text, at, word))
        .find_map(|word| separator(text, at + word.len()))
}

/// Where the label for any identifier that begins at `at` ends, with its separator.
pub(super) fn other_label(text: &[u8], at: usize) -> Option<usize> {
    if !begins(text, at, &LABEL) {
        return None;
    }
    LABELS
        .iter()
        .filter(|word| starts(text, at, word))
        .find_map(|word| separator(text, at + word.len()))
}

/// Where the separator at `at` ends, after a label: blanks, with a colon, an equals sign, a dash or another mark among
/// them.
fn separator(text: &[u8], at: usize) -> Option<usize> {
    let mut end = blanks(text, at);
    let sign = text.get(end).is_some_and(|octet| b":=-.;,#>".contains(octet));
    if sign {
        // In `hdl.handle.net`, `hdl` is not a label.
        if b".-".contains(&text[end]) && text.get(end + 1).is_some_and(u8::is_ascii_alphabetic) {
            return None;
        }
        end = blanks(text, end + 1);
        // The mark may be doubled, as in `DOI:: ` and `DOI -- `.
        let twice = text.get(end - 1) == text.get(end) && text[end - 1] != b' ';
        end = if twice { blanks(text, end + 1) } else { end };
    }
    (end > at).then_some(end)
}
