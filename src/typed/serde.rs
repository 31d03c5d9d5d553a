//! Typed texts with serde: a text of characters is a string. A text of octets is a string if it is UTF-8 and the format
//! is human-readable, and bytes otherwise.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use borrow_or_share::Bos;
use serde::de::{Deserialize, Deserializer, Error};
use serde::{Serialize, Serializer};

use crate::text::serde::{read, write};
use crate::typed::input::Slice;
use crate::typed::notation::Notation;
use crate::typed::text::Text;

impl<D: Notation, T: Bos<D::Slice>> Serialize for Text<D, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self.as_bytes(), D::Slice::CHARACTERS, serializer)
    }
}

impl<'de, D: Notation, T: Holder<'de> + Bos<D::Slice>> Deserialize<'de> for Text<D, T> {
    fn deserialize<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        Self::hold(T::read(deserializer)?).map_err(|refused| Error::custom(refused.error()))
    }
}

/// A holder that a text can be deserialised into: every type that a [`Text`] may hold. References borrow from the
/// input, and all others are copies. Octets may come from a string too, because JSON has no bytes.
pub trait Holder<'de>: Sized {
    #[doc(hidden)]
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error>;
}

/// Deserialises each of these holders by a function of serde or of this library, and makes the holder of the result.
macro_rules! held {
    ($([$($generics:tt)*] $holder:ty, $read:expr;)+) => {
        $(impl<'de, $($generics)*> Holder<'de> for $holder {
            fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
                $read(deserializer).map(Self::from)
            }
        })+
    };
}

held! {
    [] String, String::deserialize;
    [] Box<str>, String::deserialize;
    [] Arc<str>, String::deserialize;
    ['a] Cow<'a, str>, String::deserialize;
    [] Vec<u8>, read;
    [] Box<[u8]>, read;
    [] Arc<[u8]>, read;
    ['a] Cow<'a, [u8]>, read;
}

impl<'a, 'de: 'a> Holder<'de> for &'a str {
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        Self::deserialize(deserializer)
    }
}

impl<'a, 'de: 'a> Holder<'de> for &'a [u8] {
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        Self::deserialize(deserializer)
    }
}
