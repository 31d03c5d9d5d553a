//! A prefix or a whole name that is written twice, and names that may have another in them.

use crate::accident::form::octets::run_before;
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::{LONGEST_SEARCHED, Pasted};

use super::second::is_second_doi;

/// `10.3779/10.3779/j.issn.1009-3419`, `1721.1/1721.1/142832`, `10.1000/182/10.1000/182`, `2381/123452381/12345`: a
/// prefix or a whole name that stands there twice.
pub(crate) fn twice(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.may_be_handle() {
        return None;
    }
    let body = pasted.body();
    let (end, what) = match doubled_name_end(body) {
        Some(end) => (end, "the name"),
        None => (doubled_prefix_end(body)?, "the prefix"),
    };
    Some(Hit::cut(0..end).moved(pasted.body.start).called(what))
}

/// Where the first of two equal names ends, with the slash that may stand between them. A short number may be a part of
/// the name, and in `10.1101/10.1101`, it is the prefix that stands there twice.
fn doubled_name_end(name: &[u8]) -> Option<usize> {
    let (first, rest) = name.split_at(name.len() / 2);
    let second = rest.strip_prefix(b"/").unwrap_or(rest);
    name::handle_slash(first, 0).filter(|&slash| slash > 3)?;
    // There is another rule for a DOI name right after another.
    let is_doubled = second == first && (second.len() < rest.len() || !first.starts_with(b"10."));
    is_doubled.then(|| name.len() - second.len())
}

/// Where the first prefix of a name ends, with its slash, if the same prefix and a slash follow it. The prefix has a
/// dot or five digits, or is a longer word; a shorter number may be a part of the name.
fn doubled_prefix_end(name: &[u8]) -> Option<usize> {
    let is_number = |prefix: &[u8]| {
        prefix.len() > 4 || prefix.contains(&b'.') && prefix.last().is_some_and(u8::is_ascii_digit)
    };
    let end = name::handle_slash(name, 0).filter(|&slash| is_number(&name[..slash]))? + 1;
    let (prefix, rest) = name.split_at(end);
    (rest.starts_with(prefix) && name::handle_slash(rest, 0).is_some()).then_some(end)
}

/// Whether a DOI name follows a handle, directly or after a mark, or a name or its prefix stands there twice.
pub(crate) fn has_second(name: &[u8]) -> bool {
    has_second_after(name, name::handle_slash(name, 0).is_some())
}

/// Whether a text may have a second identifier in its first one. After the host of a known proxy, that may be a
/// shortDOI.
pub(crate) fn may_have_second(pasted: &Pasted<'_>) -> bool {
    has_second_after(pasted.body(), pasted.slash.is_some() || pasted.is_known)
}

/// Like [`has_second`], for a name that is a handle or a shortDOI if `is_first` says so.
fn has_second_after(name: &[u8], is_first: bool) -> bool {
    // In a longer text, no accident is sought.
    if name.len() > LONGEST_SEARCHED {
        return false;
    }
    let slashes = || name.iter().enumerate().filter(|(_, octet)| **octet == b'/').skip(1);
    // A second name has a slash of its own.
    if slashes().next().is_none() {
        return false;
    }
    doubled_prefix_end(name).is_some()
        || doubled_name_end(name).is_some()
        || is_first
            && slashes().any(|(slash, _)| {
                let number = run_before(name, slash, u8::is_ascii_digit);
                number > "1/10.".len() && is_second_doi(name, 0, number - "10.".len())
            })
}
