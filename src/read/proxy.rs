//! What deployed proxies do with a link: tables, and functions that use them. The sources are HDL.NET proxy servlet
//! 9.2.0 and DOI Handbook chapter 2.

use core::ops::Range;

use handle_grammar::class::Class;

use crate::text::ascii::{edges, ends_with, starts_with};
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

/// Whether `host`, in any case, is known to be a proxy of the Handle System; the proxies of the DOI system are
/// included.
///
/// ```
/// use handle_syntax::is_proxy_host;
///
/// assert!(is_proxy_host("doi.org") && is_proxy_host("HDL.handle.net") && !is_proxy_host("example.org"));
/// ```
#[must_use]
pub fn is_proxy_host(host: &str) -> bool {
    is_known(host.as_bytes())
}

/// Whether a host is one of [`HOSTS`], in any case.
pub(crate) fn is_known(host: &[u8]) -> bool {
    HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known.as_bytes()))
}

/// The range of the host in an authority: after the user, and before the port.
pub(crate) fn host(text: &[u8], authority: Range<usize>) -> Range<usize> {
    let octets = &text[authority.clone()];
    let start = octets.iter().position(|&octet| octet == b'@').map_or(0, |at| at + 1);
    let port = octets.iter().rposition(|octet| !octet.is_ascii_digit());
    let end = port.filter(|&at| at >= start && octets[at] == b':').unwrap_or(octets.len());
    authority.start + start..authority.start + end
}

/// Whether a host is a known proxy of DOI names.
pub(crate) fn is_of_dois(host: &[u8]) -> bool {
    is_known(host) && ends_with(host, "doi.org")
}

/// The beginnings of the paths at which a proxy of DOI names says which agency registered a name or has a prefix.
const SERVICES: [&str; 2] = ["doiRA/", "ra/"];

/// Whether the path of a proxy of DOI names is that of a question about a name, and not of a link to it.
pub(crate) fn is_service(path: &[u8]) -> bool {
    SERVICES.iter().any(|service| starts_with(path, service))
}

/// The prefixes that a proxy removes from a path, in any case: first one of the first list, then one of the second.
pub(crate) const PREFIXES: [&[&str]; 2] = [
    &["api/handles/", "api/"],
    &["info:doi/", "info:hdl/", "hdl:", "doi:", "urn:hdl:", "urn:doi:", "urn:eidr:"],
];

/// Pages of the proxy itself. The proxy shows them for a path that begins so, even if the path is meant as a handle.
const PAGES: &[&str] = &["help.html", "favicon.ico", "robots.txt", "static/"];

/// Whether a proxy would take the beginning of `handle` for a prefix to remove or for a page of its own.
pub(crate) fn is_taken(handle: &[u8]) -> bool {
    let heads = PREFIXES.iter().copied().flatten().chain(PAGES);
    heads.into_iter().any(|head| starts_with(handle, head))
}

/// The range of a space or control character at the beginning of a decoded handle, or else at its end: a proxy strips
/// such characters, escaped or not.
pub(crate) fn edge(handle: &[u8]) -> Option<Range<usize>> {
    match handle {
        [0..=b' ', ..] => Some(0..1),
        [.., 0..=b' '] => Some(handle.len() - 1..handle.len()),
        _ => None,
    }
}

/// Whether the escape with these digits stands for a space or a control character.
#[inline]
fn is_stripped(high: u8, low: u8) -> bool {
    escape::octet(high, low).is_some_and(|octet| octet <= b' ')
}

/// A parameter of the query, and what a proxy does with it.
struct KnownParameter {
    name: &'static str,
    effect: &'static str,
}

/// The parameters of the query that a proxy knows.
const PARAMETERS: &[KnownParameter] = &[
    KnownParameter { name: "noredirect", effect: "shows the values instead of redirecting" },
    KnownParameter { name: "ignore_aliases", effect: "does not follow an alias" },
    KnownParameter { name: "auth", effect: "asks the responsible server, not a cache" },
    KnownParameter { name: "cert", effect: "asks for a certified response" },
    KnownParameter { name: "index", effect: "restricts the values by index" },
    KnownParameter { name: "type", effect: "restricts the values by type" },
    KnownParameter {
        name: "urlappend",
        effect: "is appended to the address that the link leads to",
    },
    KnownParameter { name: "locatt", effect: "chooses one of several locations" },
    KnownParameter { name: "action", effect: "chooses an action" },
    KnownParameter { name: "hdl", effect: "gives the handle, from a web form" },
    KnownParameter { name: "publicOnly", effect: "restricts the values to public ones" },
    KnownParameter { name: "callback", effect: "wraps the JSON for a script" },
    KnownParameter { name: "pretty", effect: "indents the JSON" },
];

/// Whether a proxy knows a parameter of this name, in the same case.
pub(crate) fn is_parameter(name: &[u8]) -> bool {
    PARAMETERS.iter().any(|known| known.name.as_bytes() == name)
}

/// The span of the prefix that a proxy removes from `path`, if any, and the span of the handle.
///
/// The proxy first decodes the path, then strips leading `/` and the spaces and control characters at both ends, then
/// the prefixes.
#[inline(always)]
pub(crate) fn unwrap(text: &[u8], path: Span) -> (Option<Span>, Span) {
    match text[path.range()] {
        // Nearly every handle begins with a digit, or with a letter that begins no prefix which a proxy strips, and
        // ends without an escaped space.
        [first, .., third, second, last]
            if !(STRIPPED.contains(first) || third == b'%' && is_stripped(second, last)) =>
        {
            (None, path)
        }
        _ => unwrapped(text, path),
    }
}

/// The first octets of everything that a proxy strips from a path; a `%` may stand for any of them.
const STRIPPED: Class = {
    let (mut class, mut list) = (Class::range(0, b' ').or(Class::of(b"/%")), 0);
    while list < PREFIXES.len() {
        class = class.or(edges(PREFIXES[list], false));
        list += 1;
    }
    class
};

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
        alike.copied().find_map(|prefix| rest.after_word(prefix)).unwrap_or(at)
    });
    let alias = (handle > start).then(|| Span::new(start, handle));
    (alias, Span::new(handle, trimmed(text, Span::new(handle, path.end))))
}

/// Whether `first` is the first letter of `prefix`, in any case: few paths pass this test.
#[inline]
fn begins(prefix: &str, first: u8) -> bool {
    prefix.as_bytes().first().is_some_and(|letter| letter.eq_ignore_ascii_case(&first))
}

/// Where `span` ends without the spaces and control characters at its end. They are all escaped, because a path has no
/// raw ones.
fn trimmed(text: &[u8], span: Span) -> u32 {
    let mut octets = &text[span.range()];
    while let [rest @ .., b'%', high, low] = octets
        && is_stripped(*high, *low)
    {
        octets = rest;
    }
    span.start + Span::number(octets.len())
}

/// A parameter of a proxy link's query.
///
/// ```
/// use handle_syntax::Proxy;
///
/// let link = Proxy::parse("https://hdl.handle.net/4263537/4000?noredirect&x=1")?;
/// let known = |name| link.parameters().find(|found| found.name == name)?.effect;
/// assert!(known("noredirect").is_some() && known("x").is_none());
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Parameter<'a> {
    /// The name of the parameter, as it is written.
    pub name: &'a str,
    /// The value of the parameter; empty if there is no `=`.
    pub value: &'a str,
    /// What a proxy does with the parameter, if it knows it.
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
