//! [`Pasted`]: a text as the rules for accidents see it, with its percent-escapes undone.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::rfc3986::PATH;

use crate::text::{Decoded, Span, character, quote};

use super::name::{self, Kind};

/// A text, its percent-escapes undone if it is a URI or a link, and where its identifier stands.
#[derive(Clone, Debug)]
pub(crate) struct Pasted<'a> {
    /// The text as it is meant. Ranges in this layer are ranges of these octets.
    pub(super) flat: Cow<'a, [u8]>,
    /// Where each of those octets begins in the text, and where the last one ends; empty if both are the same octets.
    places: Vec<u32>,
    pub(super) kind: Kind,
    /// The host of a link.
    pub(super) host: Range<usize>,
    /// The identifier: what follows the scheme and the host, up to a query or a fragment.
    pub(super) body: Range<usize>,
}

impl<'a> Pasted<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Self {
        let kind = name::kind(text);
        let mut pasted = Self {
            flat: Cow::Borrowed(text),
            places: Vec::new(),
            kind,
            host: 0..0,
            body: 0..text.len(),
        };
        if kind == Kind::Name {
            return pasted;
        }
        let ending = text.iter().position(|octet| matches!(octet, b'?' | b'#'));
        let ending = ending.unwrap_or(text.len());
        let decoded = Decoded::part(text, 0, true);
        pasted.body.end =
            decoded.octets().take_while(|(_, span)| span.range().start < ending).count();
        if text.contains(&b'%') {
            let (mut flat, mut places) = (Vec::new(), Vec::new());
            for (octet, span) in decoded.octets() {
                flat.push(octet);
                places.push(span.start);
            }
            places.push(Span::of(0, text.len()).end);
            pasted.flat = Cow::Owned(flat);
            pasted.places = places;
        }
        let (host, start) = name::head(&pasted.flat, kind);
        pasted.host = host;
        pasted.body.start = start.min(pasted.body.end);
        pasted
    }

    /// The octets of the identifier.
    pub(super) fn body(&self) -> &[u8] {
        &self.flat[self.body.clone()]
    }

    /// Where `range` stands in the text.
    pub(crate) fn span(&self, range: &Range<usize>) -> Span {
        match (self.places.get(range.start), self.places.get(range.end)) {
            (Some(&start), Some(&end)) => Span::new(start, end),
            _ => Span::of(range.start, range.end),
        }
    }

    /// Whether the octets of `range` stand in the text as they are, not as percent-escapes.
    pub(super) fn is_raw(&self, range: &Range<usize>) -> bool {
        self.span(range).range().len() == range.len()
    }

    /// How the text has to write `meant`: percent-encoded where a URI cannot hold it as it is.
    pub(super) fn written(&self, meant: &str) -> String {
        if self.kind == Kind::Name {
            return meant.into();
        }
        let mut written = String::with_capacity(meant.len());
        for character in meant.chars() {
            let mut octets = [0; 4];
            let octets = character.encode_utf8(&mut octets);
            if octets.bytes().all(|octet| PATH.contains(octet)) {
                written.push(character);
            } else {
                written.push_str(&quote::encode(octets.as_bytes()));
            }
        }
        written
    }

    /// The characters from `at` on, each with its range; `None` for octets that are no UTF-8.
    pub(super) fn characters(
        &self,
        at: usize,
    ) -> impl Iterator<Item = (Option<char>, Range<usize>)> + '_ {
        let mut at = at;
        core::iter::from_fn(move || {
            let rest = self.flat.get(at..).filter(|rest| !rest.is_empty())?;
            let (character, width) = character::decode(rest);
            let range = at..at + width.max(1);
            at = range.end;
            Some((character, range))
        })
    }

    /// The character that ends at `at`, and where it begins.
    pub(super) fn before(&self, at: usize) -> Option<(char, usize)> {
        let start =
            (at.saturating_sub(4)..at).rev().find(|&start| self.flat[start] & 0xC0 != 0x80)?;
        character::first(&self.flat[start..at]).map(|character| (character, start))
    }
}
