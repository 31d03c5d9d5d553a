//! A shortcut for plain texts, which most identifiers are: a glance shows that they have no problem.

use crate::dialect::Dialect;
use crate::read::proxy::HOSTS;
use crate::registry::Namespace;
use crate::rule::accident;
use crate::text::Decoded;

/// Bits of [`KINDS`]: the kind of an octet and, shifted by `NOT_BEFORE`, the kinds that must not follow it.
const SEPARATOR: u8 = 1;
const SLASH: u8 = 1 << 1;
const OTHER: u8 = 1 << 2;
const NOT_BEFORE: u32 = 4;

/// The kind of each octet. A plain handle has letters, digits, `-` and `_` in groups, with one `.` or `/` between two
/// groups. A `/` after a letter may end a host, and a `.` after a `/` may begin a dot-segment: such handles are not
/// plain.
const KINDS: [u8; 256] = {
    let mut kinds = [OTHER; 256];
    let mut octet = 0;
    while octet < 128 {
        kinds[octet] = match octet as u8 {
            b'A'..=b'Z' | b'a'..=b'z' => SLASH << NOT_BEFORE,
            b'0'..=b'9' | b'-' | b'_' => 0,
            b'.' => SEPARATOR | SEPARATOR << NOT_BEFORE,
            b'/' => SEPARATOR | SLASH | SEPARATOR << NOT_BEFORE,
            _ => OTHER,
        };
        octet += 1;
    }
    kinds
};

/// Whether a text is so plain, as a handle or a URI of one, that [`check`](crate::check) is certain to find no problem.
///
/// This is several times as fast as `check`. A text that is not plain may have no problem either.
///
/// ```
/// use handle_syntax::{Options, check, is_plain};
///
/// assert!(is_plain(b"https://doi.org/10.1000/182"));
/// assert!(!is_plain(b"hdl:10.1000/a%28b"));
/// assert!(check("hdl:10.1000/a%28b").1.is_valid());
/// ```
#[inline]
#[must_use]
pub fn is_plain(text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
    dialect(text.as_ref()).is_some()
}

/// The dialect of a text by its scheme, if the text is so plain that it is certain to have no problem.
#[inline]
pub(crate) fn dialect(text: &[u8]) -> Option<Dialect> {
    let (dialect, handle) = match text {
        [b'h', b'd', b'l', b':', handle @ ..] => (Dialect::HdlResolver, handle),
        [b'h', b't', b't', b'p', rest @ ..] => (Dialect::Proxy, at_a_proxy(rest)?),
        [b'i', ..] => {
            return is_plain_info(text.strip_prefix(b"info:")?);
        }
        _ => (Dialect::Handle, text),
    };
    is_plain_handle(handle).then_some(dialect)
}

/// The dialect of an info URI, of which `rest` follows the scheme, if its namespace is registered and its identifier is
/// plain.
fn is_plain_info(rest: &[u8]) -> Option<Dialect> {
    if let Some(handle) = rest.strip_prefix(b"hdl/") {
        return is_plain_handle(handle).then_some(Dialect::InfoHdl);
    }
    let slash = rest.iter().position(|&octet| octet == b'/')?;
    let (namespace, identifier) = (&rest[..slash], &rest[slash + 1..]);
    let (clash, _) = kinds(identifier);
    let doi = namespace == b"doi" && accident::is_suspicious(identifier);
    let plain = !clash && !doi && identifier.last().is_some_and(u8::is_ascii_alphanumeric);
    let namespace = Namespace::spelled(namespace).filter(|_| plain)?;
    namespace.is_like(Decoded::part(identifier, 0, false)).then_some(Dialect::InfoUri)
}

/// The path of a link to a known proxy, of which `rest` follows `http`.
fn at_a_proxy(rest: &[u8]) -> Option<&[u8]> {
    let rest = rest.strip_prefix(b"s").unwrap_or(rest).strip_prefix(b"://")?;
    let slash = rest.iter().position(|&octet| octet == b'/')?;
    let (host, handle) = (&rest[..slash], &rest[slash + 1..]);
    HOSTS.iter().any(|known| host == known.as_bytes()).then_some(handle)
}

/// Whether a handle is plain and its naming authority begins with a digit, as nearly all do. No page of a proxy begins
/// with a digit, and no prefix that a proxy removes does.
#[inline]
fn is_plain_handle(handle: &[u8]) -> bool {
    let [b'0'..=b'9', .., last] = handle else { return false };
    let (clash, kinds) = kinds(handle);
    !clash && kinds & SLASH != 0 && last.is_ascii_alphanumeric() && !accident::is_suspicious(handle)
}

/// Whether `octets` are anything but groups with one `.` or `/` between two, and the kinds of all octets.
#[inline]
fn kinds(octets: &[u8]) -> (bool, u8) {
    let (mut kinds, mut clash, mut before) = (0, 0, 0);
    for &octet in octets {
        let kind = KINDS[usize::from(octet)];
        kinds |= kind;
        clash |= before >> NOT_BEFORE & kind;
        before = kind;
    }
    (kinds & OTHER != 0 || clash != 0, kinds)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::check::check_all;
    use crate::read::Options;
    use crate::report::Report;

    const HANDLES: [&str; 7] =
        ["10.1/a", "20.500-1.x9/8_b/1.c-d", "9/0", "1.2.3/4.5/6", "1/a.b", "0.NA/1", "1/doi.org/2"];

    fn heads() -> impl Iterator<Item = Vec<u8>> {
        let hosts = || HOSTS.iter().copied().chain(["x.test"]);
        let links = ["http", "https"].into_iter().flat_map(move |scheme| {
            hosts().map(move |host| alloc::format!("{scheme}://{host}/").into_bytes())
        });
        [
            "",
            "hdl:",
            "hdl://",
            "info:hdl/",
            "info:lccn/",
            "info:lccx/",
            "info:doi/",
            "info:HDL/",
            "doi:",
            "HDL:",
            "info:",
        ]
        .into_iter()
        .map(|head| head.as_bytes().to_vec())
        .chain(links)
    }

    /// Asserts that a full check finds no problem in a text that is plain; returns whether it is plain.
    fn hold(text: &[u8]) -> bool {
        let Some(dialect) = dialect(text) else { return false };
        let said = check_all(text, Options::new());
        assert_eq!(said, (dialect, Report::default()), "{}", text.escape_ascii());
        true
    }

    /// Texts that must be plain, because most identifiers are like them.
    const PLAIN: &[&str] = &[
        "10.1000/182",
        "20.500-1.x9/8_b-1.c-d",
        "hdl:10.1000/182",
        "https://doi.org/10.1000/182",
        "http://hdl.handle.net/4263537/5555",
        "info:hdl/10.1/a",
        "info:lccn/2002022641",
        "info:doi/10.1000/182",
        "info:bnf/.1a",
    ];

    const NOT_PLAIN: &[&str] = &[
        "",
        "1",
        "1/",
        "10.1",
        "a/b",
        "10.1/a.",
        "10.1//a",
        "10..1/a",
        "10.1/a:b",
        "10.1/doi.org/2",
        "10.1/a%20b",
        "hdl:a/b",
        "hdl:10.1/a%41b",
        "hdl:10.1/a%20",
        "hdl:10%20/a",
        "hdl:10.1/a%2",
        "hdl:10.1/a%3C%3E2",
        "1O.1000/182",
        "10.1O00/182",
        "110.1000/182",
        "123456789/1",
        "10.1000/xxx",
        "10.1000/1/full",
        "info:doi/1O.1000/182",
        "hdl:10.1/a%b",
        "hdl:10.1/a.%20",
        "http:/doi.org/10.1/a",
        "http://x.test/10.1/a",
        "httpx://doi.org/10.1/a",
        "https://doi.org",
        "https://doi.org/a/b",
        "info:lccn",
        "info:LCCN/2002022641",
        "info:lccn/20020%20",
        "info:lccn/2002022641.",
        "info:lccx/2002022641",
    ];

    #[test]
    fn these_are_plain_and_those_are_not() {
        let broken = PLAIN.iter().filter(|text| !hold(text.as_bytes()));
        let plain = NOT_PLAIN.iter().filter(|text| is_plain(text.as_bytes()));
        let wrong: Vec<_> = broken.chain(plain).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
        assert!(PLAIN.iter().all(|text| is_plain(text.as_bytes())));
    }

    #[test]
    fn a_plain_text_has_no_problem() {
        let mut plain = 0;
        for text in
            heads().flat_map(|head| HANDLES.map(|handle| [&head, handle.as_bytes()].concat()))
        {
            for at in 0..=text.len() {
                for octet in 0..=u8::MAX {
                    let (mut more, mut other) = (text.clone(), text.clone());
                    more.insert(at, octet);
                    plain += usize::from(hold(&more));
                    if let Some(place) = other.get_mut(at) {
                        *place = octet;
                        plain += usize::from(hold(&other));
                    }
                    let mut escaped = text.clone();
                    escaped.splice(at..at, alloc::format!("%{octet:02x}").into_bytes());
                    plain += usize::from(hold(&escaped));
                }
            }
        }
        assert!(plain > 10_000, "only {plain} texts are plain");
    }
}
