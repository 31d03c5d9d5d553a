//! [`Texts`]: an array of texts of any type.

use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::{
    Array, ArrayRef, BinaryArray, BinaryViewArray, LargeBinaryArray, new_null_array,
};
use arrow_buffer::NullBuffer;
use arrow_schema::DataType;

use super::answers::Kind;

/// An array of texts as octets; no octet is copied.
pub(crate) struct Texts {
    array: Octets,
    /// Which rows have a text.
    nulls: Option<NullBuffer>,
    /// The type of answers that are texts.
    pub(crate) kind: Kind,
}

enum Octets {
    Small(BinaryArray),
    Large(LargeBinaryArray),
    View(BinaryViewArray),
}

impl Texts {
    /// The texts of an array; `None` if it does not hold texts.
    pub(crate) fn new(array: &ArrayRef) -> Option<Self> {
        let nulls = array.logical_nulls();
        let (array, kind) = match array.data_type() {
            DataType::Utf8 => (Octets::Small(array.as_string::<i32>().clone().into()), Kind::Utf8),
            DataType::LargeUtf8 => {
                (Octets::Large(array.as_string::<i64>().clone().into()), Kind::LargeUtf8)
            }
            // Views can address more octets than the offsets of a `Utf8` array.
            DataType::Utf8View => {
                (Octets::View(array.as_string_view().clone().to_binary_view()), Kind::LargeUtf8)
            }
            DataType::Binary => (Octets::Small(array.as_binary::<i32>().clone()), Kind::Binary),
            DataType::LargeBinary => {
                (Octets::Large(array.as_binary::<i64>().clone()), Kind::LargeBinary)
            }
            DataType::BinaryView => {
                (Octets::View(array.as_binary_view().clone()), Kind::LargeBinary)
            }
            DataType::Null => {
                let nothing = new_null_array(&DataType::Utf8, array.len());
                return Self::new(&nothing);
            }
            _ => return None,
        };
        Some(Self { array, nulls, kind })
    }

    /// The kind of the texts of a type, also inside dictionaries; `None` if it is not a type of texts.
    pub(crate) fn kind_of(data_type: &DataType) -> Option<Kind> {
        let values = match data_type {
            DataType::Dictionary(_, values) => values,
            other => other,
        };
        Self::new(&new_null_array(values, 0)).map(|texts| texts.kind)
    }

    pub(crate) fn len(&self) -> usize {
        match &self.array {
            Octets::Small(array) => array.len(),
            Octets::Large(array) => array.len(),
            Octets::View(array) => array.len(),
        }
    }

    /// Which of these rows have a text.
    pub(crate) fn nulls(&self, range: &Range<usize>) -> Option<NullBuffer> {
        self.nulls.as_ref().map(|nulls| nulls.slice(range.start, range.len()))
    }

    /// The text of a row; `None` if the row is null.
    #[inline]
    pub(crate) fn get(&self, row: usize) -> Option<&[u8]> {
        if self.nulls.as_ref().is_some_and(|nulls| nulls.is_null(row)) {
            return None;
        }
        Some(match &self.array {
            Octets::Small(array) => array.value(row),
            Octets::Large(array) => array.value(row),
            Octets::View(array) => array.value(row),
        })
    }
}
