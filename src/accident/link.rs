//! Accidents with links.
//!
//! The files of the folder recognise broken schemes and hosts, links to pages that have a name in their address or
//! whose name follows from it, and links to other web pages. This file recognises links in place of a name or inside
//! it, and remains of a link between its host and the name.

mod backslash;
mod distance;
mod group;
mod host;
mod mail;
mod namespace;
mod page;
mod preceded;
mod question;
mod scheme;
mod shown;
mod site;
mod spaced;
mod tracking;
mod website;

use core::ops::Range;

use super::beside::end_of_address;
use super::clinging::has_clinging;
use super::hit::Hit;
use super::kind::Kind;
use super::name;
use super::octets::{blanks, ends, run, starts, word_end};
use super::pasted::Pasted;
use crate::read::proxy;
use crate::text::character;

pub(super) use backslash::{backslash, backslash_before_blank, backslash_left_over};
pub(crate) use group::{
    GROUPED_START, ends_with_group, goes_on_after_group, has_blanks_after_marks, is_grouped,
};
pub(super) use host::{bare_host, disarmed, glued, host, library, no_host, port};
pub(crate) use host::{behind_library, near_host};
pub(super) use namespace::{
    has_odd_namespace, namespace_colon, namespace_hyphen, namespace_in_prefix, namespace_missing,
    namespace_without_slash, own_slashes, prefixless,
};
pub(super) use page::{elsewhere, page, pages};
pub(super) use preceded::preceded;
pub(super) use question::{empty_ending, question};
pub(crate) use scheme::has_broken_scheme;
pub(super) use scheme::{
    joined, misspelt, misspelt_inside, relative, schemeless, segment, slashes, unmarked,
};
pub(super) use shown::{adjoining, shows_identifier};
pub(super) use site::{site, volume};
pub(crate) use spaced::is_torn_scheme;
pub(super) use spaced::spaced;
pub(super) use tracking::{share, tracking};
pub(super) use website::{bare_page, own_page, web_page};

/// The schemes that a browser puts before an address when it shows it in its own viewer, such as that for PDF.
const VIEWERS: &[&str] = &[
    "chrome-extension://",
    "moz-extension://",
    "extension://",
    "edge://",
    "read://",
    "view-source:",
];

/// `chrome-extension://efaidnbmnnnibpcajpcglclefindmkaj/https://…`: the viewer of a browser before an address.
pub(super) fn viewer(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let viewer = VIEWERS.iter().find(|viewer| starts(text, 0, viewer))?;
    let address = (viewer.len()..text.len()).find(|&at| name::web_end(text, at).is_some())?;
    Some(Hit::cut(0..address))
}

/// The path of a link to a proxy under which it looks for the name in the query.
const QUERIED: [&str; 3] = ["", "openurl", "resolve"];

/// `https://doi.org/?10.1000/182`, `https://doi.org/openurl?rft_id=info:doi/10.1000/182`: the beginning of a query, and
/// perhaps a path of the proxy itself, before the only DOI name.
pub(super) fn questioned(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, Range { start, end: sign }) = (pasted.flat, pasted.body.clone());
    let is_queried = |path: &&str| pasted.body().eq_ignore_ascii_case(path.as_bytes());
    let is_path =
        pasted.is_known && text[..start].ends_with(b"/") && QUERIED.iter().any(is_queried);
    if !is_path || text.get(sign) != Some(&b'?') {
        return None;
    }
    let is_name = |at: &usize| {
        b"?=/:".contains(&text[at - 1]) && name::registered_doi_slash(text, *at).is_some()
    };
    let mut names = (sign + 1..text.len()).filter(is_name);
    let name = names.next().filter(|_| names.next().is_none())?;
    let is_handle = |at: usize| name::link_end(text, at).is_some_and(|handle| handle < name);
    if (sign + 1..name).any(is_handle) {
        return None;
    }
    Some(Hit::cut(start..name))
}

/// A whole link or URI in place of the name: its scheme and its resolver, if a name follows them.
pub(super) fn whole(pasted: &Pasted<'_>) -> Option<Hit> {
    let head = name::link_end(pasted.flat, 0)?;
    let ending = pasted.body.end..pasted.flat.len();
    let hit = unescaped(pasted, Hit::cut(0..head));
    // A `#` at the end of an info URI may be the check character of a SICI.
    let has_ending = match pasted.kind {
        Kind::Web => !ending.is_empty(),
        Kind::InfoHandle => ending.len() > 1,
        Kind::Name | Kind::Hdl | Kind::Info => false,
    };
    Some(if has_ending { hit.replacing(ending, "") } else { hit })
}

/// The hit, and edits that decode the escapes of the identifier: outside a link, a name has no escapes.
fn unescaped(pasted: &Pasted<'_>, mut hit: Hit) -> Hit {
    let is_escape = |at: usize| !pasted.is_raw(&(at..at + 1));
    let (mut at, end) = (pasted.body.start, pasted.body.end);
    while at < end {
        let start = at;
        while at < end && is_escape(at) {
            at += 1;
        }
        if let Ok(meant) = core::str::from_utf8(&pasted.flat[start..at])
            && at > start
            && character::is_shown(meant)
        {
            hit = hit.replacing(start..at, meant);
        }
        at = at.max(start + 1);
    }
    hit
}

const BEFORE: &str = "stands before the identifier, which should be alone";
const SCHEMELESS: &str = "begins a link, but `https://` is missing before it";
const INSIDE: &str = "stands inside the identifier, which should be alone";

/// A scheme or a resolver where the name should begin, or inside it.
pub(super) fn doubled(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if let Some(hit) = doubled_web(pasted).or_else(|| doubled_info(pasted)) {
        return Some(hit.called(BEFORE));
    }
    if !pasted.may_be_handle() {
        return None;
    }
    if let Some(end) = near_proxy_end(pasted) {
        return Some(Hit::cut(start..end).called(BEFORE));
    }
    // There are other rules for a scheme at the beginning of the text.
    let start = if pasted.is_name() { start.max(name::scheme_end(text, 0)) } else { start };
    let (at, end) =
        (start..pasted.body.end).find_map(|at| Some((at, linked_name(text, start, at)?)))?;
    doubled_link(pasted, start, at..end)
}

/// Where the handle begins after what is nearly the host of a known proxy, if that follows the scheme of handles:
/// `hdl:hdl.haadle.net/4263537/5555`.
fn near_proxy_end(pasted: &Pasted<'_>) -> Option<usize> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let end = word_end(text, start, b".-");
    let is_host = !pasted.is_name() && pasted.host.is_empty() && text.get(end) == Some(&b'/');
    let is_near = || text[start..end].contains(&b'.') && near_host(&text[start..end]).is_some();
    let is_followed = || name::handle_slash(&text[..pasted.body.end], end + 1).is_some();
    (is_host && is_near() && is_followed()).then_some(end + 1)
}

/// The link at `place`, in the identifier that begins at `start`.
fn doubled_link(pasted: &Pasted<'_>, start: usize, place: Range<usize>) -> Option<Hit> {
    let (text, Range { start: at, end }) = (pasted.flat, place.clone());
    let is_link = name::web_end(text, at).is_some();
    if pasted.is_elsewhere() && pasted.is_raw(&place) {
        // The address of another site before a whole link adds nothing to it, unless it shows an identifier itself.
        if is_link {
            let first = &text[..end_of_address(text, pasted.host.end)];
            let is_second = first.len() < at && shows_identifier(first);
            return (!is_second).then(|| Hit::cut(0..at).called(BEFORE));
        }
        // In the address of a page, a scheme or a resolver is a part of the path.
        if name::handle_slash(text, end).is_some() || website::begins_with_info(&text[start..]) {
            return None;
        }
    }
    // A shortDOI is recognised only by its resolver, so that must stay.
    if at == 0 && pasted.is_name() && name::handle_slash(text, end).is_none() {
        return Some(Hit { place, ..Hit::swap(0..0, "https://") }.called(SCHEMELESS));
    }
    // A slash may stand between the two. Right after the slash of a handle, nothing names anything yet.
    let before = text[..at].strip_suffix(b"/").unwrap_or(&text[..at]);
    let is_after_name = name::handle_slash(before, start).is_some();
    // A link after a whole name is a second identifier, for which there is another rule.
    if is_after_name && is_link {
        return None;
    }
    if is_after_name || at > start && name::handle_slash(text, end).is_none() {
        // Only the author knows which of the two is meant, so there is no edit.
        return Some(Hit::at(place).called(INSIDE));
    }
    let what = match at {
        0 => "belongs to a link or a URI, not to the name itself",
        _ if at == start => BEFORE,
        _ => INSIDE,
    };
    Some(Hit { place, ..Hit::cut(start..end) }.called(what))
}

/// A link to anything, in place of the identifier or inside it.
pub(super) fn inside(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    let named = pasted.expects_handle() && (!pasted.is_name() || pasted.slash.is_some());
    // After a blank or a separator, a link is another entry of a list.
    let clings = |at: usize| {
        let before = text[..at].last().filter(|_| at > body.start);
        before.is_none_or(|octet| octet.is_ascii_alphanumeric() || b"/-._".contains(octet))
    };
    let is_link =
        |at: usize| name::web_end(text, at).is_some() && name::link_end(text, at).is_none();
    // There is another rule for a link after a whole name.
    let named = named && !has_clinging(pasted.body());
    let at = body.clone().find(|&at| named && is_link(at) && clings(at))?;
    let hit = Hit::at(at..body.end);
    if at > body.start {
        return Some(hit.called("inside"));
    }
    // Another rule finds the identifier in the address of a page.
    page(pasted).is_none().then(|| hit.no_handle().called("in place of"))
}

/// Where the name begins in the link that begins at `at`; `None` if no link begins there. `http://` may begin a link
/// anywhere, a host not inside a word, and any other scheme only at the beginning or after a slash.
fn linked_name(text: &[u8], start: usize, at: usize) -> Option<usize> {
    // Every scheme and every known host begins with one of these letters.
    if !matches!(text[at] | 0x20, b'd' | b'h' | b'i' | b'u' | b'w') {
        return None;
    }
    let web = name::web_end(text, at);
    let edge = at == start || at == 0 || text[at - 1] == b'/';
    let apart =
        || edge || !(text[at - 1].is_ascii_alphanumeric() || b".-_".contains(&text[at - 1]));
    // Only a scheme of the web may stand right after a letter.
    if web.is_none() && !apart() {
        return None;
    }
    let host = name::host_end(text, web.unwrap_or(at)).is_some();
    // The host may be missing after the scheme of the web.
    let hostless = || web.filter(|&web| name::doi_slash(text, web).is_some());
    (host || edge).then(|| name::link_end(text, at)).flatten().or_else(hostless)
}

/// `http://https://…`, `https://doi.orghttps://…`: one scheme after another, perhaps with a host before the second one.
fn doubled_web(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let first = host_before_link(text, name::web_end(text, 0)?);
    let letters = run(text, first, u8::is_ascii_alphabetic);
    let again = ["http", "https"]
        .into_iter()
        .any(|word| text[first..letters].eq_ignore_ascii_case(word.as_bytes()));
    let signs = run(text, letters, |octet| *octet == b':' || *octet == b'/');
    (again && signs > letters).then(|| Hit::cut(0..first))
}

/// Where the known host or the blanks at `at` end, if a link follows directly; otherwise `at`.
fn host_before_link(text: &[u8], at: usize) -> usize {
    let hosts = proxy::HOSTS.iter().filter(|host| starts(text, at, host));
    let mut ends = hosts.map(|host| at + host.len()).chain([blanks(text, at)]);
    ends.find(|&end| name::web_end(text, end).is_some()).unwrap_or(at)
}

/// `info:info:doi/…`: the scheme of info URIs twice.
fn doubled_info(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = "info:".len();
    (pasted.kind == Kind::Info && starts(pasted.flat, end, "info:")).then(|| Hit::cut(0..end))
}

/// The part of the address of a repository that names its interface. It stands before those of [`PATHS`].
const INTERFACES: &[&str] = &["xmlui/", "jspui/"];

/// The parts of the address of a repository before a handle. The name of a file follows the handle after the last two.
const PATHS: &[&str] = &["handle/", "bitstream/handle/", "bitstream/"];

/// `https://hdl.handle.net/api/handle/21.T11148/1c69`: the path of the interface of a resolver without its last letter.
pub(super) fn interface(pasted: &Pasted<'_>) -> Option<Hit> {
    const PATH: &str = "handle/";
    let (text, start) = (pasted.flat, pasted.body.start);
    let end = start + PATH.len();
    let is_path = pasted.is_known && starts(text, start, PATH) && ends(text, start, "/api/");
    (is_path && name::handle_slash(text, end).is_some())
        .then(|| Hit { place: start..end, ..Hit::swap(end - 1..end - 1, "s") })
}

/// `/handle/`, left over from the address of a repository, or other words and slashes before a DOI name.
pub(super) fn left_over(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let slash = start + usize::from(pasted.is_name() && text.first() == Some(&b'/'));
    let interface = INTERFACES.iter().find(|path| starts(text, slash, path));
    let at = slash + interface.map_or(0, |path| path.len());
    let path = PATHS.iter().find(|path| starts(text, at, path));
    if let Some(path) = path.filter(|_| pasted.expects_handle())
        && let Some(slash) = name::handle_slash(text, at + path.len())
    {
        let hit = Hit::cut(start..at + path.len());
        let file = run(text, slash + 1, |octet| *octet != b'/').min(pasted.body.end);
        let has_file = path.starts_with("bitstream/") && file < pasted.body.end;
        return Some(if has_file { hit.replacing(file..pasted.body.end, "") } else { hit });
    }
    let end = run(text, start, |octet| octet.is_ascii_alphabetic() || *octet == b'/');
    let are_words = end > start && text[end - 1] == b'/';
    let is_service = || proxy::is_service(&text[start..]);
    let is_before_doi = || name::registered_doi_slash(text, end).is_some();
    (pasted.is_known && !pasted.has_segment() && are_words && !is_service() && is_before_doi())
        .then(|| Hit::cut(start..end))
}

/// `https://doi.org//10.…`: more than one slash between a known host and the name.
pub(super) fn doubled_slash(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.host.end);
    let end = run(text, start, |octet| *octet == b'/');
    let named = pasted.is_known && end > start + 1;
    (named && name::handle_slash(text, end).is_some()).then(|| Hit::swap(start..end, "/"))
}
