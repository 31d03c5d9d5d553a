//! Rules of the paper of 1998: for references with a modifier, in a URI or in a link to a proxy.

use handle_grammar::rfc3986::PATH;

use crate::code::Code;
use crate::read::{Charset, charset, reference};
use crate::rule::handle;
use crate::rule::subject::Subject;
use crate::text::{Span, character};

/// SUN-9, D-S6: in a URI, `%` begins an escape.
pub(crate) fn bad_percent_escape(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.local_name();
    for (octet, span) in part.octets() {
        if octet == b'%' && span.len() == 1 {
            let rest = part.rest_at(span.end).raw();
            let digits = rest.iter().take_while(|octet| octet.is_ascii_hexdigit()).count();
            found(
                Code::BadPercentEscape,
                Span::of(span.start as usize, span.end as usize + digits),
            );
        }
    }
}

/// SUN-9, D-S6: a raw `"` would end the reference.
pub(crate) fn raw_quote(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    raw(subject, b'"', Code::RawQuote, found);
}

/// SUN-10, D-S5: software ends the handle at a raw `#`.
pub(crate) fn raw_hash(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    raw(subject, b'#', Code::RawHash, found);
}

fn raw(subject: &Subject<'_>, wanted: u8, code: Code, found: &mut dyn FnMut(Code, Span)) {
    let octets = subject.local_name().octets().filter(|(_, span)| span.len() == 1);
    octets.filter(|&(octet, _)| octet == wanted).for_each(|(_, span)| found(code, span));
}

/// SUN-11, D-S9: an octet that the path of a URL may not have must be escaped.
pub(crate) fn character_not_allowed(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.local_name();
    let (octets, start) = (part.raw(), part.span().start as usize);
    let mut at = 0;
    while at < octets.len() {
        let width = character::width(&octets[at..]);
        let span = Span::of(start + at, start + at + width);
        match octets[at] {
            octet if PATH.contains(octet) || octet == b'%' => {}
            0x80.. if character::first(&octets[at..]).is_some() => found(Code::RawNonAscii, span),
            0x80.. => found(Code::NotUtf8, span),
            _ => found(Code::CharacterNotAllowed, span),
        }
        at += width;
    }
}

/// D-S2: octets cannot be decoded if the charset that the modifier names is not known.
pub(crate) fn unknown_charset(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if !subject.options.characters {
        unknown(subject, found);
        return;
    }
    if let Some(modifier) = subject.tree.modifier.get() {
        undecoded(subject, modifier, found);
    }
}

/// Reports the first octets of `part` that are not UTF-8 as they stand. A text that is decoded already has only
/// characters, so an octet does not complete the character of an escape beside it.
fn undecoded(subject: &Subject<'_>, part: Span, found: &mut dyn FnMut(Code, Span)) {
    if let Err(error) = core::str::from_utf8(&subject.text[part.range()]) {
        let start = part.range().start + error.valid_up_to();
        let len = error.error_len().unwrap_or(part.range().end - start);
        found(Code::NotUtf8, Span::of(start, start + len));
    }
}

/// D-S2: if the text is decoded already, an unknown charset gets only a warning.
pub(crate) fn unknown_remark(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if subject.options.characters {
        unknown(subject, found);
    }
}

fn unknown(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if let Some(modifier) = subject.tree.modifier.get()
        && Charset::of(&subject.text[modifier.range()]).is_none()
    {
        found(Code::UnknownCharset, modifier);
    }
}

/// SUN-15, D-S3: the octets are in the charset that the modifier names, or else in UTF-8, or else in the charset of the
/// document around.
pub(crate) fn charset_decode(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.local_name();
    match reference::charset(subject.text, &subject.tree, subject.options) {
        Some(charset) => match charset.decode(&part.to_cow()) {
            Err(range) => found(Code::CharsetDecode, charset::span(part, range)),
            // SUN-4: the local name has only octets that switch the charset, so it has no character.
            Ok(decoded) if decoded.is_empty() && !part.raw().is_empty() => {
                found(Code::EmptyLocalName, part.span());
            }
            Ok(_) => {}
        },
        None => {
            handle::not_utf8(subject, found);
            // If the decoded octets are not UTF-8, that is already reported.
            if subject.options.characters && part.is_utf8() {
                undecoded(subject, part.span(), found);
            }
        }
    }
}
