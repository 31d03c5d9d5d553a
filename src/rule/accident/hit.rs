//! [`Hit`]: an accident in a text, and what undoes it.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// How sure the edit of an accident is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Nobody who saw the text could want another one.
    Fix,
    /// It is plausible.
    Try,
    /// It only shows what follows from the accident: nobody is offered it.
    Nothing,
}

/// A piece of a text, and what it is replaced by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) range: Range<usize>,
    pub(crate) text: String,
}

/// An accident in a text. Ranges are of the octets of a [`Pasted`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    /// Where it is.
    pub(crate) place: Range<usize>,
    /// Where else it is.
    pub(crate) others: Vec<Range<usize>>,
    /// What undoes it, in text order.
    pub(crate) pieces: Vec<Piece>,
    pub(crate) offer: Offer,
    /// What the text is instead of a handle: nothing else is to be said about it.
    pub(crate) whole: bool,
    /// What a message calls it.
    pub(crate) what: Cow<'static, str>,
}

impl Hit {
    /// An accident at `place` that nothing undoes.
    pub(super) fn at(place: Range<usize>) -> Self {
        Self {
            place,
            others: Vec::new(),
            pieces: Vec::new(),
            offer: Offer::Nothing,
            whole: false,
            what: Cow::Borrowed(""),
        }
    }

    /// What stands at `place` does not belong to the identifier.
    pub(super) fn cut(place: Range<usize>) -> Self {
        Self::at(place.clone()).replacing(place, "")
    }

    /// Something else was meant at `place`.
    pub(super) fn swap(place: Range<usize>, text: impl Into<String>) -> Self {
        Self::at(place.clone()).replacing(place, text)
    }

    /// With another piece that is replaced.
    pub(super) fn replacing(mut self, range: Range<usize>, text: impl Into<String>) -> Self {
        self.pieces.push(Piece { range, text: text.into() });
        self.offer = Offer::Try;
        self
    }

    /// With another place, whose text was also meant to be something else.
    pub(super) fn and(mut self, place: Range<usize>, text: impl Into<String>) -> Self {
        self.others.push(place.clone());
        self.replacing(place, text)
    }

    /// The same, known surely or not.
    pub(super) fn surely(mut self, sure: bool) -> Self {
        if sure && self.offer == Offer::Try {
            self.offer = Offer::Fix;
        }
        self
    }

    /// The same, with an edit that is not offered.
    pub(super) fn unoffered(mut self) -> Self {
        self.offer = Offer::Nothing;
        self
    }

    /// The same, by a name.
    pub(super) fn called(mut self, what: impl Into<Cow<'static, str>>) -> Self {
        self.what = what.into();
        self
    }

    /// The same, as all that there is to say about the text.
    pub(super) fn whole(mut self) -> Self {
        self.whole = true;
        self
    }

    /// Several places at once, each with what was meant there; none if there is no place.
    pub(super) fn all(places: impl IntoIterator<Item = (Range<usize>, String)>) -> Option<Self> {
        let mut places = places.into_iter();
        let (first, text) = places.next()?;
        Some(places.fold(Self::swap(first, text), |hit, (place, text)| hit.and(place, text)))
    }
}
