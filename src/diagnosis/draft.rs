//! [`Draft`]: a text after some edits, with the place in the first text that each octet comes from.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::Span;

/// A text after the edits that undo some accidents, on its way to the text that was meant.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) octets: Cow<'a, [u8]>,
    /// For each octet, its place in the first text, or the place that it replaces there. Empty before the first edit:
    /// then each octet is in its own place.
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

    /// The text after `pieces`, which are in text order and do not overlap.
    pub(crate) fn edited<'p>(
        &self,
        pieces: impl Iterator<Item = (Range<usize>, &'p str)>,
    ) -> Draft<'static> {
        let capacity = self.octets.len();
        let (mut octets, mut origins) =
            (Vec::with_capacity(capacity), Vec::with_capacity(capacity));
        let copy = |octets: &mut Vec<u8>, origins: &mut Vec<Span>, range: Range<usize>| {
            octets.extend_from_slice(self.octets.get(range.clone()).unwrap_or_default());
            if self.origins.is_empty() {
                origins.extend(range.map(|at| Span::of(at, at + 1)));
            } else {
                origins.extend_from_slice(self.origins.get(range).unwrap_or_default());
            }
        };
        let mut at = 0;
        for (range, text) in pieces {
            copy(&mut octets, &mut origins, at..range.start);
            octets.extend_from_slice(text.as_bytes());
            origins.resize(octets.len(), self.origin(range.clone()));
            at = range.end;
        }
        copy(&mut octets, &mut origins, at..capacity);
        Draft { octets: Cow::Owned(octets), origins, len: self.len, is_plain: false }
    }
}
