//! Links to proxies: their *heads* are everything before the path.

use core::ops::Range;
use handle_grammar::class::Class;

use crate::accident::{LABELS_FOR_HOST, behind_library, has_broken_scheme, near_host};
use crate::find::context::code::{ends_in_code, ends_in_escaped_mark};
use crate::find::context::note::is_citation;
use crate::find::context::unit::slash;
use crate::find::context::word::ends_word;
use crate::read::proxy;
use crate::text::heads::WEB_SCHEMES;
use crate::text::{ascii, run, run_before};

use super::handle::handle;
use super::name::{after_prefix, begins_name};
use super::wide::wide_slash;

/// A length that no host of a proxy reaches, in octets.
const LONGEST: usize = 64;

/// How many indices from the first letter of a word on are searched for the end of a code: it has five letters at most,
/// as `uabcd` after a backslash.
const LONGEST_CODE: usize = "uabcd".len() + 1;

/// The head of a link with its scheme at `start` and the colon after that.
pub(in crate::find) fn link(text: &[u8], start: usize, colon: usize) -> Option<Range<usize>> {
    let host = after_slashes(text, colon)?;
    // A second scheme after the first belongs to the link, too: `https://https://`.
    let again = WEB_SCHEMES.into_iter().find(|scheme| ascii::starts_with(&text[host..], scheme));
    let host = again.and_then(|scheme| after_slashes(text, host + scheme.len())).unwrap_or(host);
    // A DOI name right after the slashes, or after a label there, appears where the host of a resolver is missing.
    let hostless = || {
        let label =
            LABELS_FOR_HOST.into_iter().find(|label| ascii::starts_with(&text[host..], label));
        let name = host + label.map_or(0, str::len);
        begins_name(&text[name..]).then_some(name)
    };
    let path = known_path(text, host).or_else(|| glued_path(text, host)).or_else(hostless)?;
    (!is_pattern(text, host, path)).then_some(start..path)
}

/// Whether a link with its host and its path at these indices is a regular expression: its slashes are escaped, and one
/// that is not ends the expression.
fn is_pattern(text: &[u8], host: usize, path: usize) -> bool {
    let is_escaped = |end: usize| text[..end].ends_with(b"\\/");
    is_escaped(host) && !is_escaped(path) && !text.get(path).is_some_and(u8::is_ascii_digit)
}

/// The head of a link with a wide colon at `colon`: `http：//hdl.handle.net/`. It is found whole, so that a report on it
/// can say so.
pub(in crate::find) fn wide_link(text: &[u8], colon: usize) -> Option<Range<usize>> {
    const WIDE_COLON_SLASHES: &str = "：//";
    text[colon..].starts_with(WIDE_COLON_SLASHES.as_bytes()).then_some(())?;
    let scheme = WEB_SCHEMES.into_iter().find(|scheme| ascii::ends_with(&text[..colon], scheme))?;
    let path = known_path(text, colon + WIDE_COLON_SLASHES.len())?;
    Some(colon - scheme.len()..path)
}

/// Where the authority of a link begins, after the colon here and two slashes.
fn after_slashes(text: &[u8], colon: usize) -> Option<usize> {
    let mut at = text.get(colon).filter(|octet| **octet == b':').map(|_| colon + 1)?;
    for _ in 0..2 {
        at += slash(&text[at..])?;
    }
    Some(at)
}

/// Where the path of a link begins if a proxy is at `host`, or nearly one.
fn known_path(text: &[u8], host: usize) -> Option<usize> {
    let rest = &text[host..];
    let ends = |octet: &u8| b"/\\:?#".contains(octet) || ends_word(*octet);
    let len = rest.iter().take(LONGEST).position(ends)?;
    let port = match rest[len] {
        b':' => 1 + rest[len + 1..].iter().take(5).take_while(|o| o.is_ascii_digit()).count(),
        _ => 0,
    };
    let slash = slash(&rest[len + port..])?;
    let (host_name, body) = (&rest[..len], host + len + port + slash);
    // A link to a misspelt host leads nowhere, and one to the proxy of a library works only for its readers. Both are
    // found whole, so that a report on them can say so.
    let is_number = || text.get(body).is_some_and(u8::is_ascii_digit);
    let is_near = || {
        is_known_with_www(host_name)
            || behind_library(host_name).is_some()
            || near_host(host_name).is_some()
    };
    (proxy::is_known(host_name) || is_number() && is_near()).then_some(body)
}

/// Whether a host is that of a proxy with `www.` before it.
fn is_known_with_www(host: &[u8]) -> bool {
    const WWW: &str = "www.";
    ascii::starts_with(host, WWW) && proxy::is_known(&host[WWW.len()..])
}

/// Where a DOI name or a handle begins after the proxy at `host`, if the slash between them is missing or is another
/// mark: `https://doi.org10.1000/182`.
fn glued_path(text: &[u8], host: usize) -> Option<usize> {
    static FIRST: Class = ascii::edges(proxy::HOSTS, false);
    let rest =
        text.get(host..).filter(|rest| rest.first().is_some_and(|it| FIRST.contains(*it)))?;
    let known = proxy::HOSTS.iter().find(|known| ascii::starts_with(rest, known))?;
    if let Some(wide) = wide_slash(&rest[known.len()..]) {
        let path = known.len() + wide;
        let end = run(rest, path, |octet| octet.is_ascii_digit() || *octet == b'.');
        let is_prefix = slash(&rest[end..]).or_else(|| wide_slash(&rest[end..])).is_some();
        return (end > path && is_prefix).then_some(host + path);
    }
    let marks = usize::from(matches!(rest.get(known.len()), Some(b'.' | b':')));
    let path = known.len() + marks;
    // Of a prefix alone, nothing shows that a name begins there.
    let begins = match after_prefix(&rest[path..]) {
        Some([b'[', note @ ..]) if is_citation(note) => false,
        Some([b'(' | b'[', first, ..] | [first, ..]) => first.is_ascii_alphanumeric(),
        Some([]) => false,
        None => !proxy::is_of_dois(known.as_bytes()) && handle(text, host + path).is_some(),
    };
    begins.then_some(host + path)
}

/// The head of a link whose scheme is misspelt and has a colon here: `htps://`, `https:/`.
pub(in crate::find) fn misspelt_at(text: &[u8], colon: usize) -> Option<Range<usize>> {
    // `http` and `https` with one error usually end with `p`, `s` or `t`, and few other words do.
    text[..colon].last().filter(|last| b"PSTpst".contains(last))?;
    let host = run(text, colon, |octet| b":/\\".contains(octet));
    let len = text[host..].iter().take(LONGEST).position(|octet| *octet == b'/')?;
    let path = host + len + 1;
    // Any link may lack a slash, but only one to a proxy or to a DOI name is an identifier.
    let is_named = known_path(text, host).is_some() || begins_name(&text[path..]);
    if is_named && !is_pattern(text, host, path) { misspelt(text, host, path) } else { None }
}

/// The head of a link to the DOI name at `place`, right after a known host, if the scheme before that lacks its
/// colon: `https//`.
pub(in crate::find) fn misspelt_before(text: &[u8], place: usize) -> Option<Range<usize>> {
    let head = text[..place].strip_suffix(b"/")?;
    let host = proxy::HOSTS.iter().filter(|host| ascii::ends_with(head, host));
    let host = host.max_by_key(|host| host.len())?;
    misspelt(text, head.len() - host.len(), place)
}

/// The head of a link with its host and its path at these indices, if its scheme is misspelt or lacks a mark. The
/// link is found whole, so that a report on it can say so.
pub(in crate::find) fn misspelt(text: &[u8], host: usize, path: usize) -> Option<Range<usize>> {
    let letters_end = run_before(text, host, |octet| b":;/\\".contains(octet));
    let start = run_before(text, letters_end, u8::is_ascii_alphabetic);
    // The first letters may be the end of a code before the scheme. No code has one of these marks, after which nearly
    // all links stand.
    let has_code = |at: &usize| ends_in_code(&text[..*at]) || ends_in_escaped_mark(&text[..*at]);
    let may_be_code = text[..start].last().is_some_and(|octet| !b" \n\"'(<>".contains(octet));
    let letters = if may_be_code { start..letters_end } else { start..start };
    let start = letters.take(LONGEST_CODE).find(has_code).unwrap_or(start);
    // Without a letter or digit at `host`, the marks would go on to another host.
    let has_host = text.get(host).is_some_and(u8::is_ascii_alphanumeric);
    (letters_end < host && has_host && has_broken_scheme(&text[start..])).then_some(start..path)
}
