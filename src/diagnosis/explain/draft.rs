//! [`Draft`]: a text after some edits, with the place in the first text that each octet comes from.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::edit::applied;
use crate::text::{Edit, Span};

/// A text after the edits that undo some accidents, on its way to the text that was meant.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) octets: Cow<'a, [u8]>,
    /// For each octet, its place in the first text, or the place that it replaces there. Empty before the first edit:
    /// then each octet is in its own place. It is empty for a plain draft too: such a draft has no findings whose
    /// places could be asked for.
    origins: Vec<Span>,
    /// The length of the first text, in octets.
    len: usize,
    /// Whether a glance shows that nothing is wrong with the draft any more.
    pub(crate) is_plain: bool,
}

impl<'a> Draft<'a> {
    /// The text itself, before any edit. Nothing is copied.
    pub(crate) fn new(text: &'a [u8]) -> Self {
        Self { octets: Cow::Borrowed(text), origins: Vec::new(), len: text.len(), is_plain: false }
    }

    /// The place in the first text that the octets `range` come from.
    pub(crate) fn origin(&self, range: Range<usize>) -> Span {
        if self.origins.is_empty() {
            return Span::of(range.start.min(self.len), range.end.min(self.len));
        }
        match (
            self.origins.get(range.start),
            range.end.checked_sub(1).and_then(|last| self.origins.get(last)),
        ) {
            (Some(first), Some(last)) if !range.is_empty() => {
                Span::new(first.start, last.end.max(first.start))
            }
            (Some(first), _) => Span::new(first.start, first.start),
            (None, Some(last)) => Span::new(last.end, last.end),
            (None, None) => Span::of(self.len, self.len),
        }
    }

    /// The text after `edits`, which are in text order and do not overlap.
    pub(crate) fn edited(
        &self,
        edits: &[Edit],
        is_plain: impl Fn(&[u8]) -> bool,
    ) -> Draft<'static> {
        let octets = applied(edits, &self.octets);
        let is_plain = is_plain(&octets);
        let origins = if is_plain { Vec::new() } else { self.moved(edits, octets.len()) };
        Draft { octets: Cow::Owned(octets), origins, len: self.len, is_plain }
    }

    /// If an edit replaces as many characters as its text has, the place of each of them, and how many octets the
    /// character has that replaces it.
    fn pairs(
        &self,
        place: Range<usize>,
        text: &str,
    ) -> Option<impl Iterator<Item = (Range<usize>, usize)>> {
        let replaced = str::from_utf8(&self.octets[place.clone()]).ok()?;
        let is_alike = replaced.chars().count() == text.chars().count();
        is_alike.then(|| {
            let places = replaced.char_indices().map(move |(at, character)| {
                let start = place.start + at;
                start..start + character.len_utf8()
            });
            places.zip(text.chars().map(char::len_utf8))
        })
    }

    /// The places in the first text that the octets of the text after `edits`, which has `len` of them, come from.
    fn moved(&self, edits: &[Edit], len: usize) -> Vec<Span> {
        let (mut origins, mut at) = (Vec::with_capacity(len), 0);
        let same = |range: Range<usize>| range.map(|at| self.origin(at..at + 1));
        for Edit { span, text } in edits {
            origins.extend(same(at..span.range().start));
            match self.pairs(span.range(), text) {
                Some(pairs) => pairs.for_each(|(place, width)| {
                    origins.resize(origins.len() + width, self.origin(place));
                }),
                None => origins.resize(origins.len() + text.len(), self.origin(span.range())),
            }
            at = span.range().end;
        }
        origins.extend(same(at..self.octets.len()));
        origins
    }
}
