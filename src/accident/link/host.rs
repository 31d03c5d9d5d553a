//! Hosts of links that are not known proxies, but were meant as one.

use crate::accident::hit::Hit;
use crate::accident::name;
use crate::accident::octets::{run, starts};
use crate::accident::pasted::Pasted;
use crate::read::proxy::HOSTS;

use super::distance::distance;

/// The proxy of a library, which puts its own name after that of the host: `doi-org.ezproxy.example.edu`.
pub(crate) fn library(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = pasted.host();
    let begins = |known: &&&str| {
        // A prefix may follow the host, too; then the slash between them is missing.
        host.get(known.len()) == Some(&b'.')
            && host.len() > known.len() + 1
            && host[known.len() + 1].is_ascii_alphabetic()
            && is_hyphenated(&host[..known.len()], known)
    };
    let known = HOSTS.iter().find(begins).filter(|_| pasted.is_elsewhere())?;
    // The proxy may have a port.
    let end = run(pasted.flat, pasted.host.end, |octet| *octet == b':' || octet.is_ascii_digit());
    let hit = Hit::swap(pasted.host.start..end, *known).called(*known);
    Some(Hit { place: pasted.host.clone(), ..hit })
}

/// Whether two hosts of the same length are the same, but for hyphens in `host` in place of dots.
pub(super) fn is_hyphenated(host: &[u8], known: &str) -> bool {
    let is_same =
        |(own, known): (&u8, u8)| own.eq_ignore_ascii_case(&known) || *own == b'-' && known == b'.';
    host.iter().zip(known.bytes()).all(is_same)
}

/// A host that is nearly a known proxy, or a known proxy without a slash before the name.
pub(crate) fn host(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = pasted.host();
    if !pasted.is_elsewhere() || host.is_empty() {
        return None;
    }
    // A label or a part of a host in place of the host: `https://doi:10.…`, `https://www.10.…`.
    for word in ["doi:", "www."] {
        let label = pasted.host.start..pasted.host.start + word.len();
        if starts(host, 0, word) && name::doi_slash(pasted.flat, label.end).is_some() {
            return Some(Hit::swap(label, "doi.org/").called("doi.org"));
        }
    }
    let glued = HOSTS.iter().find_map(|known| {
        let end = pasted.host.start + known.len();
        let name = run(pasted.flat, end, |octet| b":;,.- ".contains(octet));
        let follows =
            || starts(pasted.flat, name, "10.") || name::handle_slash(pasted.flat, name).is_some();
        (starts(host, 0, known) && follows()).then_some((*known, end..name))
    });
    if let Some((known, gap)) = glued {
        return Some(Hit { place: pasted.host.clone(), ..Hit::swap(gap, "/").called(known) });
    }
    let known = near_host(host)?;
    Some(Hit::swap(pasted.host.clone(), known).called(known))
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
    let near = || HOSTS.iter().copied().find(|known| distance(host, known.as_bytes()) == 1);
    known.map(|&(_, known)| known).or_else(near)
}

/// A link without a host: `https://10.1000/182`.
pub(crate) fn no_host(pasted: &Pasted<'_>) -> Option<Hit> {
    let at = pasted.host.start;
    let doi = pasted.is_elsewhere() && name::doi_slash(pasted.flat, at).is_some();
    doi.then(|| Hit { place: pasted.host.clone(), ..Hit::swap(at..at, "doi.org/") })
}
