//! Links in place of a name, in it, and before it.

use crate::accident::clinging::has_clinging;
use crate::accident::form::octets::starts;
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

use super::address::page;

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
pub(crate) fn viewer(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let viewer = VIEWERS.iter().find(|viewer| starts(text, 0, viewer))?;
    let address = (viewer.len()..text.len()).find(|&at| name::web_end(text, at).is_some())?;
    Some(Hit::cut(0..address))
}

/// A whole link or URI in place of the name: its scheme and its resolver, if a name follows them.
pub(crate) fn whole(pasted: &Pasted<'_>) -> Option<Hit> {
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
pub(crate) fn inside(pasted: &Pasted<'_>) -> Option<Hit> {
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
