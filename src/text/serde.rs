//! Octets with serde: a string or bytes.

use alloc::vec::Vec;
use core::fmt;

use serde::de::{Deserializer, SeqAccess, Visitor};
use serde::ser::Serializer;

/// Serialises octets that are UTF-8 as a string if the format is human-readable or `always` is set, and all others as
/// bytes.
pub(crate) fn write<S: Serializer>(
    octets: &[u8],
    always: bool,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let string = always || serializer.is_human_readable();
    match core::str::from_utf8(octets) {
        Ok(text) if string => serializer.serialize_str(text),
        _ => serializer.serialize_bytes(octets),
    }
}

/// Deserialises octets from a string, bytes or a list of numbers, whichever the format has: JSON has no bytes.
pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    deserializer.deserialize_byte_buf(OctetsVisitor)
}

struct OctetsVisitor;

impl<'de> Visitor<'de> for OctetsVisitor {
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
