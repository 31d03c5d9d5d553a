//! [`Source`]: octets that can be read; [`Watch`]: the listener to every miss.

use nom::{Input, Offset};
use nom_locate::LocatedSpan;

use crate::class::Class;

/// What a terminal wanted where it missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A quoted string of a rule; its letters stand for both cases (RFC 5234 section 2.3).
    Text(&'static str),
    /// An octet of a class, or a percent-escape where the class allows one.
    Class(&'static Class),
    /// The next hexadecimal digit of a percent-escape whose `%` has been read, in a run of this class.
    Escape(&'static Class),
    /// The end of the text.
    End,
}

/// Who is told what happens while a text is read.
///
/// nom's `opt`, `alt` and repetitions throw the errors of their parts away, so a miss is told
/// sideways, through the `extra` of a [`LocatedSpan`]. Every method does nothing by default.
/// Places are octets from the start of the text.
///
/// ```
/// use std::cell::Cell;
/// use handle_grammar::source::{Expected, Watch};
/// use handle_grammar::{combinator::whole, hdl_uri};
/// use nom::Parser;
/// use nom_locate::LocatedSpan;
///
/// #[derive(Clone, Default)]
/// struct Furthest(Cell<usize>);
/// impl Watch for Furthest {
///     fn miss(&self, at: usize, _: Expected) {
///         self.0.set(self.0.get().max(at));
///     }
/// }
///
/// let furthest = Furthest::default();
/// let text = LocatedSpan::new_extra(&b"10.1000"[..], &furthest);
/// assert!(whole(hdl_uri::handle()).parse(text).is_err());
/// assert_eq!(furthest.0.get(), 7);
/// ```
pub trait Watch {
    /// A terminal wanted `expected` at octet `at`, and it is not there.
    fn miss(&self, at: usize, expected: Expected) {
        let _ = (at, expected);
    }

    /// The production `name` begins at octet `at`.
    fn enter(&self, name: &'static str, at: usize) {
        let _ = (name, at);
    }

    /// The production `name`, begun last of those still open, has read up to octet `at`, or was refused.
    fn leave(&self, name: &'static str, at: Option<usize>) {
        let _ = (name, at);
    }
}

/// Nobody watches.
impl Watch for () {}

impl<W: Watch + ?Sized> Watch for &W {
    fn miss(&self, at: usize, expected: Expected) {
        (**self).miss(at, expected);
    }

    fn enter(&self, name: &'static str, at: usize) {
        (**self).enter(name, at);
    }

    fn leave(&self, name: &'static str, at: Option<usize>) {
        (**self).leave(name, at);
    }
}

/// Octets that a production can read: `&[u8]`, which pays for nothing but reading,
/// or nom_locate's [`LocatedSpan`] of them, whose `extra` hears of every miss.
///
/// A production reads a whole text: the end of the slice is the end of the text, also where nom asks for more.
pub trait Source: Input<Item = u8> + Offset {
    /// The octets not read yet.
    fn octets(&self) -> &[u8];

    /// Whether anybody listens to misses; if not, no time goes into describing them.
    const WATCHED: bool;

    /// Tells that `expected` is not there, `ahead` octets from here.
    #[inline]
    fn miss(&self, ahead: usize, expected: Expected) {
        let _ = (ahead, expected);
    }

    /// Tells that the production `name` begins here.
    #[inline]
    fn enter(&self, name: &'static str) {
        let _ = name;
    }

    /// Tells that the production `name` has read up to `rest`, or was refused.
    #[inline]
    fn leave(&self, name: &'static str, rest: Option<&Self>) {
        let _ = (name, rest);
    }
}

impl Source for &[u8] {
    const WATCHED: bool = false;

    #[inline]
    fn octets(&self) -> &[u8] {
        self
    }
}

impl<X: Watch + Clone> Source for LocatedSpan<&[u8], X> {
    const WATCHED: bool = true;

    fn octets(&self) -> &[u8] {
        self.fragment()
    }

    fn miss(&self, ahead: usize, expected: Expected) {
        self.extra.miss(self.location_offset() + ahead, expected);
    }

    fn enter(&self, name: &'static str) {
        self.extra.enter(name, self.location_offset());
    }

    fn leave(&self, name: &'static str, rest: Option<&Self>) {
        self.extra.leave(name, rest.map(Self::location_offset));
    }
}
