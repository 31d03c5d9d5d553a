//! A column of reports: for each text one row of a table.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use arrow_array::builder::{BooleanBuilder, Int32Builder, PrimitiveBuilder, StringBuilder};
use arrow_array::types::{ArrowDictionaryKeyType, Int8Type, Int16Type};
use arrow_array::{ArrayRef, DictionaryArray, StringArray, StructArray};
use arrow_schema::{ArrowError, DataType, Field, Fields};

use super::answers::{Answers, Kind};
use super::texts::Texts;
use crate::arguments::Reading;
use crate::engine::{self, Row, names};

/// The columns of the table. Start and end count octets.
pub(crate) fn fields(kind: Kind) -> Fields {
    let name = |key| DataType::Dictionary(Box::new(key), Box::new(DataType::Utf8));
    let columns = [
        ("valid", DataType::Boolean),
        ("dialect", name(DataType::Int8)),
        ("handle", kind.data_type()),
        ("code", name(DataType::Int16)),
        ("severity", name(DataType::Int8)),
        ("start", DataType::Int32),
        ("end", DataType::Int32),
        ("message", DataType::Utf8),
        ("fixed", kind.data_type()),
    ];
    columns.map(|(name, data_type)| Field::new(name, data_type, true)).to_vec().into()
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
            Some(text) => table.push(&engine::row(&reading.syntax, text, &reading.settings)),
            None => table.push_null(),
        }
    }
    let nulls = texts.nulls.as_ref().map(|nulls| nulls.slice(range.start, range.len()));
    let columns = table.finish(reading)?;
    Ok(Arc::new(StructArray::try_new(fields(texts.kind), columns, nulls)?))
}

/// The table while it is being written.
struct Table {
    valid: BooleanBuilder,
    dialect: PrimitiveBuilder<Int8Type>,
    handle: Answers,
    code: PrimitiveBuilder<Int16Type>,
    severity: PrimitiveBuilder<Int8Type>,
    start: Int32Builder,
    end: Int32Builder,
    message: StringBuilder,
    fixed: Answers,
}

impl Table {
    fn new(kind: Kind, rows: usize) -> Self {
        Self {
            valid: BooleanBuilder::with_capacity(rows),
            dialect: PrimitiveBuilder::with_capacity(rows),
            handle: Answers::new(kind, rows),
            code: PrimitiveBuilder::with_capacity(rows),
            severity: PrimitiveBuilder::with_capacity(rows),
            start: Int32Builder::with_capacity(rows),
            end: Int32Builder::with_capacity(rows),
            message: StringBuilder::with_capacity(rows, 0),
            fixed: Answers::new(kind, 0),
        }
    }

    fn push(&mut self, row: &Row<'_>) {
        self.valid.append_value(row.valid);
        self.dialect.append_option(i8::try_from(row.dialect).ok());
        self.handle.push(row.handle.as_deref());
        let found = row.found.as_ref();
        self.code.append_option(found.and_then(|found| i16::try_from(found.code).ok()));
        self.severity.append_option(found.and_then(|found| i8::try_from(found.severity).ok()));
        let [start, end] =
            found.map(|found| found.span.map(|at| i32::try_from(at).ok())).unwrap_or_default();
        self.start.append_option(start);
        self.end.append_option(end);
        self.message.append_option(found.map(|found| &found.message));
        self.fixed.push(row.fixed.as_deref());
    }

    fn push_null(&mut self) {
        self.valid.append_null();
        self.dialect.append_null();
        self.handle.push(None);
        self.code.append_null();
        self.severity.append_null();
        self.start.append_null();
        self.end.append_null();
        self.message.append_null();
        self.fixed.push(None);
    }

    fn finish(mut self, reading: &Reading) -> Result<Vec<ArrayRef>, ArrowError> {
        let dialects = match engine::rule(&reading.syntax) {
            Some(rule) => Arc::new(StringArray::from(vec![rule])),
            None => Arc::clone(&DIALECTS),
        };
        Ok(vec![
            Arc::new(self.valid.finish()),
            named(self.dialect, dialects)?,
            self.handle.finish()?,
            named(self.code, Arc::clone(&CODES))?,
            named(self.severity, Arc::clone(&SEVERITIES))?,
            Arc::new(self.start.finish()),
            Arc::new(self.end.finish()),
            Arc::new(self.message.finish()),
            self.fixed.finish()?,
        ])
    }
}

/// A column of names by number. Every piece of a column uses the same array of names, so that pieces can be joined.
fn named<K: ArrowDictionaryKeyType>(
    mut numbers: PrimitiveBuilder<K>,
    names: Arc<StringArray>,
) -> Result<ArrayRef, ArrowError> {
    Ok(Arc::new(DictionaryArray::try_new(numbers.finish(), names)?))
}

pub(crate) static DIALECTS: LazyLock<Arc<StringArray>> =
    LazyLock::new(|| Arc::new(names::dialects().into()));
static CODES: LazyLock<Arc<StringArray>> = LazyLock::new(|| Arc::new(names::codes().into()));
static SEVERITIES: LazyLock<Arc<StringArray>> =
    LazyLock::new(|| Arc::new(names::severities().to_vec().into()));
