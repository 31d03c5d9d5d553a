//! Wrong marks after `hdl:` and `info:`, and info URIs without a namespace.

use crate::accident::form::octets::{self, run};
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::registry::{Namespace, has_handles};

/// Whether one slash follows `hdl:`, or the text after `info:` does not look like a namespace and its slash.
pub(crate) fn has_odd_namespace(pasted: &Pasted<'_>) -> bool {
    if escaped_slash(pasted).is_some() {
        return true;
    }
    match (pasted.kind, pasted.flat) {
        (Kind::Hdl, [_, _, _, _, b'/', rest @ ..]) => rest.first() != Some(&b'/'),
        (Kind::Info, [_, _, _, _, _, next, rest @ ..]) => {
            let end = namespace_end(rest, 0);
            let sign = rest.get(end);
            let is_sign =
                |sign: &u8| sign.is_ascii_digit() || !sign.is_ascii() || SIGNS.contains(sign);
            !next.is_ascii_alphabetic() || sign.is_some_and(is_sign) || rest[..end].ends_with(b"-")
        }
        _ => false,
    }
}

/// One slash after `hdl:`, and slashes after `info:`.
pub(crate) fn own_slashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let colon = text.iter().position(|&octet| octet == b':')? + 1;
    let end = run(text, colon, |octet| *octet == b'/');
    let wrong = match pasted.kind {
        Kind::Hdl => end == colon + 1 && name::handle_slash(text, end).is_some(),
        Kind::Info => (1..3).contains(&(end - colon)) && text[end..].contains(&b'/'),
        _ => false,
    };
    wrong.then(|| Hit::cut(colon..end))
}

/// `hdl:/12345`: a slash after `hdl:`, and no other: the prefix or the slash after it is missing.
pub(crate) fn prefixless(pasted: &Pasted<'_>) -> Option<Hit> {
    let colon = "hdl:".len();
    let rest = pasted.flat.get(colon..)?.strip_prefix(b"/")?;
    let is_alone = pasted.kind == Kind::Hdl && !rest.is_empty() && !rest.contains(&b'/');
    is_alone.then(|| Hit::at(colon..colon).no_handle())
}

/// Where the slash after the namespace of an info URI stands, if it is escaped: `info:doi%2F10.1000/182`.
fn escaped_slash(pasted: &Pasted<'_>) -> Option<usize> {
    let is_info = matches!(pasted.kind, Kind::Info | Kind::InfoHandle) && pasted.is_escaped();
    let at = is_info.then(|| namespace_end(pasted.flat, "info:".len()))?;
    (pasted.flat.get(at) == Some(&b'/') && !pasted.is_raw(&(at..at + 1))).then_some(at)
}

/// What stands in place of the slash after a namespace.
const SIGNS: &[u8] = b":= |_-";

/// `info:doi:10.…`, `info:pmid 12345`, `info:ark:/12025/…`, `info:doi-10.…`: another mark, a blank or an escape after a
/// registered namespace.
pub(crate) fn namespace_colon(pasted: &Pasted<'_>) -> Option<Hit> {
    if let Some(slash) = escaped_slash(pasted) {
        return Some(Hit::swap(slash..slash + 1, "/"));
    }
    let (text, start) = (pasted.flat, "info:".len());
    let end = namespace_end(text, start);
    // A namespace may have a hyphen, but none ends with one.
    let end = if end > start && text[end - 1] == b'-' { end - 1 } else { end };
    let is_sign = text.get(end).is_some_and(|sign| SIGNS.contains(sign));
    let namespace = text.get(start..end).filter(|_| is_sign)?;
    let follows = octets::blanks(text, end + 1);
    let follows = follows + usize::from(text.get(follows) == Some(&b'/'));
    let is_wrong = pasted.kind == Kind::Info && has_identifier(namespace, text, follows);
    let hit = is_wrong.then(|| Hit::swap(end..follows, "/"))?;
    // The same sign may stand in place of every slash.
    let is_of_words =
        namespace.eq_ignore_ascii_case(b"eu-repo") && !text[follows..].contains(&b'/');
    let signs = (follows..pasted.flat.len()).filter(|&at| is_of_words && text[at] == text[end]);
    Some(signs.fold(hit, |hit, at| hit.and(at..at + 1, "/")))
}

/// Marks that people and programs write in place of a hyphen.
const HYPHENS: &[&str] = &["_", "‐", "‑", "–", "—", "−"];

/// `info:eu_repo/…`, `info:eu–repo/…`: another mark in place of the hyphen of a registered namespace.
pub(crate) fn namespace_hyphen(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, "info:".len());
    let place = run(text, start, u8::is_ascii_alphabetic);
    let mark = HYPHENS.iter().find(|mark| octets::starts(text, place, mark))?;
    let rest = place + mark.len();
    let end = namespace_end(text, rest);
    let is_meant = || {
        let name = [&text[start..place], b"-", &text[rest..end]].concat();
        Namespace::named(&name).is_some()
    };
    (pasted.kind == Kind::Info && text.get(end) == Some(&b'/') && is_meant())
        .then(|| Hit::swap(place..rest, "-"))
}

/// Where the letters and hyphens from `at` on end, of which a namespace may be made.
pub(crate) fn namespace_end(text: &[u8], at: usize) -> usize {
    run(text, at, |octet| octet.is_ascii_alphabetic() || *octet == b'-')
}

/// Whether a namespace is registered and an identifier may begin at `at`, which is a handle if the namespace has
/// handles.
pub(crate) fn has_identifier(namespace: &[u8], text: &[u8], at: usize) -> bool {
    if has_handles(namespace) {
        return name::handle_slash(text, at).is_some();
    }
    Namespace::named(namespace).is_some() && at < text.len()
}

/// `info:10.…`, without a namespace.
pub(crate) fn namespace_missing(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, "info:".len());
    // A number without a dot may be part of a namespace, and so may a word.
    let dotted = |slash: usize| text[end].is_ascii_digit() && text[end..slash].contains(&b'.');
    let handle = pasted.kind == Kind::Info && name::handle_slash(text, end).is_some_and(dotted);
    let namespace = if name::doi_slash(text, end).is_some() { "doi/" } else { "hdl/" };
    handle.then(|| Hit { place: end..end + 1, ..Hit::swap(end..end, namespace) })
}

/// `info:lccn2002022641`: no slash between a namespace and an identifier that has none, either. The place is where the
/// grammar expects it.
pub(crate) fn namespace_without_slash(pasted: &Pasted<'_>) -> Option<Hit> {
    let (_, end) = glued_namespace(pasted)?;
    let expected = run(pasted.flat, end, |octet| !b"/?#".contains(octet));
    // A query has an error of its own.
    let is_end = !pasted.flat.get(expected).is_some_and(|next| b"/?".contains(next));
    is_end.then(|| Hit { place: expected..expected, ..Hit::swap(end..end, "/") })
}

/// `info:doi10.1000/182`: no slash between a namespace and a handle, whose prefix is then read as a part of the
/// namespace.
pub(crate) fn namespace_in_prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let (namespace, end) = glued_namespace(pasted)?;
    let start = end - namespace.name().len();
    let slash = run(pasted.flat, end, |octet| *octet != b'/');
    let hit = Hit { place: start..slash, ..Hit::swap(end..end, "/") };
    (slash < pasted.flat.len()).then(|| hit.called(namespace.name()))
}

/// The registered namespace before a digit that begins an identifier, and where it ends.
fn glued_namespace(pasted: &Pasted<'_>) -> Option<(Namespace, usize)> {
    let (text, start) = (pasted.flat, "info:".len());
    let end = namespace_end(text, start);
    let is_glued = pasted.kind == Kind::Info && text.get(end).is_some_and(u8::is_ascii_digit);
    let namespace = text.get(start..end).filter(|_| is_glued)?;
    let found = Namespace::named(namespace)?;
    has_identifier(namespace, text, end).then_some((found, end))
}
