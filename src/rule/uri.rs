//! Rules about URIs of any kind.

use handle_grammar::rfc3986::UNRESERVED;

use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::{Decoded, Span};

/// WIKI-5, CORDRA-32: a server or a resolver has a name.
pub(crate) fn empty_authority(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(place) = subject.tree.missing_host(subject.text) {
        found(Code::EmptyAuthority, place);
    }
}

/// D-U5: an escape of an unreserved character means the character (RFC 3986 section 2.3).
pub(crate) fn needless_escape(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    for (octet, span) in subject.identifying().octets() {
        if span.len() == 3 && UNRESERVED.contains(octet) {
            found(Code::NeedlessEscape, span);
        }
    }
}

/// D-U10, D-I7, D-I15: URI software removes a segment that is only `.` or `..`, escaped or not.
pub(crate) fn dot_segment(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let path = path(subject);
    let mut start = path.span().start;
    // Only a raw `/` ends a segment.
    for raw in path.raw().split(|&octet| octet == b'/') {
        let segment = Decoded::part(raw, start, path.escaped());
        if is_dots(segment) {
            found(Code::DotSegment, segment.span());
        }
        start = segment.span().end.saturating_add(1);
    }
}

/// Whether a segment is `.` or `..`. Escapes do not protect the dots, as software decodes them first.
pub(crate) fn is_dots(segment: Decoded<'_>) -> bool {
    let is = |dots: &[u8]| segment.octets().map(|(octet, _)| octet).eq(dots.iter().copied());
    is(b".") || is(b"..")
}

/// The part of the text whose segments URI software removes.
fn path<'a>(subject: &Subject<'a>) -> Decoded<'a> {
    subject.tree.path.get().map_or_else(|| subject.local_name(), |path| subject.decoded(path))
}
