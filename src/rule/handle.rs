//! Rules about the handle itself, decoded.

use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::{Decoded, Span};

/// WIKI-6: a handle is a naming authority, `/`, a local name; decoded where the whole of it is one string.
pub(crate) fn missing_slash(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let end = subject.tree.naming_authority.end;
    if end > 0 && subject.tree.local_name.get().is_none() {
        found(Code::MissingSlash, Span::new(end, end));
    }
}

/// D-U2, D-U5: segments of a naming authority are not empty, also where an escape is a dot.
pub(crate) fn empty_segment(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let naming_authority = subject.naming_authority();
    let span = naming_authority.span();
    let mut start = span.start;
    if span.is_empty() {
        if subject.tree.local_name.get().is_some() && !subject.tree.short {
            found(Code::EmptyNamingAuthority, span);
        }
        return;
    }
    for (octet, place) in naming_authority.octets() {
        if octet == b'.' {
            if place.start == start {
                found(Code::EmptySegment, Span::new(start, start));
            }
            start = place.end;
        }
    }
    if start == span.end {
        found(Code::EmptySegment, Span::new(start, start));
    }
}

/// D-W2: a naming authority has no `@`, raw or escaped.
pub(crate) fn at_sign_in_prefix(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    each(subject.naming_authority(), |octet| octet == b'@', Code::AtSignInPrefix, found);
}

/// D-U6: an escaped `/` in a naming authority would move its end.
pub(crate) fn escaped_slash_in_prefix(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    each(subject.naming_authority(), |octet| octet == b'/', Code::EscapedSlashInPrefix, found);
}

/// Each octet that is meant and that `bad` picks out.
fn each(part: Decoded<'_>, bad: fn(u8) -> bool, code: Code, found: &mut dyn FnMut(Code, Span)) {
    part.octets().filter(|&(octet, _)| bad(octet)).for_each(|(_, span)| found(code, span));
}

/// D-W3: a local name may be empty by the first-cut ABNF only.
pub(crate) fn empty_local_name(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(span) = subject.tree.local_name.get().filter(|span| span.is_empty()) {
        found(Code::EmptyLocalName, span);
    }
}

/// D-W4, D-U15: a handle is UTF-8 (RFC 3629), decoded.
pub(crate) fn not_utf8(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    for part in [subject.naming_authority(), subject.local_name()] {
        ill_formed(part, found);
    }
}

/// Each maximal subpart of `part` that is not UTF-8.
pub(super) fn ill_formed(part: Decoded<'_>, found: &mut dyn FnMut(Code, Span)) {
    // Nearly all are: what is not is looked for only where there is some.
    if part.is_utf8() {
        return;
    }
    for (character, span) in part.characters() {
        let raw = &part.raw()[(span.start - part.span().start) as usize..];
        match (character, raw) {
            (Some(_), _) => {}
            (None, [b'%', ..]) => found(Code::EscapeNotUtf8, span),
            (None, _) => found(Code::NotUtf8, span),
        }
    }
}

/// D-W7: the documents' prose speaks of printable characters; not printable are those of category Cc.
pub(crate) fn control_character(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    characters(subject, char::is_control, Code::ControlCharacter, found);
}

/// D-W6: UCS-2 ends at U+FFFF.
pub(crate) fn beyond_bmp(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    characters(subject, |character| character > '\u{FFFF}', Code::BeyondBmp, found);
}

/// Each character of the handle that `bad` picks out.
fn characters(
    subject: &Subject<'_>,
    bad: fn(char) -> bool,
    code: Code,
    found: &mut dyn FnMut(Code, Span),
) {
    for part in [subject.naming_authority(), subject.local_name()] {
        let bad = part.characters().filter(|(character, _)| character.is_some_and(bad));
        bad.for_each(|(_, span)| found(code, span));
    }
}

/// D-W8: nearly every URI of a handle is a legal handle too.
pub(crate) fn url_as_handle(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    const SCHEMES: &[&[u8]] = &[b"hdl:", b"info:", b"http:", b"https:", b"doi:", b"urn:"];
    let naming_authority = subject.naming_authority();
    let begins = |scheme: &&&[u8]| {
        let head = naming_authority.raw().get(..scheme.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(scheme))
    };
    if SCHEMES.iter().any(|scheme| begins(&scheme)) {
        found(Code::UrlAsHandle, naming_authority.span());
    }
}

/// D-W8: `index:handle` is how the handle software names a value.
pub(crate) fn index_prefix(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let naming_authority = subject.naming_authority();
    let digits = naming_authority.raw().iter().take_while(|octet| octet.is_ascii_digit()).count();
    if digits > 0 && naming_authority.raw().get(digits) == Some(&b':') {
        let start = naming_authority.span().start as usize;
        found(Code::IndexPrefix, Span::of(start, start + digits + 1));
    }
}

/// D-W8: `%41` in a native handle is three characters.
pub(crate) fn escape_in_handle(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let whole = Span::new(subject.tree.naming_authority.start, subject.local_name().span().end);
    let escapes = Decoded::new(subject.text, whole, true).octets();
    escapes
        .filter(|(_, span)| span.len() == 3)
        .for_each(|(_, span)| found(Code::EscapeInHandle, span));
}

/// D-W8: a blank at the edge of a handle is part of it.
pub(crate) fn stray_whitespace(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let Ok(text) = core::str::from_utf8(subject.text) else { return };
    let head = text.len() - text.trim_start().len();
    let tail = text.trim_end().len();
    if head > 0 {
        found(Code::StrayWhitespace, Span::of(0, head));
    }
    if tail < text.len() {
        found(Code::StrayWhitespace, Span::of(tail, text.len()));
    }
}

/// D-U3: the comment of `u-local-name` wants `:` and `@` escaped, the rule does not.
pub(crate) fn escape_recommended(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let raw = subject.local_name().octets().filter(|(_, span)| span.len() == 1);
    raw.filter(|(octet, _)| matches!(octet, b':' | b'@'))
        .for_each(|(_, span)| found(Code::EscapeRecommended, span));
}
