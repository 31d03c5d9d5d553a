//! [`Draft`]: a text after some edits, with the place in the first text that each octet comes from.

use alloc::vec::Vec;
use core::ops::Range;

use crate::text::Span;

/// A text after the edits that undo some accidents, on its way to the text that was meant.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) octets: Vec<u8>,
    /// For each octet, its place in the first text, or the place that it replaces there.
    origins: Vec<Span>,
    /// The length of the first text, in octets.
    len: usize,
}

impl Draft {
    pub(crate) fn new(text: &[u8]) -> Self {
        let origins = (0..text.len()).map(|at| Span::of(at, at + 1)).collect();
        Self { octets: text.to_vec(), origins, len: text.len() }
    }

    /// The place in the first text that the octets `range` come from.
    pub(crate) fn origin(&self, range: Range<usize>) -> Span {
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
    pub(crate) fn edited<'p>(&self, pieces: impl Iterator<Item = (Range<usize>, &'p str)>) -> Self {
        let mut next = Self { octets: Vec::new(), origins: Vec::new(), len: self.len };
        let mut at = 0;
        for (range, text) in pieces {
            next.copy(self, at..range.start);
            let origin = self.origin(range.clone());
            next.octets.extend_from_slice(text.as_bytes());
            next.origins.resize(next.octets.len(), origin);
            at = range.end;
        }
        next.copy(self, at..self.octets.len());
        next
    }

    fn copy(&mut self, from: &Self, range: Range<usize>) {
        self.octets.extend_from_slice(from.octets.get(range.clone()).unwrap_or_default());
        self.origins.extend_from_slice(from.origins.get(range).unwrap_or_default());
    }
}
