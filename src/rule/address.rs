//! Rules about URIs of any kind.

use handle_grammar::rfc3986::UNRESERVED;

use crate::proxy::HOSTS;
use crate::{Code, Decoded, Span};

use super::Subject;

/// WIKI-5, CORDRA-32: a server or a resolver has a name.
pub(crate) fn empty_authority(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(span) = subject.tree.authority.get().filter(|span| span.is_empty()) {
        found(Code::EmptyAuthority, span);
    }
}

/// D-U5: an escape of an unreserved character means the character (RFC 3986 section 2.3).
pub(crate) fn needless_escape(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    for (octet, span) in identifying(subject).octets() {
        if span.len() == 3 && UNRESERVED.contains(octet) {
            found(Code::NeedlessEscape, span);
        }
    }
}

/// D-U10, D-I7, D-I15: a whole segment `.` or `..`, escaped or not, is removed by URI software.
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

/// The part of the text that identifies: the handle, or the identifier of an info URI.
pub(super) fn identifying<'a>(subject: &Subject<'a>) -> Decoded<'a> {
    subject.decoded(subject.tree.identifying())
}

/// Whether the path is a handle, only the host knows.
pub(crate) fn unknown_proxy(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let Some(authority) = subject.tree.authority.get().filter(|span| !span.is_empty()) else {
        return;
    };
    let is_known = |host: Span| {
        let host = &subject.text[host.range()];
        HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known.as_bytes()))
    };
    // Most authorities are a host and nothing else.
    if is_known(authority) {
        return;
    }
    let host = host(subject.text, authority);
    let is_address =
        |text: &[u8]| text.get(host.start as usize..).is_some_and(|host| host.starts_with(b"["));
    // An address that was refused is no host to know.
    if is_address(subject.written) == is_address(subject.text) && !is_known(host) {
        found(Code::UnknownProxy, host);
    }
}

/// The host in an authority: what stands behind the user and before the port.
fn host(text: &[u8], authority: Span) -> Span {
    let octets = &text[authority.range()];
    let start = octets.iter().position(|&octet| octet == b'@').map_or(0, |at| at + 1);
    let port = octets.iter().rposition(|octet| !octet.is_ascii_digit());
    let end = port.filter(|&at| at >= start && octets[at] == b':').unwrap_or(octets.len());
    let base = authority.start as usize;
    Span::of(base + start, base + end)
}
