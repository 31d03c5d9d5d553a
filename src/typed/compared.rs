//! Comparison, order and hash of typed texts: those of the slice that they hold, so that a text can be looked up in a
//! map by its slice.

use alloc::string::String;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

use borrow_or_share::Bos;

use crate::typed::notation::Notation;
use crate::typed::text::Text;

impl<D: Notation, T: Bos<D::Slice>, U: Bos<D::Slice>> PartialEq<Text<D, U>> for Text<D, T> {
    fn eq(&self, other: &Text<D, U>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<D: Notation, T: Bos<D::Slice>> Eq for Text<D, T> {}

impl<D: Notation, T: Bos<D::Slice>, U: Bos<D::Slice>> PartialOrd<Text<D, U>> for Text<D, T> {
    fn partial_cmp(&self, other: &Text<D, U>) -> Option<Ordering> {
        Some(self.as_slice().cmp(other.as_slice()))
    }
}

impl<D: Notation, T: Bos<D::Slice>> Ord for Text<D, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_slice().cmp(other.as_slice())
    }
}

impl<D: Notation, T: Bos<D::Slice>> Hash for Text<D, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<D: Notation<Slice = str>, T: Bos<str>> Borrow<str> for Text<D, T> {
    fn borrow(&self) -> &str {
        self.as_slice()
    }
}

impl<D: Notation<Slice = [u8]>, T: Bos<[u8]>> Borrow<[u8]> for Text<D, T> {
    fn borrow(&self) -> &[u8] {
        self.as_slice()
    }
}

impl<D: Notation<Slice = str>, T: Bos<str>> AsRef<str> for Text<D, T> {
    fn as_ref(&self) -> &str {
        self.as_slice()
    }
}

impl<D: Notation, T: Bos<D::Slice>> AsRef<[u8]> for Text<D, T> {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

/// A text is equal to anything that holds the same octets.
macro_rules! equal_to {
    ($($other:ty)+) => {
        $(impl<D: Notation, T: Bos<D::Slice>> PartialEq<$other> for Text<D, T> {
            fn eq(&self, other: &$other) -> bool {
                self.as_bytes() == AsRef::<[u8]>::as_ref(other)
            }
        }

        impl<D: Notation, T: Bos<D::Slice>> PartialEq<Text<D, T>> for $other {
            fn eq(&self, other: &Text<D, T>) -> bool {
                other == self
            }
        })+
    };
}

equal_to!(str &str String [u8] &[u8] Vec<u8>);
