//! A column of reports: for each text one row of a table.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::BooleanBufferBuilder;
use arrow_array::types::Int8Type;
use arrow_array::{ArrayRef, BooleanArray, PrimitiveArray, StringArray, StructArray};
use arrow_buffer::NullBuffer;
use arrow_schema::{ArrowError, DataType, Fields};

use super::answers::{Answers, Kind};
use super::places;
use super::problems::{self, Columns, DIALECTS, Problems, field, name, named};
use super::texts::Texts;
use crate::arguments::Reading;
use crate::engine::{self, Row};

/// The columns of the table.
pub(crate) fn fields(kind: Kind) -> Fields {
    let first = [
        field("valid", DataType::Boolean),
        field("dialect", name(DataType::Int8)),
        field("handle", kind.data_type()),
    ];
    let fixed = field("fixed", kind.data_type());
    let last = [fixed].into_iter().chain(places::characters());
    first.into_iter().chain(problems::fields()).chain(last).collect()
}

/// The rows of some texts.
pub(crate) fn rows(
    texts: &Texts,
    range: Range<usize>,
    reading: &Reading,
) -> Result<ArrayRef, ArrowError> {
    let mut table = Table::new(texts.kind, range.len());
    for row in range.clone() {
        match texts.get(row) {
            Some(text) => table.push(text, &engine::row(&reading.syntax, text, &reading.settings)),
            None => table.push_null(),
        }
    }
    let nulls = texts.nulls(&range);
    let columns = table.finish(reading, nulls.as_ref())?;
    Ok(Arc::new(StructArray::try_new(fields(texts.kind), columns, nulls)?))
}

/// The table while it is being written.
struct Table {
    valid: BooleanBufferBuilder,
    dialect: Vec<i8>,
    handle: Answers,
    problems: Problems,
}

impl Table {
    fn new(kind: Kind, rows: usize) -> Self {
        Self {
            valid: BooleanBufferBuilder::new(rows),
            dialect: Vec::with_capacity(rows),
            handle: Answers::new(kind, rows),
            problems: Problems::new(kind, rows),
        }
    }

    fn push(&mut self, text: &[u8], row: &Row<'_>) {
        self.valid.append(row.valid);
        self.dialect.push(row.dialect);
        self.handle.push(row.handle.as_deref());
        match &row.found {
            Some(found) => self.problems.push(text, found, row.fixed.as_deref()),
            None => self.problems.push_none(),
        }
    }

    fn push_null(&mut self) {
        self.valid.append(false);
        self.dialect.push(0);
        self.handle.push(None);
        self.problems.push_none();
    }

    /// The finished columns; `nulls` says which rows have a text. If a single rule reads all texts, its name stands in
    /// place of the names of the dialects.
    fn finish(
        mut self,
        reading: &Reading,
        nulls: Option<&NullBuffer>,
    ) -> Result<Vec<ArrayRef>, ArrowError> {
        let dialects = match engine::rule(&reading.syntax) {
            Some(rule) => Arc::new(StringArray::from(vec![rule])),
            None => Arc::clone(&DIALECTS),
        };
        let dialect = PrimitiveArray::<Int8Type>::try_new(self.dialect.into(), nulls.cloned())?;
        let valid = Arc::new(BooleanArray::new(self.valid.finish(), nulls.cloned()));
        let Columns { found, fixed, characters } = self.problems.finish()?;
        let first = [valid as ArrayRef, named(dialect, dialects)?, self.handle.finish()?];
        Ok(first.into_iter().chain(found).chain([fixed]).chain(characters).collect())
    }
}
