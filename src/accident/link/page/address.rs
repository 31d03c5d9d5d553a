//! Links to pages of publishers and repositories, with a name in their address.

use core::ops::Range;

use handle_grammar::rfc3986::PATH;

use crate::accident::address::{is_numbered, long_number_start, name_end};
use crate::accident::form::octets::{self, run, starts, word_end};
use crate::accident::form::words::Words;
use crate::accident::markup::end::is_angle;
use crate::accident::name::beside::end_of_address;
use crate::accident::name::kind::Kind;
use crate::accident::name::{self, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::{begins_parameter, quote};

use super::mail;

/// Parts of a page, which stand after the name in its address.
static PARTS: Words = Words::new(&[
    "/figures/",
    "/tables/",
    "/mediaobjects/",
    "/suppl_file/",
    "/transform/",
    "/asset/",
    "/issue-toc",
]);

/// The site of Oxford University Press, whose addresses have the number of the article after the name, and perhaps the
/// name of a file or a title.
const NUMBERED: &str = "academic.oup.com/";

/// Where the name that begins at `at`, with its slash at `slash`, ends in the address of a page: at `limit` or before.
fn page_end(pasted: &Pasted<'_>, at: usize, slash: usize, limit: usize) -> usize {
    let text = pasted.flat;
    let ends_name = |at: usize| match text[at] {
        b'"' => true,
        // An escaped apostrophe may belong to the name: in the query of another link, the whole link is escaped.
        b'\'' => pasted.is_raw(&(at..at + 1)),
        b'<' => !is_angle(text, at),
        b'>' => !text[slash..at].contains(&b'<'),
        // In a query, parameters may also be separated by semicolons.
        b';' => text[..slash].contains(&b'?') && begins_parameter(&text[at + 1..limit]),
        // After a hyphen, an escaped `#` is the check character of a SICI.
        b'#' => pasted.is_raw(&(at..at + 1)) || text[at - 1] != b'-',
        octet => b" ?&".contains(&octet) || octet.is_ascii_control(),
    };
    let end = (slash..limit).find(|&at| ends_name(at)).unwrap_or(limit);
    let numbered = octets::contains(&text[..at], NUMBERED) || is_numbered(&text[..at]);
    let number = if numbered { long_number_start(&text[..end], at, slash) } else { None };
    let end = number.unwrap_or(end);
    let end = (slash + 2..end).find(|&at| PARTS.stand(text, at)).unwrap_or(end);
    name_end(text, at, slash, end)
}

/// A DOI name right after a host that is not a known proxy.
pub(crate) fn elsewhere(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let at = run(text, pasted.host.end, |octet| *octet != b'/') + 1;
    let slash = name::registered_doi_slash(text, at)?;
    if !pasted.is_elsewhere() || !name::is_host(pasted.host()) {
        return None;
    }
    let limit = end_of_address(text, slash);
    let end = page_end(pasted, at, slash, limit);
    let hit = with_proxy(pasted, 0..limit, "https://doi.org/", at..end);
    Some(Hit { place: pasted.host.clone(), ..hit })
}

/// The edit that puts `proxy` in place of an address, and keeps only the name in it, without needless escapes.
fn with_proxy(pasted: &Pasted<'_>, address: Range<usize>, proxy: &str, name: Range<usize>) -> Hit {
    let text = pasted.flat;
    // There are other rules for the text after a blank. An escaped one may be a part of the address, as in the name of
    // a file.
    let is_inside = |at: usize| text[at] != b' ' || at > name.end && !pasted.is_raw(&(at..at + 1));
    let end = (name.end..address.end).find(|&at| !is_inside(at)).unwrap_or(address.end);
    let mut hit = Hit::swap(address.start..name.start, proxy);
    // Each octet has an edit of its own, so that it is known where it stands in the address.
    for at in name.clone() {
        let octet = at..at + 1;
        // The angle brackets of a SICI may not appear in a link.
        let may_be_raw = pasted.is_name() || PATH.contains(text[at]);
        match (may_be_raw, pasted.is_raw(&octet)) {
            (true, false) => hit = hit.replacing(octet, char::from(text[at])),
            (false, true) if b"<>".contains(&text[at]) => {
                hit = hit.replacing(octet, quote::encode(&text[at..=at]));
            }
            _ => {}
        }
    }
    hit.replacing(name.end..end, "")
}

/// Sites whose DOI names have one slash, so that the next one begins the number or the title of the page.
static ONE_SLASH: Words = Words::new(&["asmedigitalcollection.asme.org/", "taylorfrancis.com/"]);

/// Where a DOI name with its slash at `slash` ends at the latest, in an address whose host begins at `host`: before the
/// next slash, if a page follows it.
fn doi_limit(pasted: &Pasted<'_>, host: usize, slash: usize) -> usize {
    let text = pasted.flat;
    let has_one = ONE_SLASH.stand(text, name::after_www(text, host));
    // If the slash of the name is escaped, one that is not escaped does not belong to the name.
    let is_escaped = !pasted.is_raw(&(slash..slash + 1));
    let ends =
        |at: &usize| text[*at] == b'/' && (has_one || is_escaped && pasted.is_raw(&(*at..*at + 1)));
    (slash + 2..text.len()).find(ends).unwrap_or(text.len())
}

/// The text before a handle in the addresses of repositories.
static HANDLES: Words = Words::new(&[
    "handle/",
    "handle=",
    "hdl:",
    "info:hdl/",
    "hdl.handle.net/",
    "bitstream/",
    "pid/find?id=",
]);

/// The address of a page of a publisher or a repository that has a DOI name or a handle in it.
pub(crate) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    if let Some(hit) = mail::rewritten(pasted) {
        return Some(hit);
    }
    let (text, start, is_link) = (pasted.flat, pasted.body.start, pasted.is_elsewhere());
    let host = host(pasted)?;
    let Found { at, slash, limit, proxy } = first_in(pasted, &host)?;
    if name::has_default_prefix(text, at) {
        return None;
    }
    let next = end_of_address(text, at);
    let end = page_end(pasted, at, slash, limit.min(next));
    let (address, proxy) = if is_link { (0, proxy) } else { (start, "") };
    let hit = with_proxy(pasted, address..next, proxy, at..end);
    let place = name::web_end(text, 0).filter(|_| is_link).unwrap_or(start)..at;
    // The address of an entry has the DOI name of its book, and then the number of the entry, but not its DOI name.
    let is_entry = starts(text, at, "10.1093/")
        && octets::contains(&text[at..limit.min(next).max(end)], "-978");
    Some(Hit { place, ..hit }.naming(&text[host]).offered(!is_entry))
}

/// Two different DOI names in the query of one address, as in a link from the list of references of an article: nobody
/// can see which of the two is meant.
pub(crate) fn pages(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = host(pasted)?;
    let end = end_of_address(pasted.flat, host.end);
    let query = run(&pasted.flat[..end], host.end, |octet| *octet != b'?');
    let first = doi_in(pasted, &host, query..end)?;
    let name = |found: &Found| found.at..page_end(pasted, found.at, found.slash, found.limit);
    let first = name(&first);
    let other = name(&doi_in(pasted, &host, first.end..end)?);
    let is_same = pasted.flat[first].eq_ignore_ascii_case(&pasted.flat[other.clone()]);
    (!is_same).then(|| Hit::at(other).no_handle())
}

/// The host of a link to a page. The address may also stand where the name should be, with its scheme or without it,
/// even in a link to a resolver.
fn host(pasted: &Pasted<'_>) -> Option<Range<usize>> {
    let body = &pasted.flat[..pasted.body.end];
    let start = name::web_end(body, pasted.body.start).unwrap_or(pasted.body.start);
    match pasted.kind {
        Kind::Info => None,
        _ if !pasted.is_elsewhere() => Some(start..start + bare_host(&body[start..])?),
        _ => name::is_host(pasted.host()).then(|| pasted.host.clone()),
    }
}

/// A name in the address of a page.
struct Found {
    at: usize,
    slash: usize,
    /// Where the name ends at the latest.
    limit: usize,
    /// The beginning of a link to the name.
    proxy: &'static str,
}

/// Whether a name may begin at `at` in an address.
fn is_edge(pasted: &Pasted<'_>, at: usize) -> bool {
    let text = pasted.flat;
    match text[at - 1] {
        b'/' | b'=' | b':' | b'(' | b'?' | b'&' | b'"' => true,
        // In a query, a `+` stands for a blank between two words.
        b'+' => text[..at].contains(&b'?'),
        b' ' => !pasted.is_raw(&(at - 1..at)),
        // In an e-mail in quoted-printable, `=3D` stands for `=`.
        _ => text[..at].ends_with(b"=3D"),
    }
}

/// The first DOI name in an address, or else the first handle: before the next link, if one stands beside it.
fn first_in(pasted: &Pasted<'_>, host: &Range<usize>) -> Option<Found> {
    let own = host.end..end_of_address(pasted.flat, host.end);
    doi_in(pasted, host, own.clone()).or_else(|| handle_in(pasted, own))
}

/// The first DOI name in this part of an address.
fn doi_in(pasted: &Pasted<'_>, host: &Range<usize>, part: Range<usize>) -> Option<Found> {
    let text = &pasted.flat[..part.end];
    part.into_iter().find_map(|at| {
        let slash = name::registered_doi_slash(text, at).filter(|_| is_edge(pasted, at))?;
        let limit = doi_limit(pasted, host.start, slash).min(text.len());
        Some(Found { at, slash, limit, proxy: "https://doi.org/" })
    })
}

/// The first handle in this part of an address that follows one of [`HANDLES`], or that is the end of an identifier for
/// harvesting.
fn handle_in(pasted: &Pasted<'_>, part: Range<usize>) -> Option<Found> {
    let text = &pasted.flat[..part.end];
    let found = |at: usize, is_path: bool| {
        let slash = name::handle_slash(text, at)?;
        let limit = if is_path { path_end(text, slash) } else { text.len() };
        Some(Found { at, slash, limit, proxy: "https://hdl.handle.net/" })
    };
    part.into_iter().filter(|&start| is_edge(pasted, start)).find_map(|start| {
        // The repositories that write such paths have no slash in a local name; a file may follow.
        let is_path = |label: &str| label.ends_with('/') && !label.starts_with("info:");
        let mut labels = HANDLES.at(text, start);
        let harvested = || found(start + label::harvested(&text[start..])?, false);
        labels.find_map(|label| found(start + label.len(), is_path(label))).or_else(harvested)
    })
}

/// Where a handle ends in the path of a page, if its first slash is at `slash`. After a local name of one digit, a
/// number of three digits or more belongs to the handle, too: `10044/1/12345`.
fn path_end(text: &[u8], slash: usize) -> usize {
    let part_end = |start: usize| run(text, start, |octet| *octet != b'/');
    let end = part_end(slash + 1);
    let digits = run(text, end + 1, u8::is_ascii_digit);
    let is_collection = end == slash + 2 && text[slash + 1].is_ascii_digit();
    if is_collection && digits > end + 3 && digits == part_end(end + 1) { digits } else { end }
}

/// How many octets the host at the beginning of an identifier has: `www.example.org/…`.
fn bare_host(text: &[u8]) -> Option<usize> {
    let end = word_end(text, 0, b".-");
    let top = name::top(&text[..end])?.len();
    let is_prefix = |slash| name::doi_slash(text, slash + 1).is_none();
    let known =
        name::host_end(text, 0).is_some() || name::handle_slash(text, 0).is_some_and(is_prefix);
    ((2..=10).contains(&top)
        && top < end
        && !known
        && text.get(end) == Some(&b'/')
        && text[0].is_ascii_alphabetic())
    .then_some(end)
}
