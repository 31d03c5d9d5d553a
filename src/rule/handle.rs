//! Rules about the handle itself, decoded.

use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::heads::SCHEMES;
use crate::text::{Decoded, Span};

/// WIKI-6: a handle is a naming authority, `/` and a local name. If the handle is escaped as one string, the `/` is
/// found after decoding.
pub(crate) fn missing_slash(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let end = subject.tree.naming_authority.end;
    if end > 0 && subject.tree.local_name.get().is_none() {
        found(Code::MissingSlash, Span::new(end, end));
    }
}

/// D-U2, D-U5: the segments of a naming authority are not empty, even if the dots between them are escaped.
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

/// Reports each decoded octet for which `bad` is true.
fn each(part: Decoded<'_>, bad: fn(u8) -> bool, code: Code, found: &mut dyn FnMut(Code, Span)) {
    part.octets().filter(|&(octet, _)| bad(octet)).for_each(|(_, span)| found(code, span));
}

/// D-W3: the rule allows an empty local name, but the syntax of 1998 and CORDRA forbid it.
pub(crate) fn empty_local_name(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(span) = subject.tree.local_name.get().filter(|span| span.is_empty()) {
        found(Code::EmptyLocalName, span);
    }
}

/// D-W4, D-U15: a handle, once it is decoded, is UTF-8 (RFC 3629).
pub(crate) fn not_utf8(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    for part in [subject.naming_authority(), subject.local_name()] {
        ill_formed(part, found);
    }
}

/// Reports each ill-formed maximal subpart of `part`.
pub(super) fn ill_formed(part: Decoded<'_>, found: &mut dyn FnMut(Code, Span)) {
    // Nearly all parts are UTF-8, and this test is faster than the search below.
    if part.is_utf8() {
        return;
    }
    for (character, span) in part.characters() {
        match (character, part.rest_at(span.start).raw()) {
            (Some(_), _) => {}
            (None, [b'%', ..]) => found(Code::EscapeNotUtf8, span),
            (None, _) => found(Code::NotUtf8, span),
        }
    }
}

/// D-W7: the prose of the documents speaks of printable characters. The characters of category Cc are not printable.
pub(crate) fn control_character(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    characters(subject, char::is_control, Code::ControlCharacter, found);
}

/// D-W6: UCS-2 ends at U+FFFF.
pub(crate) fn beyond_bmp(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    characters(subject, |character| character > '\u{FFFF}', Code::BeyondBmp, found);
}

/// Reports each character of the handle for which `bad` is true.
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

/// D-W8: nearly every URI of a handle has the syntax of a handle, too.
pub(crate) fn url_as_handle(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if scheme(subject).is_some() {
        found(Code::UrlAsHandle, subject.naming_authority().span());
    }
}

/// The scheme that the naming authority begins with, with its colon, once its percent-escapes are decoded.
pub(super) fn scheme(subject: &Subject<'_>) -> Option<Span> {
    let part = subject.naming_authority();
    let mut ends = SCHEMES.iter().filter_map(|scheme| part.after_word(scheme));
    let end = ends.find_map(|end| part.rest_at(end).after_word(":"))?;
    Some(Span::new(part.span().start, end))
}

/// D-W8: the handle software writes `index:handle` to name one value of a handle. The permissions of an administrator
/// are another number with a colon, before or after the index.
pub(crate) fn index_prefix(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let naming_authority = subject.naming_authority();
    let (mut digits, mut end) = (0, None);
    for (octet, span) in naming_authority.octets() {
        match octet {
            b'0'..=b'9' => digits += 1,
            b':' if digits > 0 => (digits, end) = (0, Some(span.end)),
            _ => break,
        }
    }
    if let Some(end) = end {
        found(Code::IndexPrefix, Span::new(naming_authority.span().start, end));
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

/// D-W8: white space at the beginning or end of a handle is part of it, but was probably copied by accident.
pub(crate) fn stray_whitespace(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let Some(Span { start, end }) = subject.trimmed() else { return };
    let len = Span::number(subject.text.len());
    if start > 0 {
        found(Code::StrayWhitespace, Span::new(0, start));
    }
    if end < len {
        found(Code::StrayWhitespace, Span::new(end, len));
    }
}

/// D-U3: the comment next to `u-local-name` demands that `:` and `@` are escaped, but the rule does not.
pub(crate) fn escape_recommended(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let raw = subject.local_name().octets().filter(|(_, span)| span.len() == 1);
    raw.filter(|(octet, _)| matches!(octet, b':' | b'@'))
        .for_each(|(_, span)| found(Code::EscapeRecommended, span));
}
