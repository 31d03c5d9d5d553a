//! [`Hit`]: an accident in a text, and the edits that undo it.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::{Edit, Span};

/// How sure the edit of an accident is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// The edit is safe: nobody who sees the text would want another edit.
    Fix,
    /// The edit is plausible.
    Try,
    /// The edit is not offered. It only serves to see which findings follow from the accident.
    Nothing,
}

/// An accident in a text. Its ranges are indices of the octets of a `Pasted`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    /// The first place of the accident.
    pub(crate) place: Range<usize>,
    /// The other places of the accident.
    pub(crate) others: Vec<Range<usize>>,
    /// The edits that undo the accident, in text order.
    pub(crate) edits: Vec<Edit>,
    pub(crate) offer: Offer,
    /// Whether the whole text is something other than a handle, so that nothing else is reported.
    pub(crate) is_no_handle: bool,
    /// The words that replace `{what}` in the message of the row.
    pub(crate) what: Cow<'static, str>,
}

impl Hit {
    /// An accident at `place` without an edit.
    pub(crate) fn at(place: Range<usize>) -> Self {
        Self {
            place,
            others: Vec::new(),
            edits: Vec::new(),
            offer: Offer::Nothing,
            is_no_handle: false,
            what: Cow::Borrowed(""),
        }
    }

    /// An accident that is undone by deleting the octets at `place`.
    pub(crate) fn cut(place: Range<usize>) -> Self {
        Self::at(place.clone()).replacing(place, "")
    }

    /// An accident that is undone by writing `text` at `place`.
    pub(crate) fn swap(place: Range<usize>, text: impl Into<String>) -> Self {
        Self::at(place.clone()).replacing(place, text)
    }

    /// Adds an edit that replaces the octets of `range`.
    pub(crate) fn replacing(mut self, range: Range<usize>, text: impl Into<String>) -> Self {
        self.edits.push(Edit { span: Span::of(range.start, range.end), text: text.into() });
        self.offer = Offer::Try;
        self
    }

    /// Adds another place of the accident, and the edit for it.
    pub(crate) fn and(mut self, place: Range<usize>, text: impl Into<String>) -> Self {
        self.others.push(place.clone());
        self.replacing(place, text)
    }

    /// The same accident in a text that begins `by` octets before this one.
    pub(crate) fn moved(mut self, by: usize) -> Self {
        for range in self.others.iter_mut().chain([&mut self.place]) {
            *range = range.start + by..range.end + by;
        }
        self.edits = self.edits.into_iter().map(|edit| edit.moved(by)).collect();
        self
    }

    /// Makes the edits safe, if `sure`.
    pub(crate) fn surely(mut self, sure: bool) -> Self {
        if sure && self.offer == Offer::Try {
            self.offer = Offer::Fix;
        }
        self
    }

    /// Keeps the edits, but offers them only if `is_offered`.
    pub(crate) fn offered(mut self, is_offered: bool) -> Self {
        if !is_offered {
            self.offer = Offer::Nothing;
        }
        self
    }

    /// Sets the words for `{what}` in a message.
    pub(crate) fn called(mut self, what: impl Into<Cow<'static, str>>) -> Self {
        self.what = what.into();
        self
    }

    /// Sets the words for `{what}` to octets of the text.
    pub(crate) fn naming(self, octets: &[u8]) -> Self {
        self.called(String::from_utf8_lossy(octets).into_owned())
    }

    /// Says that the whole text is something other than a handle.
    pub(crate) fn no_handle(mut self) -> Self {
        self.is_no_handle = true;
        self
    }

    /// An accident at several places, each with what was meant there; `None` if there is no place.
    pub(crate) fn all(places: impl IntoIterator<Item = (Range<usize>, String)>) -> Option<Self> {
        let mut places = places.into_iter();
        let (first, text) = places.next()?;
        Some(places.fold(Self::swap(first, text), |hit, (place, text)| hit.and(place, text)))
    }
}
