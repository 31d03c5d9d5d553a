//! The schemes and hosts before names, and other hosts.

use handle_grammar::class::Class;

use crate::accident::form::octets::{ends, is_word, run, starts};
use crate::accident::form::words::Words;
use crate::read::proxy::{HOSTS, PREFIXES};
use crate::text::ascii::edges;
use crate::text::heads::{HANDLE_HEADS, WEB};

use super::handle::{handle_slash, may_begin_local_name};

/// Where the scheme of the web that begins at `at` ends, with its `//`.
pub(crate) fn web_end(text: &[u8], at: usize) -> Option<usize> {
    // Most texts are not compared with the schemes: this is asked at every octet of many texts.
    text.get(at).filter(|octet| octet.eq_ignore_ascii_case(&b'h'))?;
    WEB.iter().find(|scheme| starts(text, at, scheme)).map(|scheme| at + scheme.len())
}

/// Whether the octets of `text` that end at `end` end like the hosts of most publishers and of most other sites.
pub(crate) fn ends_with_top(text: &[u8], end: usize) -> bool {
    TOPS.iter().any(|top| ends(text, end, top))
}

/// The top-level domains of most publishers and of most other sites.
pub(crate) const TOPS: &[&str] = &[".com", ".org", ".net", ".edu"];

/// The last label of a host, if it has only letters.
pub(crate) fn top(host: &[u8]) -> Option<&[u8]> {
    let label = host.rsplit(|&octet| octet == b'.').next()?;
    label.iter().all(u8::is_ascii_alphabetic).then_some(label)
}

/// Where an address begins, after the scheme of the web and the `www.` that may stand at `at`.
pub(crate) fn address_start(text: &[u8], at: usize) -> usize {
    after_www(text, web_end(text, at).unwrap_or(at))
}

/// Where an address goes on after the `www.` that may stand at `at`.
pub(crate) fn after_www(text: &[u8], at: usize) -> usize {
    at + if starts(text, at, "www.") { "www.".len() } else { 0 }
}

/// The known proxies.
static PROXIES: Words = Words::new(HOSTS);

/// Where the known proxy that begins at `at` ends, with its port if it has one; `None` unless the `/` of a path
/// follows.
pub(crate) fn host_end(text: &[u8], at: usize) -> Option<usize> {
    PROXIES.at(text, at).find_map(|host| {
        let end = at + host.len();
        if text.get(end) == Some(&b'/') { Some(end) } else { port_end(text, end) }
    })
}

/// Where the port at `at` ends, if the `/` of a path follows it: `:8000/`.
fn port_end(text: &[u8], at: usize) -> Option<usize> {
    text.get(at).filter(|octet| **octet == b':')?;
    let end = run(text, at + 1, u8::is_ascii_digit);
    ((at + 2..at + 7).contains(&end) && text.get(end) == Some(&b'/')).then_some(end)
}

/// The octets with which a link or URI may begin: those of the web, of known hosts and of schemes.
static LINK: Class = edges(&WEB, false).or(edges(HOSTS, false)).or(edges(&HANDLE_HEADS, false));

/// Schemes that may also be written with two slashes. They are tried first, because they begin with the others.
static WITH_SLASHES: Words = Words::new(&["hdl://", "doi://"]);

/// The schemes and namespaces with which handles and DOI names are written.
static SCHEMES: Words = Words::new(&HANDLE_HEADS);

/// Where the scheme and the host of the link or URI that begins at `at` end, and its name begins, if it has a name.
pub(crate) fn link_end(text: &[u8], at: usize) -> Option<usize> {
    if !text.get(at).is_some_and(|octet| LINK.contains(*octet)) {
        return None;
    }
    let web = web_end(text, at).unwrap_or(at);
    if let Some(host) = host_end(text, web) {
        let start = alias(text, host);
        return (handle_slash(text, start).is_some() || may_begin_local_name(text, start))
            .then_some(start);
    }
    let start = scheme_end(text, at);
    (web == at && start > at && handle_slash(text, start).is_some()).then_some(start)
}

/// Where the scheme at `at` with which a handle or a DOI name is written ends; `at` itself if there is none.
pub(crate) fn scheme_end(text: &[u8], at: usize) -> usize {
    let scheme = WITH_SLASHES.at(text, at).chain(SCHEMES.at(text, at)).next();
    at + scheme.map_or(0, str::len)
}

/// The prefixes that a proxy removes.
static ALIASES: [Words; 2] = [Words::new(PREFIXES[0]), Words::new(PREFIXES[1])];

/// Where a name begins in a path that begins at `at`, after the slashes and prefixes that a proxy removes.
pub(crate) fn alias(text: &[u8], at: usize) -> usize {
    ALIASES.iter().fold(run(text, at, |octet| *octet == b'/'), |at, prefixes| {
        at + prefixes.at(text, at).next().map_or(0, str::len)
    })
}

/// Whether `host` has only octets that the name of a host may have.
pub(crate) fn is_host(host: &[u8]) -> bool {
    !host.is_empty() && is_word(host, b".-")
}
