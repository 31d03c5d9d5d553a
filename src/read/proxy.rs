//! What deployed proxies do with a path, as tables: HDL.NET proxy servlet 9.2.0, DOI Handbook chapter 2.

use core::ops::Range;

use crate::text::{Decoded, Span, escape};

/// The hosts that are known to be proxies of the Handle System.
pub(crate) const HOSTS: &[&str] = &[
    "hdl.handle.net",
    "handle.net",
    "www.handle.net",
    "doi.org",
    "dx.doi.org",
    "www.doi.org",
    "hdl.loc.gov",
];

/// Whether a host is known to be a proxy of the Handle System, one of the DOI system among them; in any case.
///
/// ```
/// use handle_syntax::is_proxy_host;
///
/// assert!(is_proxy_host("doi.org") && is_proxy_host("HDL.handle.net") && !is_proxy_host("example.org"));
/// ```
#[must_use]
pub fn is_proxy_host(host: &str) -> bool {
    HOSTS.iter().any(|known| known.eq_ignore_ascii_case(host))
}

/// Whether a host is a known proxy of DOI names.
pub(crate) fn is_of_dois(host: &[u8]) -> bool {
    ["doi.org", "dx.doi.org", "www.doi.org"]
        .iter()
        .any(|known| host.eq_ignore_ascii_case(known.as_bytes()))
}

/// What a proxy takes off the path, in this order and in any case: one of the first, then one of the second.
pub(crate) const PREFIXES: [&[&str]; 2] = [
    &["api/handles/", "api/"],
    &["info:doi/", "info:hdl/", "hdl:", "doi:", "urn:hdl:", "urn:doi:", "urn:eidr:"],
];

/// Pages of the proxy's own, which it shows in place of handles that begin so.
const PAGES: &[&str] = &["help.html", "favicon.ico", "robots.txt", "static/"];

/// Whether a proxy takes the beginning of a handle for something else.
pub(crate) fn is_taken(handle: &[u8]) -> bool {
    let heads = PREFIXES.iter().copied().flatten().chain(PAGES);
    heads.into_iter().any(|head| {
        let found = handle.get(..head.len());
        found.is_some_and(|found| found.eq_ignore_ascii_case(head.as_bytes()))
    })
}

/// The blank at an edge of a handle, which a proxy strips, escaped or not: the first octet, or else the last.
pub(crate) fn edge(handle: &[u8]) -> Option<Range<usize>> {
    match handle {
        [0..=b' ', ..] => Some(0..1),
        [.., 0..=b' '] => Some(handle.len() - 1..handle.len()),
        _ => None,
    }
}

/// A parameter of the query, and what the proxy does with it.
struct Known {
    name: &'static str,
    effect: &'static str,
}

/// The parameters that a proxy knows; they are separated by `&` or `;`, and a `+` is literal.
const PARAMETERS: &[Known] = &[
    Known { name: "noredirect", effect: "shows the values instead of redirecting" },
    Known { name: "ignore_aliases", effect: "does not follow an alias" },
    Known { name: "auth", effect: "asks the responsible server, not a cache" },
    Known { name: "cert", effect: "asks for a certified response" },
    Known { name: "index", effect: "restricts the values by index" },
    Known { name: "type", effect: "restricts the values by type" },
    Known { name: "urlappend", effect: "is appended to the address redirected to" },
    Known { name: "locatt", effect: "chooses one of several locations" },
    Known { name: "action", effect: "names what to do" },
    Known { name: "hdl", effect: "is the handle, in a form" },
    Known { name: "publicOnly", effect: "restricts the values to public ones" },
    Known { name: "callback", effect: "wraps the JSON for a script" },
    Known { name: "pretty", effect: "indents the JSON" },
];

/// The prefix that a proxy takes off a path, and where the handle stands.
///
/// The proxy decodes the path first, strips every leading `/` and the blanks at both edges, then the prefixes.
#[inline(always)]
pub(crate) fn unwrap(text: &[u8], path: Span) -> (Option<Span>, Span) {
    match text[path.range()] {
        // Nearly every handle begins with a digit, and nothing that is taken off does.
        [b'0'..=b'9', .., b'!'..=b'$' | b'&'..=b'~', _, _] => (None, path),
        _ => unwrapped(text, path),
    }
}

#[inline(never)]
fn unwrapped(text: &[u8], path: Span) -> (Option<Span>, Span) {
    let mut start = path.start;
    for (octet, span) in Decoded::new(text, path, true).octets() {
        if octet != b'/' && octet > b' ' {
            break;
        }
        start = span.end;
    }
    let handle = PREFIXES.iter().fold(start, |at, prefixes| {
        let rest = Decoded::new(text, Span::new(at, path.end), true);
        let Some((first, _)) = rest.octets().next() else { return at };
        let alike = prefixes.iter().filter(|prefix| begins(prefix, first));
        alike.copied().find_map(|prefix| strip(rest, prefix)).unwrap_or(at)
    });
    let alias = (handle > start).then(|| Span::new(start, handle));
    (alias, Span::new(handle, trimmed(text, Span::new(handle, path.end))))
}

/// Whether `first` is the first letter of `prefix`, in any case: most paths begin with none.
#[inline]
fn begins(prefix: &str, first: u8) -> bool {
    prefix.as_bytes().first().is_some_and(|letter| letter.eq_ignore_ascii_case(&first))
}

/// Where `text` goes on after `prefix`, in any case.
fn strip(text: Decoded<'_>, prefix: &str) -> Option<u32> {
    let mut octets = text.octets();
    let mut end = None;
    for wanted in prefix.bytes() {
        let (octet, span) = octets.next()?;
        if !octet.eq_ignore_ascii_case(&wanted) {
            return None;
        }
        end = Some(span.end);
    }
    end
}

/// Where the last octet above a blank ends. A blank is escaped: a raw octet of a path is above.
fn trimmed(text: &[u8], span: Span) -> u32 {
    let mut octets = &text[span.range()];
    while let [rest @ .., b'%', high, low] = octets
        && escape::octet(*high, *low).is_some_and(|octet| octet <= b' ')
    {
        octets = rest;
    }
    span.start + Span::of(0, octets.len()).end
}

/// A parameter of a proxy link's query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter<'a> {
    /// Its name, as it is written.
    pub name: &'a str,
    /// Its value; empty where there is no `=`.
    pub value: &'a str,
    /// What the proxy does with it, where the proxy knows it.
    pub effect: Option<&'static str>,
}

/// The parameters of a query: `&` and `;` separate them, and `+` is literal.
pub(crate) fn parameters(query: &str) -> impl Iterator<Item = Parameter<'_>> {
    query.split(['&', ';']).filter(|parameter| !parameter.is_empty()).map(|parameter| {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let known = PARAMETERS.iter().find(|known| known.name == name);
        Parameter { name, value, effect: known.map(|known| known.effect) }
    })
}
