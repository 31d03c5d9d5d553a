//! Lints about percent-escapes: those that were escaped twice, and those about which software disagrees.

use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::{Span, escape};

/// RFC 3986 section 2.4: the same text must not be escaped twice.
pub(crate) fn double_escape(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.identifying();
    let (mut octets, mut last) = (part.octets(), 0);
    while let Some((octet, span)) = octets.next() {
        if octet != b'%' || span.len() == 1 {
            continue;
        }
        let mut rest = octets.clone();
        let (Some((high, _)), Some((low, end))) = (rest.next(), rest.next()) else { return };
        let follows = rest.next().is_some_and(|(octet, span)| octet == b'%' && span.len() == 3);
        // `%25ab` may well mean the text `%ab`. So an escape counts as escaped twice only if its character needs an
        // escape.
        let escaped = match escape::octet(high, low) {
            Some(octet @ b' '..=b'~') => !octet.is_ascii_alphanumeric(),
            Some(0xC2..=0xF4) => follows,
            Some(0x80..=0xBF) => last == span.start,
            _ => false,
        };
        if escaped {
            last = end.end;
            found(Code::DoubleEscape, Span::new(span.start, end.end));
        }
    }
}

/// D-U6: an info URI or a link may have the `/` of the handle escaped, but some software takes such a text for another
/// identifier.
pub(crate) fn escaped_slash(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let start = subject.tree.naming_authority.end;
    if let Some(local_name) = subject.tree.local_name.get().filter(|span| span.start == start + 3) {
        found(Code::EscapedSlash, Span::new(start, local_name.start));
    }
}
