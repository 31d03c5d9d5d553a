//! Functions with which the files of the documents make a [`Tree`] of the text that a start production accepts.

use handle_grammar::combinator::{self, whole};
use handle_grammar::rfc3986::Uri;
use handle_grammar::source::Source;
use handle_grammar::watched::{Unwatched, unwatched};
use nom::{Offset, Parser};

use crate::read::{Slot, Tree};
use crate::text::{Decoded, Span};

/// A function that reads the whole of a text, or returns `None`.
pub(crate) type Read = fn(&[u8]) -> Option<Tree>;

/// The output of a production, if it reads the whole of `text`.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn parts<'a, O>(
    production: impl combinator::Production<Unwatched<'a>, O>,
    text: &'a [u8],
) -> Option<O> {
    whole(production).parse_complete(unwatched(text)).ok().map(|(_, parts)| parts)
}

/// The span of `part`, which must be a slice of `text`.
#[inline]
pub(super) fn span(text: &[u8], part: impl Source) -> Span {
    let start = text.offset(part.octets());
    Span::of(start, start + part.input_len())
}

/// The slot of `part`, which must be a slice of `text`.
#[inline]
pub(super) fn slot(text: &[u8], part: Option<impl Source>) -> Slot {
    part.map(|part| span(text, part)).into()
}

/// The tree of a handle, from its two parts.
#[inline]
pub(super) fn handle<I: Source>(text: &[u8], (naming_authority, local_name): (I, I)) -> Tree {
    Tree {
        naming_authority: span(text, naming_authority),
        local_name: Slot::from(span(text, local_name)),
        ..Tree::default()
    }
}

/// The tree of a handle with a query and a fragment after it.
#[inline]
pub(super) fn uri<I: Source>(text: &[u8], (parts, query, fragment): Uri<I, (I, I)>) -> Tree {
    Tree { query: slot(text, query), fragment: slot(text, fragment), ..handle(text, parts) }
}

/// The two parts of the handle at `whole`: it is split at the first decoded octet for which `delimits` is true.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn split(
    text: &[u8],
    whole: Span,
    delimits: impl Fn(u8) -> bool + Copy,
) -> (Span, Option<Span>) {
    match delimiter(text, whole, delimits) {
        None => (whole, None),
        Some(slash) => {
            let (start, end) = (whole.start, whole.end);
            (Span { start, end: slash.start }, Some(Span { start: slash.end, end }))
        }
    }
}

/// The span of the first delimiter in `whole`, escaped or not.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn delimiter(text: &[u8], whole: Span, delimits: impl Fn(u8) -> bool + Copy) -> Option<Span> {
    let raw = &text[whole.range()];
    let at = raw.iter().position(|&octet| delimits(octet) || octet == b'%')?;
    let start = whole.range().start + at;
    // Most delimiters are not escaped.
    if raw[at] == b'%' {
        escaped_delimiter(text, Span::of(start, whole.range().end), delimits)
    } else {
        Some(Span::of(start, start + 1))
    }
}

#[inline(never)]
fn escaped_delimiter(text: &[u8], rest: Span, delimits: impl Fn(u8) -> bool) -> Option<Span> {
    let mut octets = Decoded::new(text, rest, true).octets();
    octets.find(|&(octet, _)| delimits(octet)).map(|(_, span)| span)
}
