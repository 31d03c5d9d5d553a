//! [`Input`]: the types that a text can be read from; [`Slice`]: the types of slices that a text may be.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::hash::Hash;

use borrow_or_share::Bos;

use crate::text::Span;

/// No other crate may implement the traits of this layer, because their methods rely on each other.
pub(crate) mod sealed {
    use super::{Arc, Box, Cow, String, ToOwned, Vec};

    pub trait Sealed {}

    impl Sealed for str {}
    impl Sealed for String {}
    impl Sealed for [u8] {}
    impl Sealed for Vec<u8> {}
    impl<T: Sealed + ?Sized> Sealed for Box<T> {}
    impl<T: Sealed + ?Sized> Sealed for Arc<T> {}
    impl<T: Sealed + ToOwned + ?Sized> Sealed for Cow<'_, T> {}
    impl<const N: usize> Sealed for [u8; N] {}
    impl<T: Sealed + ?Sized> Sealed for &T {}
}

/// A type that a text can be read from: `&str`, `&[u8]`, and references to types that hold these. Sealed.
///
/// ```
/// use handle_syntax::{Doi, read};
///
/// let (_, handle) = read("https://doi.org/10.1000%2F182").unwrap();
/// assert_eq!(Doi::parse(&handle).unwrap(), "10.1000/182");
/// ```
///
/// The type of the input does not matter: the notation says whether its texts are characters or octets (D-S3).
/// No other crate can implement the trait:
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// struct Lying;
///
/// impl<'a> handle_syntax::typed::Input<'a> for Lying {
///     fn octets(self) -> &'a [u8] {
///         b"10.1/a"
///     }
///
///     fn characters(self) -> Option<&'a str> {
///         Some("1")
///     }
/// }
/// ```
pub trait Input<'a>: sealed::Sealed + Copy {
    #[doc(hidden)]
    fn octets(self) -> &'a [u8];

    /// The input as characters, if its type guarantees that it is UTF-8.
    #[doc(hidden)]
    fn characters(self) -> Option<&'a str>;
}

impl<'a> Input<'a> for &'a str {
    #[inline]
    fn octets(self) -> &'a [u8] {
        self.as_bytes()
    }

    #[inline]
    fn characters(self) -> Option<&'a str> {
        Some(self)
    }
}

impl<'a> Input<'a> for &'a [u8] {
    #[inline]
    fn octets(self) -> &'a [u8] {
        self
    }

    #[inline]
    fn characters(self) -> Option<&'a str> {
        None
    }
}

/// References to types that hold characters or octets are read like the slices that they hold.
macro_rules! inputs {
    ($([$($generics:tt)*] $holder:ty, $slice:ty;)+) => {
        $(impl<'a, $($generics)*> Input<'a> for &'a $holder {
            #[inline]
            fn octets(self) -> &'a [u8] {
                <&$slice>::octets(self)
            }

            #[inline]
            fn characters(self) -> Option<&'a str> {
                <&$slice>::characters(self)
            }
        })+
    };
}

inputs! {
    [] String, str;
    [] Box<str>, str;
    [] Arc<str>, str;
    ['t] Cow<'t, str>, str;
    [] Vec<u8>, [u8];
    [] Box<[u8]>, [u8];
    [] Arc<[u8]>, [u8];
    ['t] Cow<'t, [u8]>, [u8];
    [const N: usize] [u8; N], [u8];
}

/// The slice that a typed text holds: `str`, or `[u8]` for the notations of octets. Sealed.
pub trait Slice:
    sealed::Sealed
    + AsRef<[u8]>
    + AsRef<Self>
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + ToOwned<Owned: Bos<Self> + Clone + fmt::Debug>
    + 'static
{
    /// Whether the slice is one of characters.
    #[doc(hidden)]
    const CHARACTERS: bool;

    /// `octets` as a slice of this type, if they can be one; `known` is the same text, if it is known to be UTF-8.
    #[doc(hidden)]
    fn of<'a>(octets: &'a [u8], known: Option<&'a str>) -> Option<&'a Self>;

    /// `octets` as a slice of this type; in a slice of characters, octets that are not UTF-8 become U+FFFD.
    #[doc(hidden)]
    fn of_lossy(octets: Cow<'_, [u8]>) -> Cow<'_, Self>;

    /// A part of the slice, whose span must begin and end between characters.
    #[doc(hidden)]
    fn part(&self, span: Span) -> &Self;
}

impl Slice for str {
    const CHARACTERS: bool = true;

    #[inline]
    fn of<'a>(octets: &'a [u8], known: Option<&'a str>) -> Option<&'a Self> {
        known.or_else(|| core::str::from_utf8(octets).ok())
    }

    fn of_lossy(octets: Cow<'_, [u8]>) -> Cow<'_, Self> {
        match octets {
            Cow::Borrowed(octets) => String::from_utf8_lossy(octets),
            Cow::Owned(octets) => Cow::Owned(match String::from_utf8(octets) {
                Ok(text) => text,
                Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
            }),
        }
    }

    fn part(&self, span: Span) -> &Self {
        self.get(span.range()).unwrap_or_default()
    }
}

impl Slice for [u8] {
    const CHARACTERS: bool = false;

    #[inline]
    fn of<'a>(octets: &'a [u8], _: Option<&'a str>) -> Option<&'a Self> {
        Some(octets)
    }

    fn of_lossy(octets: Cow<'_, [u8]>) -> Cow<'_, Self> {
        octets
    }

    fn part(&self, span: Span) -> &Self {
        self.get(span.range()).unwrap_or_default()
    }
}
