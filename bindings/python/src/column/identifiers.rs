//! A column of identifiers found in prose: for each text, a list.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::{ArrayBuilder, Int32Builder};
use arrow_array::{ArrayRef, ListArray, StructArray};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Fields};

use super::answers::{Answers, Kind};
use super::texts::Texts;
use crate::engine;

/// The fields of an identifier; start and end count octets.
fn fields(kind: Kind) -> Fields {
    vec![
        Field::new("text", kind.data_type(), true),
        Field::new("start", DataType::Int32, true),
        Field::new("end", DataType::Int32, true),
    ]
    .into()
}

/// The type of the items of the lists.
pub(crate) fn item(kind: Kind) -> FieldRef {
    Arc::new(Field::new_list_field(DataType::Struct(fields(kind)), true))
}

/// The lists of some texts.
pub(crate) fn rows(texts: &Texts, range: Range<usize>) -> Result<ArrayRef, ArrowError> {
    let (mut starts, mut ends) = (Int32Builder::new(), Int32Builder::new());
    let mut found = Answers::new(texts.kind, range.len());
    let mut lengths = Vec::with_capacity(range.len());
    for row in range.clone() {
        let before = starts.len();
        for (text, [start, end]) in texts.get(row).into_iter().flat_map(engine::find) {
            found.push(Some(&text));
            starts.append_option(i32::try_from(start).ok());
            ends.append_option(i32::try_from(end).ok());
        }
        lengths.push(starts.len() - before);
    }
    let columns: Vec<ArrayRef> =
        vec![found.finish()?, Arc::new(starts.finish()), Arc::new(ends.finish())];
    let items = StructArray::try_new(fields(texts.kind), columns, None)?;
    let nulls = texts.nulls(&range);
    let offsets = OffsetBuffer::from_lengths(lengths);
    Ok(Arc::new(ListArray::try_new(item(texts.kind), offsets, Arc::new(items), nulls)?))
}
