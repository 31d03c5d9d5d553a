//! [`Answers`]: writes a column of texts.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, BinaryArray, LargeBinaryArray, LargeStringArray, OffsetSizeTrait, StringArray,
};
use arrow_buffer::{Buffer, NullBufferBuilder, OffsetBuffer};
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

    /// How many octets the answers of a column can have in all.
    const fn most(self) -> usize {
        match self {
            Self::Utf8 | Self::Binary => i32::MAX as usize,
            Self::LargeUtf8 | Self::LargeBinary => i64::MAX as usize,
        }
    }

    /// Whether a column of this type can hold the answer.
    fn holds(self, answer: &[u8]) -> bool {
        match self {
            Self::Utf8 | Self::LargeUtf8 => {
                answer.is_ascii() || std::str::from_utf8(answer).is_ok()
            }
            Self::Binary | Self::LargeBinary => true,
        }
    }
}

/// Answers that are texts. In a column of characters, an answer that is not UTF-8 is null.
pub(crate) struct Answers {
    kind: Kind,
    octets: Vec<u8>,
    /// How many octets the answers have in all: 0, then the sum up to each answer.
    ends: Vec<usize>,
    nulls: NullBufferBuilder,
    /// Whether the answers had more octets than the type can address.
    overflowed: bool,
}

impl Answers {
    /// A column for `rows` answers.
    pub(crate) fn new(kind: Kind, rows: usize) -> Self {
        let mut ends = Vec::with_capacity(rows + 1);
        ends.push(0);
        // This suits short identifiers: the buffer grows by doubling, and so moves only once or twice.
        let octets = Vec::with_capacity(16 * rows);
        let nulls = NullBufferBuilder::new(rows);
        Self { kind, octets, ends, nulls, overflowed: false }
    }

    /// Adds the answer of the next row.
    #[inline]
    pub(crate) fn push(&mut self, answer: Option<&[u8]>) {
        let fits = answer.map_or(0, <[u8]>::len) <= self.kind.most() - self.octets.len();
        self.overflowed |= !fits;
        let answer = answer.filter(|answer| fits && self.kind.holds(answer));
        self.octets.extend_from_slice(answer.unwrap_or_default());
        self.ends.push(self.octets.len());
        self.nulls.append(answer.is_some());
    }

    /// The finished column.
    ///
    /// # Errors
    /// The answers have more octets than the type can address.
    pub(crate) fn finish(mut self) -> Result<ArrayRef, ArrowError> {
        if self.overflowed {
            return Err(ArrowError::OffsetOverflowError(self.kind.most()));
        }
        let (octets, nulls) = (Buffer::from_vec(self.octets), self.nulls.finish());
        let ends = self.ends.as_slice();
        Ok(match self.kind {
            Kind::Utf8 => Arc::new(StringArray::try_new(offsets(ends)?, octets, nulls)?),
            Kind::LargeUtf8 => Arc::new(LargeStringArray::try_new(offsets(ends)?, octets, nulls)?),
            Kind::Binary => Arc::new(BinaryArray::try_new(offsets(ends)?, octets, nulls)?),
            Kind::LargeBinary => {
                Arc::new(LargeBinaryArray::try_new(offsets(ends)?, octets, nulls)?)
            }
        })
    }
}

fn offsets<O: OffsetSizeTrait>(ends: &[usize]) -> Result<OffsetBuffer<O>, ArrowError> {
    let last = ends.last().copied().unwrap_or_default();
    let offset = |&end| O::from_usize(end).ok_or(ArrowError::OffsetOverflowError(last));
    let offsets: Vec<O> = ends.iter().map(offset).collect::<Result<_, _>>()?;
    Ok(OffsetBuffer::new(offsets.into()))
}
