//! Hosts of links that are not known proxies, but were meant as one.

use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{has_digit, run, starts, word_end};
use crate::accident::letter::latin;
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy::HOSTS;

use super::distance::is_near;

/// The proxy of a library, which puts its own name after that of the host: `doi-org.ezproxy.example.edu`.
pub(crate) fn library(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.is_elsewhere() {
        return bare_library(pasted);
    }
    let known = behind_library(pasted.host())?;
    // The proxy may have a port.
    let end = run(pasted.flat, pasted.host.end, |octet| *octet == b':' || octet.is_ascii_digit());
    let hit = Hit::swap(pasted.host.start..end, known).called(known);
    Some(Hit { place: pasted.host.clone(), ..hit })
}

/// The host of a library's proxy in a link without its scheme: `hdl.handle.net.ezproxy.example.edu/10568/12345`.
fn bare_library(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.body(), bare_host_end(pasted)?);
    let known = behind_library(&text[..end])?;
    name::handle_slash(text, end + 1)?;
    Some(Hit::swap(0..end, format!("https://{known}")).called(known).moved(pasted.body.start))
}

/// The known proxy that a library has made the first part of the name of its own proxy: `doi.org` in
/// `doi-org.ezproxy.example.edu` and in `doi.org.ezproxy.example.edu`.
pub(crate) fn behind_library(host: &[u8]) -> Option<&'static str> {
    let begins = |known: &&str| {
        let Some(rest) = host.get(known.len()..).and_then(|rest| rest.strip_prefix(b".")) else {
            return false;
        };
        // A prefix may follow the host, too; then the slash between them is missing. With nothing but the name of a
        // country after it, the host is a site of its own, such as `doi.org.cn`.
        rest.first().is_some_and(u8::is_ascii_alphabetic)
            && (rest.contains(&b'.') || rest.len() > 2)
            && is_hyphenated(&host[..known.len()], known)
    };
    HOSTS.iter().copied().find(begins)
}

/// Whether two hosts of the same length are the same, except that `host` may have hyphens in place of dots.
pub(crate) fn is_hyphenated(host: &[u8], known: &str) -> bool {
    let is_same =
        |(own, known): (&u8, u8)| own.eq_ignore_ascii_case(&known) || *own == b'-' && known == b'.';
    host.iter().zip(known.bytes()).all(is_same)
}

/// A known proxy without a slash before the name: `https://doi.org10.1000/182`.
pub(crate) fn glued(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = pasted.host();
    if !pasted.is_elsewhere() {
        return None;
    }
    let (known, gap) = HOSTS.iter().find_map(|known| {
        let end = pasted.host.start + known.len();
        let name = run(pasted.flat, end, |octet| b":;,.-= ".contains(octet));
        let follows =
            || starts(pasted.flat, name, "10.") || name::handle_slash(pasted.flat, name).is_some();
        (starts(host, 0, known) && follows()).then_some((*known, end..name))
    })?;
    Some(Hit { place: pasted.host.clone(), ..Hit::swap(gap, "/").called(known) })
}

/// What may stand in place of a host: a label, or a resolver without its `.org/`.
pub(crate) const LABELS: [&str; 2] = ["doi:", "dx.doi:"];

/// A host that is nearly a known proxy.
pub(crate) fn host(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = pasted.host();
    if !pasted.is_elsewhere() {
        return None;
    }
    // A label or a part of a host in place of the host: `https://doi:10.…`, `https://www.10.…`.
    for word in LABELS.into_iter().chain(["www.", "doi.", "dx.doi."]) {
        let label = pasted.host.start..pasted.host.start + word.len();
        if starts(host, 0, word) && name::doi_slash(pasted.flat, label.end).is_some() {
            return Some(Hit::swap(label, "doi.org/").called("doi.org"));
        }
    }
    // Another rule names a letter that looks like the right one.
    let known = near_host(host).filter(|_| !has_lookalike(host))?;
    Some(Hit::swap(pasted.host.clone(), known).called(known))
}

/// Whether a host has a Greek or a Cyrillic letter that looks like a Latin one.
fn has_lookalike(host: &[u8]) -> bool {
    let is_alike = |letter: char| letter >= '\u{370}' && latin(letter).is_some();
    core::str::from_utf8(host).is_ok_and(|host| host.contains(is_alike))
}

/// A host that is nearly a known proxy, in a link without its scheme: `dio.org/10.1000/182`.
pub(crate) fn bare_host(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.body(), bare_host_end(pasted)?);
    name::handle_slash(text, end + 1)?;
    let known = near_host(&text[..end]).filter(|known| known.len().abs_diff(end) < 2)?;
    let hit = Hit::swap(0..end, format!("https://{known}")).called(known);
    Some(hit.moved(pasted.body.start))
}

/// Where the host ends with which a name begins that may be a link without its scheme: after a letter, at a `/`. What
/// begins with a digit looks like the prefix of a handle.
pub(crate) fn bare_host_end(pasted: &Pasted<'_>) -> Option<usize> {
    let text = pasted.body();
    let end = word_end(text, 0, b".-");
    let is_host = text.first()?.is_ascii_alphabetic() && text.get(end) == Some(&b'/');
    (pasted.is_name() && is_host && text[..end].contains(&b'.')).then_some(end)
}

/// The known proxy that was probably meant by `host`.
pub(crate) fn near_host(host: &[u8]) -> Option<&'static str> {
    const OTHERS: &[(&str, &str)] = &[
        ("doi", "doi.org"),
        ("dx.doi", "dx.doi.org"),
        ("hdl", "hdl.handle.net"),
        ("hdl.handle", "hdl.handle.net"),
        ("hdl.handle.org", "hdl.handle.net"),
        ("hdl.handle.com", "hdl.handle.net"),
        ("hdl.net", "hdl.handle.net"),
        ("www.hdl.handle.net", "hdl.handle.net"),
        ("doi.com", "doi.org"),
        ("doi.net", "doi.org"),
        ("dx.doi.com", "dx.doi.org"),
        ("dx.org", "dx.doi.org"),
    ];
    let known = OTHERS.iter().find(|(wrong, _)| host.eq_ignore_ascii_case(wrong.as_bytes()));
    let near = || HOSTS.iter().copied().find(|known| is_near(host, known.as_bytes()));
    known.map(|&(_, known)| known).or_else(near)
}

/// `doi[.]org`, `doi(dot)org`: a host whose dots are in brackets, so that programs do not turn it into a link.
pub(crate) fn disarmed(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    // The letters of the scheme may be changed, too: `hxxps://`.
    let letters = run(text, 0, u8::is_ascii_alphabetic);
    let start = if starts(text, letters, "://") { letters + "://".len() } else { 0 };
    let (known, dots, end) = HOSTS.iter().find_map(|known| {
        let (dots, end) = disarmed_dots(text, start, known)?;
        Some((*known, dots, end))
    })?;
    let hit = Hit::all(dots.into_iter().map(|dot| (dot, ".".into())))?.called(known);
    Some(Hit { place: start..end, others: Vec::new(), ..hit })
}

/// How people write a dot so that no program makes a link of the text.
const DOTS: &[&str] = &["[.]", "(.)", "{.}", "[dot]", "(dot)", "."];

/// Where the dots in brackets are in the host `known`, which begins at `at`, and where this host ends; `None` if
/// another host stands there, or if no slash follows it.
fn disarmed_dots(text: &[u8], at: usize, known: &str) -> Option<(Vec<Range<usize>>, usize)> {
    let (mut end, mut dots) = (at, Vec::new());
    for (number, word) in known.split('.').enumerate() {
        if number > 0 {
            let dot = DOTS.iter().find(|dot| starts(text, end, dot))?;
            if dot.len() > 1 {
                dots.push(end..end + dot.len());
            }
            end += dot.len();
        }
        if !starts(text, end, word) {
            return None;
        }
        end += word.len();
    }
    (text.get(end) == Some(&b'/')).then_some((dots, end))
}

/// `http://hdl.handle.net:2027/mdp.1`: a colon in place of the slash after a known host, which makes a port of the
/// prefix.
pub(crate) fn port(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = &pasted.flat[..pasted.body.end];
    let start = name::web_end(text, 0).unwrap_or(0);
    let is_colon = |colon: &usize| text.get(*colon) == Some(&b':');
    let known = HOSTS.iter().filter(|known| starts(text, start, known));
    let colon = known.map(|known| start + known.len()).find(is_colon)?;
    // After a real port, which has no dot, the handle has a slash of its own.
    let slash = name::handle_slash(text, colon + 1)?;
    let local_name = &text[slash + 1..];
    let is_whole = || !local_name.contains(&b'/') && has_digit(local_name);
    let is_doi = text[colon + 1..].starts_with(b"10.");
    (is_doi || is_whole()).then(|| Hit::swap(colon..colon + 1, "/"))
}

/// A link without a host: `https://10.1000/182`.
pub(crate) fn no_host(pasted: &Pasted<'_>) -> Option<Hit> {
    let at = pasted.host.start;
    let doi = pasted.is_elsewhere() && name::doi_slash(pasted.flat, at).is_some();
    doi.then(|| Hit { place: pasted.host.clone(), ..Hit::swap(at..at, "doi.org/") })
}
