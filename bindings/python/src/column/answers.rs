//! [`Answers`]: writes a column of texts.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::{BinaryBuilder, LargeBinaryBuilder, LargeStringBuilder, StringBuilder};
use arrow_schema::{ArrowError, DataType};

/// The type of a column of answers: that of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Utf8,
    LargeUtf8,
    Binary,
    LargeBinary,
}

impl Kind {
    pub(crate) const fn data_type(self) -> DataType {
        match self {
            Self::Utf8 => DataType::Utf8,
            Self::LargeUtf8 => DataType::LargeUtf8,
            Self::Binary => DataType::Binary,
            Self::LargeBinary => DataType::LargeBinary,
        }
    }
}

/// Answers that are texts. In a column of characters, an answer that is not UTF-8 is null.
pub(crate) struct Answers {
    builder: Builder,
    /// Whether the answers had more octets than the type can address.
    overflowed: bool,
}

enum Builder {
    Utf8(StringBuilder),
    LargeUtf8(LargeStringBuilder),
    Binary(BinaryBuilder),
    LargeBinary(LargeBinaryBuilder),
}

/// How many octets offsets of 32 bits can address.
const MOST: usize = i32::MAX as usize;

impl Answers {
    /// A column for `rows` answers.
    pub(crate) fn new(kind: Kind, rows: usize) -> Self {
        // This suits short identifiers: the buffer grows by doubling, and so moves only once or twice.
        let octets = 16 * rows;
        let builder = match kind {
            Kind::Utf8 => Builder::Utf8(StringBuilder::with_capacity(rows, octets)),
            Kind::LargeUtf8 => Builder::LargeUtf8(LargeStringBuilder::with_capacity(rows, octets)),
            Kind::Binary => Builder::Binary(BinaryBuilder::with_capacity(rows, octets)),
            Kind::LargeBinary => {
                Builder::LargeBinary(LargeBinaryBuilder::with_capacity(rows, octets))
            }
        };
        Self { builder, overflowed: false }
    }

    /// Adds the answer of the next row.
    #[inline]
    pub(crate) fn push(&mut self, answer: Option<&[u8]>) {
        let characters = |answer| std::str::from_utf8(answer).ok();
        let added = answer.map_or(0, <[u8]>::len);
        let fits = match &self.builder {
            Builder::Utf8(builder) => added <= MOST - builder.values_slice().len(),
            Builder::Binary(builder) => added <= MOST - builder.values_slice().len(),
            Builder::LargeUtf8(_) | Builder::LargeBinary(_) => true,
        };
        self.overflowed |= !fits;
        let answer = answer.filter(|_| fits);
        match &mut self.builder {
            Builder::Utf8(builder) => builder.append_option(answer.and_then(characters)),
            Builder::LargeUtf8(builder) => builder.append_option(answer.and_then(characters)),
            Builder::Binary(builder) => builder.append_option(answer),
            Builder::LargeBinary(builder) => builder.append_option(answer),
        }
    }

    /// The finished column.
    pub(crate) fn finish(self) -> Result<ArrayRef, ArrowError> {
        if self.overflowed {
            return Err(ArrowError::OffsetOverflowError(MOST));
        }
        Ok(match self.builder {
            Builder::Utf8(mut builder) => Arc::new(builder.finish()),
            Builder::LargeUtf8(mut builder) => Arc::new(builder.finish()),
            Builder::Binary(mut builder) => Arc::new(builder.finish()),
            Builder::LargeBinary(mut builder) => Arc::new(builder.finish()),
        })
    }
}
