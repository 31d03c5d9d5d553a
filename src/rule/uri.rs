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
    let (path, end) = (path(subject), path(subject).span().end);
    let (mut start, mut dots) = (path.span().start, Some(0));
    let mut tell = |start, end, dots| {
        if matches!(dots, Some(1 | 2)) {
            found(Code::DotSegment, Span::new(start, end));
        }
    };
    for (octet, span) in path.octets() {
        match octet {
            b'/' if span.len() == 1 => {
                tell(start, span.start, dots);
                (start, dots) = (span.end, Some(0));
            }
            b'.' => dots = dots.map(|dots| dots + 1),
            _ => dots = None,
        }
    }
    tell(start, end, dots);
}

/// The part of the text whose segments URI software removes.
fn path<'a>(subject: &Subject<'a>) -> Decoded<'a> {
    subject.tree.path.get().map_or_else(|| subject.local_name(), |path| subject.decoded(path))
}
