//! A column of identifiers found in prose: for each text, a list.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::{ArrayRef, ListArray, StructArray};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Fields};

use super::answers::{Answers, Kind};
use super::places::{self, Places};
use super::problems::field;
use super::texts::Texts;
use crate::characters::Characters;
use crate::engine;

/// The fields of an identifier and its place.
fn fields(kind: Kind) -> Fields {
    [field("text", kind.data_type())]
        .into_iter()
        .chain(places::octets())
        .chain(places::characters())
        .collect()
}

/// The type of the items of the lists.
pub(crate) fn item(kind: Kind) -> FieldRef {
    Arc::new(Field::new_list_field(DataType::Struct(fields(kind)), true))
}

/// The lists of some texts.
pub(crate) fn rows(texts: &Texts, range: Range<usize>) -> Result<ArrayRef, ArrowError> {
    let mut places = Places::default();
    let mut found = Answers::new(texts.kind, range.len());
    let mut lengths = Vec::with_capacity(range.len());
    for row in range.clone() {
        let before = places.len();
        if let Some(text) = texts.get(row) {
            let mut characters = None;
            for (identifier, octets) in engine::find(text) {
                let characters = characters.get_or_insert_with(|| Characters::of_octets(text));
                found.push(Some(&identifier));
                places.push(characters, octets);
            }
        }
        lengths.push(places.len() - before);
    }
    let [octets, characters] = places.finish();
    let columns = [found.finish()?].into_iter().chain(octets).chain(characters).collect();
    let items = StructArray::try_new(fields(texts.kind), columns, None)?;
    let nulls = texts.nulls(&range);
    let offsets = OffsetBuffer::from_lengths(lengths);
    Ok(Arc::new(ListArray::try_new(item(texts.kind), offsets, Arc::new(items), nulls)?))
}
