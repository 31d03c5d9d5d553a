//! Links to pages of publishers and repositories, with a name in their address.

use alloc::string::String;

use crate::rule::accident::address::{page_start, version_start};
use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::name;
use crate::rule::accident::octets::{ends, run, starts};
use crate::rule::accident::pasted::Pasted;

use super::host::is_known;

/// The kinds of files at the end of the address of a page. Some names end so, too.
const FILES: &[&str] = &[".pdf", ".html"];

/// Where the name that begins at `at`, with its slash at `slash`, ends in the address of a page.
fn page_end(text: &[u8], at: usize, slash: usize, limit: usize) -> usize {
    let signs = |octet: u8| !(octet.is_ascii_control() || b" ?#&\"'<>".contains(&octet));
    let mut end = run(&text[..limit], slash + 1, signs);
    let file = |end| FILES.iter().find(|file| ends(text, end, file)).map(|file| end - file.len());
    while let Some(start) =
        page_start(text, end).or_else(|| file(end)).filter(|&start| start > slash + 1)
    {
        end = start;
    }
    while end > slash + 2 && text[end - 1] == b'/' {
        end -= 1;
    }
    version_start(&text[at..end]).map_or(end, |version| at + version)
}

/// A DOI name right after a host that is not a known proxy.
pub(crate) fn elsewhere(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, host) = (pasted.flat, pasted.host.clone());
    let at = run(text, host.end, |octet| octet != b'/') + 1;
    let slash = name::registered_doi(text, at)?;
    if pasted.kind != Kind::Web || is_known(pasted) || !name::is_host(&text[host.clone()]) {
        return None;
    }
    let end = page_end(text, at, slash, text.len());
    let hit = Hit::swap(0..at, "https://doi.org/").replacing(end..text.len(), "");
    Some(Hit { place: host, ..hit })
}

/// The address of a page of a publisher or a repository that has a DOI name or a handle in it.
pub(crate) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let host = match pasted.kind {
        Kind::Web if !is_known(pasted) && name::is_host(&text[pasted.host.clone()]) => {
            pasted.host.clone()
        }
        Kind::Name | Kind::Hdl | Kind::InfoHandle => start..start + bare_host(pasted.body())?,
        Kind::Web | Kind::Info => return None,
    };
    // A name right after the host may belong to an unknown proxy, so it is not sought here.
    let from = run(text, host.end, |octet| octet != b'/') + 1;
    let edge = |at: usize| matches!(text[at - 1], b'/' | b'=' | b':' | b'(');
    let found = (from..text.len()).find_map(|at| {
        let slash = name::doi(text, at).filter(|_| edge(at))?;
        Some((at, slash, "https://doi.org/", text.len()))
    });
    let (at, slash, proxy, limit) = found.or_else(|| {
        let at = (from..text.len()).find(|&at| starts(text, at - 1, "/handle/"))? + "handle/".len();
        let slash = name::handle(text, at)?;
        // The repositories that write such addresses have no slash in a local name; a file may follow.
        let end = run(text, slash + 1, |octet| octet != b'/');
        Some((at, slash, "https://hdl.handle.net/", end))
    })?;
    // The number of a registrant has four digits or more.
    if starts(text, at, "123456789/") || (starts(text, at, "10.") && slash < at + "10.1000".len()) {
        return None;
    }
    let end = page_end(text, at, slash, limit);
    let (address, proxy) = if pasted.kind == Kind::Web { (0, proxy) } else { (start, "") };
    let hit = Hit::swap(address..at, proxy).replacing(end..text.len(), "");
    let place = name::web(text, 0).unwrap_or(start)..at;
    let host = String::from_utf8_lossy(&text[host]).into_owned();
    Some(Hit { place, ..hit }.called(host))
}

/// How many octets the host at the beginning of an identifier has: `www.example.org/…`.
fn bare_host(text: &[u8]) -> Option<usize> {
    let end = run(text, 0, |octet| octet.is_ascii_alphanumeric() || b".-".contains(&octet));
    let top = text[..end].rsplit(|&octet| octet == b'.').next()?;
    let letters =
        (2..=10).contains(&top.len()) && top.iter().all(u8::is_ascii_alphabetic) && top.len() < end;
    let known = name::host(text, 0).is_some();
    (letters && !known && text.get(end) == Some(&b'/') && text[0].is_ascii_alphabetic())
        .then_some(end)
}
