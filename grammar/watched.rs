//! [`Watched`]: octets that a production reads while a [`Watch`] is told each step; [`Unwatched`]: octets about which
//! nobody is told anything.

use core::iter::{Copied, Enumerate};
use core::slice::Iter;

use nom::{Input, Needed, Offset};

use crate::source::{Expected, Source, Watch};

/// Octets with a watcher that is told each step of their reading. nom_locate's `LocatedSpan` also counts lines, which
/// takes longer than it takes to read a short text.
///
/// ```
/// use std::cell::Cell;
/// use handle_grammar::source::{Expected, Watch};
/// use handle_grammar::{combinator::whole, hdl_uri, watched::Watched};
/// use nom::Parser;
///
/// #[derive(Default)]
/// struct Furthest(Cell<usize>);
/// impl Watch for Furthest {
///     fn miss(&self, at: usize, _: Expected) {
///         self.0.set(self.0.get().max(at));
///     }
/// }
///
/// let furthest = Furthest::default();
/// assert!(whole(hdl_uri::handle()).parse(Watched::new(b"10.1000", &furthest)).is_err());
/// assert_eq!(furthest.0.get(), 7);
/// ```
#[derive(Clone, Copy)]
pub struct Watched<'a> {
    octets: &'a [u8],
    /// The place of the first of these octets in the text, counted in octets.
    at: usize,
    watch: &'a dyn Watch,
}

impl<'a> Watched<'a> {
    /// The octets of a whole text.
    #[must_use]
    pub const fn new(text: &'a [u8], watch: &'a dyn Watch) -> Self {
        Self { octets: text, at: 0, watch }
    }
}

/// The octets of a text that nobody watches.
#[cfg(not(target_family = "wasm"))]
pub type Unwatched<'a> = &'a [u8];

/// The octets of a text that nobody watches. WebAssembly must be small, because it is downloaded. So each production is
/// compiled only once there, for octets with a watcher, and this watcher ignores what it is told.
#[cfg(target_family = "wasm")]
pub type Unwatched<'a> = Watched<'a>;

/// The octets of a whole text that nobody watches.
///
/// ```
/// use handle_grammar::{combinator::whole, hdl_uri, source::Source, watched::unwatched};
/// use nom::Parser;
///
/// let (_, (naming_authority, _)) = whole(hdl_uri::handle()).parse(unwatched(b"10.1000/182")).unwrap();
/// assert_eq!(naming_authority.octets(), b"10.1000");
/// ```
#[must_use]
#[inline]
pub const fn unwatched(text: &[u8]) -> Unwatched<'_> {
    #[cfg(not(target_family = "wasm"))]
    return text;
    #[cfg(target_family = "wasm")]
    return Watched::new(text, &());
}

impl Source for Watched<'_> {
    const WATCHED: bool = true;

    fn octets(&self) -> &[u8] {
        self.octets
    }

    fn miss(&self, ahead: usize, expected: Expected) {
        self.watch.miss(self.at + ahead, expected);
    }

    fn enter(&self, name: &'static str) {
        self.watch.enter(name, self.at);
    }

    fn leave(&self, name: &'static str, rest: Option<&Self>) {
        self.watch.leave(name, rest.map(|rest| rest.at));
    }
}

impl Offset for Watched<'_> {
    fn offset(&self, second: &Self) -> usize {
        second.at - self.at
    }
}

impl<'a> Input for Watched<'a> {
    type Item = u8;
    type Iter = Copied<Iter<'a, u8>>;
    type IterIndices = Enumerate<Self::Iter>;

    fn input_len(&self) -> usize {
        self.octets.len()
    }

    fn take(&self, index: usize) -> Self {
        Self { octets: &self.octets[..index], ..*self }
    }

    fn take_from(&self, index: usize) -> Self {
        Self { octets: &self.octets[index..], at: self.at + index, ..*self }
    }

    fn take_split(&self, index: usize) -> (Self, Self) {
        (self.take_from(index), self.take(index))
    }

    fn position<P: Fn(u8) -> bool>(&self, predicate: P) -> Option<usize> {
        self.octets.iter().position(|&octet| predicate(octet))
    }

    fn iter_elements(&self) -> Self::Iter {
        self.octets.iter().copied()
    }

    fn iter_indices(&self) -> Self::IterIndices {
        self.iter_elements().enumerate()
    }

    fn slice_index(&self, count: usize) -> Result<usize, Needed> {
        self.octets.slice_index(count)
    }
}
