//! A column of readings: for each text, a list of the dialects that accept it.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::PrimitiveBuilder;
use arrow_array::types::Int8Type;
use arrow_array::{ArrayRef, ListArray, StructArray};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Fields};

use super::answers::{Answers, Kind};
use super::problems::{DIALECTS, field, name, named};
use super::texts::Texts;
use crate::engine::{self, Settings};

/// The fields of a reading.
fn fields(kind: Kind) -> Fields {
    [field("dialect", name(DataType::Int8)), field("handle", kind.data_type())]
        .into_iter()
        .collect()
}

/// The type of the items of the lists.
pub(crate) fn item(kind: Kind) -> FieldRef {
    Arc::new(Field::new_list_field(DataType::Struct(fields(kind)), true))
}

/// The lists of some texts.
pub(crate) fn rows(
    texts: &Texts,
    range: Range<usize>,
    settings: &Settings,
) -> Result<ArrayRef, ArrowError> {
    let mut dialects = PrimitiveBuilder::<Int8Type>::new();
    let mut handles = Answers::new(texts.kind, range.len());
    let mut lengths = Vec::with_capacity(range.len());
    for row in range.clone() {
        let readings =
            texts.get(row).map(|text| engine::detect(text, settings)).unwrap_or_default();
        lengths.push(readings.len());
        for (dialect, handle) in readings {
            dialects.append_value(dialect);
            handles.push(handle.as_deref());
        }
    }
    let columns = vec![named(dialects.finish(), Arc::clone(&DIALECTS))?, handles.finish()?];
    let items = StructArray::try_new(fields(texts.kind), columns, None)?;
    let nulls = texts.nulls(&range);
    let offsets = OffsetBuffer::from_lengths(lengths);
    Ok(Arc::new(ListArray::try_new(item(texts.kind), offsets, Arc::new(items), nulls)?))
}
