//! Typed texts with serde: a text is a string. A text of octets is a string too if it is UTF-8, and otherwise bytes.

use alloc::boxed::Box;
use alloc::string::String;
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

/// A holder that a text can be deserialised into. Octets may come from a string too, because JSON has no bytes.
pub trait Holder<'de>: Sized {
    #[doc(hidden)]
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error>;
}

macro_rules! held {
    ($($holder:ty)+) => {
        $(impl<'de> Holder<'de> for $holder {
            fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
                Self::deserialize(deserializer)
            }
        })+
    };
}

held!(&'de str String Box<str> &'de [u8]);

impl<'de> Holder<'de> for Vec<u8> {
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        read(deserializer)
    }
}
