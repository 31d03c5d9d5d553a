//! A column of conversions: for each text the same in another notation, what was lost, or why it cannot be converted.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::{ArrayRef, StructArray};
use arrow_schema::{ArrowError, DataType, Field, Fields};

use super::answers::{Answers, Kind};
use super::places;
use super::problems::{self, Columns, Problems, field};
use super::texts::Texts;
use crate::arguments::Reading;
use crate::engine::{self, Target};

/// The columns of the table.
pub(crate) fn fields(kind: Kind) -> Fields {
    let dropped = DataType::List(Arc::new(Field::new_list_field(DataType::Utf8, true)));
    let first = [field("text", kind.data_type()), field("dropped", dropped)];
    first.into_iter().chain(problems::fields()).chain(places::characters()).collect()
}

/// The rows of some texts.
pub(crate) fn rows(
    texts: &Texts,
    range: Range<usize>,
    reading: &Reading,
    target: &Target,
) -> Result<ArrayRef, ArrowError> {
    let Reading { syntax, settings } = reading;
    let mut converted = Answers::new(texts.kind, range.len());
    let mut dropped = ListBuilder::new(StringBuilder::new());
    let mut problems = Problems::new(texts.kind, range.len());
    for row in range.clone() {
        let text = texts.get(row);
        match text.map(|text| (text, engine::convert(syntax, text, settings, target))) {
            None => {
                converted.push(None);
                dropped.append_null();
                problems.push_none();
            }
            Some((_, Ok(conversion))) => {
                converted.push(Some(&conversion.text));
                dropped.append_value(conversion.dropped.iter().map(|(what, _)| Some(*what)));
                problems.push_none();
            }
            Some((text, Err(checked))) => {
                converted.push(None);
                dropped.append_null();
                match engine::headline(&checked) {
                    Some(found) => problems.push(text, &found, None),
                    None => problems.push_none(),
                }
            }
        }
    }
    let Columns { found, characters, .. } = problems.finish()?;
    let first = [converted.finish()?, Arc::new(dropped.finish()) as ArrayRef];
    let columns = first.into_iter().chain(found).chain(characters).collect();
    Ok(Arc::new(StructArray::try_new(fields(texts.kind), columns, texts.nulls(&range))?))
}
