//! [`Source`]: octets that can be read; [`Watch`]: a listener that is told every terminal that does not match.

use nom::{Input, Offset};
use nom_locate::LocatedSpan;

use crate::class::Class;

/// What a terminal expected at a place where it did not match. The documents have no other kinds of terminals, so a
/// `match` needs no arm besides those for these variants.
///
/// ```
/// use std::cell::RefCell;
///
/// use handle_grammar::source::{Expected, Watch};
/// use handle_grammar::{document::watched, hdl_uri};
///
/// struct Missed(RefCell<Vec<Expected>>);
/// impl Watch for Missed {
///     fn miss(&self, _: usize, expected: Expected) {
///         self.0.borrow_mut().push(expected);
///     }
/// }
/// let missed = Missed(RefCell::default());
/// assert!(!watched(hdl_uri::hdl_uri(), b"doi:10.1000/182", &missed));
/// assert!(missed.0.borrow().contains(&Expected::Text("hdl")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A quoted string of a rule; its letters match in either case (RFC 5234 section 2.3).
    Text(&'static str),
    /// An octet of a class, or a percent-escape if the class allows one.
    Class(&'static Class),
    /// The next hexadecimal digit of a percent-escape whose `%` has been read, in a run of this class.
    Escape(&'static Class),
    /// The end of the text.
    End,
}

/// A listener that is told what happens while a text is read. A *miss* is a terminal that does not match.
///
/// nom's `opt`, `alt` and repetitions drop the errors of their parts. So misses are reported through the `extra` of a
/// [`LocatedSpan`], or through a [`Watched`](crate::watched::Watched) text, instead. By default, every method does
/// nothing. Places are counted in octets from the beginning of the text.
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
    /// A terminal expected `expected` at octet `at`, but the text has something else there.
    fn miss(&self, at: usize, expected: Expected) {
        let _ = (at, expected);
    }

    /// The production `name`, which is `document::rule`, begins at octet `at`.
    fn enter(&self, name: &'static str, at: usize) {
        let _ = (name, at);
    }

    /// The production `name`, which is `document::rule`, ends: it has read up to octet `at`, or it failed if `at` is
    /// `None`. Of the productions that have not ended yet, it is the last that began.
    fn leave(&self, name: &'static str, at: Option<usize>) {
        let _ = (name, at);
    }
}

/// A watcher that ignores everything.
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

/// Octets that a production can read. To read `&[u8]` costs no more than the comparison of the octets.
/// [`Watched`](crate::watched::Watched) and nom_locate's [`LocatedSpan`], in its `extra`, also hold a watcher that is
/// told every miss.
///
/// The end of the slice is the end of the text: a production never asks for more input, as nom's streaming parsers do.
pub trait Source: Input<Item = u8> + Offset {
    /// The octets that are not read yet.
    fn octets(&self) -> &[u8];

    /// Whether there is a watcher; if not, misses are not reported, which saves time.
    const WATCHED: bool;

    /// Reports a miss `ahead` octets from here: the text does not have `expected` there.
    #[inline]
    fn miss(&self, ahead: usize, expected: Expected) {
        let _ = (ahead, expected);
    }

    /// Reports that the production `name` begins here.
    #[inline]
    fn enter(&self, name: &'static str) {
        let _ = name;
    }

    /// Reports that the production `name` has read up to `rest`; `None` if it failed.
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
