//! Accidents with links.
//!
//! The files of the folder recognise broken and doubled schemes and hosts, links to pages that have a name in their
//! address or whose name follows from it, and links to other web pages. This file recognises links in place of a name,
//! and remains of a link between its host and the name.

mod backslash;
mod distance;
mod doubled;
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

use super::clinging::has_clinging;
use super::form::octets::{ends, run, starts};
use super::name;
use super::name::kind::Kind;
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use crate::read::proxy;
use crate::text::character;

pub(super) use backslash::{backslash, backslash_before_blank, backslash_left_over};
pub(super) use doubled::{doubled, doubled_slash, follows_word};
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
