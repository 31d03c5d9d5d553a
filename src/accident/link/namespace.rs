//! Wrong marks after `hdl:` and `info:`, and info URIs without a namespace.

use crate::accident::hit::Hit;
use crate::accident::kind::Kind;
use crate::accident::name;
use crate::accident::octets::{self, run, starts};
use crate::accident::pasted::Pasted;

/// Whether one slash follows `hdl:`, or the text after `info:` does not look like a namespace.
pub(crate) fn has_odd_namespace(pasted: &Pasted<'_>) -> bool {
    match (pasted.kind, pasted.flat) {
        (Kind::Hdl, [_, _, _, _, b'/', rest @ ..]) => rest.first() != Some(&b'/'),
        (Kind::Info, [_, _, _, _, _, next, rest @ ..]) => {
            !next.is_ascii_alphabetic() || rest.get(2) == Some(&b':')
        }
        _ => false,
    }
}

/// One slash after `hdl:`, and slashes after `info:`.
pub(crate) fn own_slashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let colon = text.iter().position(|&octet| octet == b':')? + 1;
    let end = run(text, colon, |octet| octet == b'/');
    let wrong = match pasted.kind {
        Kind::Hdl => end == colon + 1 && name::handle_slash(text, end).is_some(),
        Kind::Info => end > colon && end <= colon + 2 && text[end..].contains(&b'/'),
        _ => false,
    };
    wrong.then(|| Hit::cut(colon..end))
}

/// `info:doi:10.…` and `info:hdl:1234/5`, with a colon after the namespace.
pub(crate) fn namespace_colon(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let end = "info:doi".len();
    let namespace = starts(text, 0, "info:doi:") || starts(text, 0, "info:hdl:");
    let follows = octets::blanks(text, end + 1);
    (namespace && name::handle_slash(text, follows).is_some()).then(|| Hit::swap(end..follows, "/"))
}

/// `info:10.…`, without a namespace.
pub(crate) fn namespace_missing(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, "info:".len());
    // A number without a dot may be part of a namespace.
    let dotted = |slash: usize| text[end..slash].contains(&b'.');
    let handle = pasted.kind == Kind::Info && name::handle_slash(text, end).is_some_and(dotted);
    let namespace = if name::doi_slash(text, end).is_some() { "doi/" } else { "hdl/" };
    handle.then(|| Hit { place: end..end + 1, ..Hit::swap(end..end, namespace) })
}
