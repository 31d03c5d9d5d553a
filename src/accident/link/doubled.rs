//! Links, schemes and resolvers in or before an identifier that needs none, or that already has one.

use core::ops::Range;

use crate::accident::form::octets::{blanks, digit_count, run, starts, word_end};
use crate::accident::name;
use crate::accident::name::beside::end_of_address;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy;
use crate::text::heads::WEB_SCHEMES;

use super::host::resolver::near_host;
use super::page::shown::shows_identifier;
use super::page::website;

const BEFORE: &str = "comes before the identifier, which should be alone";
const SCHEMELESS: &str = "begins a link, but `https://` is missing before it";
const INSIDE: &str = "is inside the identifier, which should be alone";

/// A scheme or a resolver where the name should begin, or inside it.
pub(crate) fn doubled(pasted: &Pasted<'_>) -> Option<Hit> {
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

/// Where the handle begins after what is nearly the host of a known proxy, if that follows the scheme of handles or a
/// known proxy: `hdl:hdl.haadle.net/4263537/5555`.
fn near_proxy_end(pasted: &Pasted<'_>) -> Option<usize> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let end = word_end(text, start, b".-");
    let is_host = !pasted.is_name() && !pasted.is_elsewhere() && text.get(end) == Some(&b'/');
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
    // There is another rule for words before an identifier.
    if pasted.is_name() && follows_word(text, start, at) {
        return None;
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

/// Whether a link begins at `at`, right after a word that is no part of an identifier: `[cite_start]https://…`,
/// `URLTO:https://…`. One letter may be a part of the scheme.
pub(crate) fn follows_word(text: &[u8], begin: usize, at: usize) -> bool {
    let word = &text[begin..at];
    let begins = |first: &u8| first.is_ascii_alphabetic() || *first == b'[' || !first.is_ascii();
    word.len() > 1
        && word.first().is_some_and(begins)
        && !word.contains(&b'/')
        && digit_count(word) < 5
        && name::web_end(text, at).is_some()
        && name::link_end(text, at).is_some()
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
    let again = WEB_SCHEMES
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

/// `https://doi.org//10.…`: more than one slash between a known host and the name.
pub(crate) fn doubled_slash(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.host.end);
    let end = run(text, start, |octet| *octet == b'/');
    let named = pasted.is_known && end > start + 1;
    (named && name::handle_slash(text, end).is_some()).then(|| Hit::swap(start..end, "/"))
}
