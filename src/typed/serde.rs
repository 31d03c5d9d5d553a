//! Typed texts with serde: a text is a string. A text of octets is a string too if it is UTF-8, and otherwise bytes.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use borrow_or_share::Bos;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::{Serialize, Serializer};

use crate::typed::input::Slice;
use crate::typed::notation::Notation;
use crate::typed::text::Text;

impl<D: Notation, T: Bos<D::Slice>> Serialize for Text<D, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let string = D::Slice::CHARACTERS || serializer.is_human_readable();
        match core::str::from_utf8(self.as_bytes()) {
            Ok(text) if string => serializer.serialize_str(text),
            _ => serializer.serialize_bytes(self.as_bytes()),
        }
    }
}

impl<'de, D: Notation, T: Held<'de> + Bos<D::Slice>> Deserialize<'de> for Text<D, T> {
    fn deserialize<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        Self::hold(T::read(deserializer)?).map_err(Error::custom)
    }
}

/// A holder that a text can be deserialised into. Octets may come from a string too, because JSON has nothing else for
/// them.
pub trait Held<'de>: Sized {
    #[doc(hidden)]
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error>;
}

macro_rules! held {
    ($($holder:ty)+) => {
        $(impl<'de> Held<'de> for $holder {
            fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
                Self::deserialize(deserializer)
            }
        })+
    };
}

held!(&'de str String Box<str> &'de [u8]);

impl<'de> Held<'de> for Vec<u8> {
    fn read<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        deserializer.deserialize_byte_buf(Octets)
    }
}

/// Takes octets from a string, bytes or a list of numbers, whichever the format has.
pub(crate) struct Octets;

impl<'de> Visitor<'de> for Octets {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string or octets")
    }

    fn visit_str<E>(self, text: &str) -> Result<Vec<u8>, E> {
        Ok(text.into())
    }

    fn visit_bytes<E>(self, octets: &[u8]) -> Result<Vec<u8>, E> {
        Ok(octets.into())
    }

    fn visit_byte_buf<E>(self, octets: Vec<u8>) -> Result<Vec<u8>, E> {
        Ok(octets)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut octets: A) -> Result<Vec<u8>, A::Error> {
        let mut all = Vec::new();
        while let Some(octet) = octets.next_element()? {
            all.push(octet);
        }
        Ok(all)
    }
}
