//! A column of reports: for each text one row of a table.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use arrow_array::builder::{
    ArrayBuilder, BooleanBufferBuilder, Int32Builder, PrimitiveBuilder, StringBuilder,
    UInt32Builder,
};
use arrow_array::types::{ArrowDictionaryKeyType, Int8Type, Int16Type};
use arrow_array::{
    ArrayRef, BooleanArray, DictionaryArray, PrimitiveArray, StringArray, StructArray,
};
use arrow_buffer::NullBuffer;
use arrow_schema::{ArrowError, DataType, Field, Fields};
use arrow_select::take::take;

use super::answers::{Answers, Kind};
use super::texts::Texts;
use crate::arguments::Reading;
use crate::engine::{self, Found, Row, names};

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
    let nulls = texts.nulls(&range);
    let columns = table.finish(reading, nulls.as_ref())?;
    Ok(Arc::new(StructArray::try_new(fields(texts.kind), columns, nulls)?))
}

/// The table while it is being written.
struct Table {
    valid: BooleanBufferBuilder,
    dialect: Vec<i8>,
    handle: Answers,
    /// For each row the number of its problem, if it has one.
    found: UInt32Builder,
    problems: Problems,
}

impl Table {
    fn new(kind: Kind, rows: usize) -> Self {
        Self {
            valid: BooleanBufferBuilder::new(rows),
            dialect: Vec::with_capacity(rows),
            handle: Answers::new(kind, rows),
            found: UInt32Builder::with_capacity(rows),
            problems: Problems::new(kind),
        }
    }

    fn push(&mut self, row: &Row<'_>) {
        self.valid.append(row.valid);
        self.dialect.push(row.dialect);
        self.handle.push(row.handle.as_deref());
        match &row.found {
            Some(found) => {
                self.found.append_option(u32::try_from(self.problems.code.len()).ok());
                self.problems.push(found, row.fixed.as_deref());
            }
            None => self.found.append_null(),
        }
    }

    fn push_null(&mut self) {
        self.valid.append(false);
        self.dialect.push(0);
        self.handle.push(None);
        self.found.append_null();
    }

    /// The finished columns; `nulls` says which rows have a text.
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
        let mut columns: Vec<ArrayRef> = vec![
            Arc::new(BooleanArray::new(self.valid.finish(), nulls.cloned())),
            named(dialect, dialects)?,
            self.handle.finish()?,
        ];
        let found = self.found.finish();
        for column in self.problems.finish()? {
            columns.push(take(&column, &found, None)?);
        }
        Ok(columns)
    }
}

/// The columns about the problem of a row. Most rows have none, so the problems are gathered first, and put into their
/// rows at the end.
struct Problems {
    code: PrimitiveBuilder<Int16Type>,
    severity: PrimitiveBuilder<Int8Type>,
    start: Int32Builder,
    end: Int32Builder,
    message: StringBuilder,
    fixed: Answers,
}

impl Problems {
    fn new(kind: Kind) -> Self {
        Self {
            code: PrimitiveBuilder::new(),
            severity: PrimitiveBuilder::new(),
            start: Int32Builder::new(),
            end: Int32Builder::new(),
            message: StringBuilder::new(),
            fixed: Answers::new(kind, 0),
        }
    }

    fn push(&mut self, found: &Found, fixed: Option<&[u8]>) {
        self.code.append_option(i16::try_from(found.code).ok());
        self.severity.append_option(i8::try_from(found.severity).ok());
        let [start, end] = found.span.map(|at| i32::try_from(at).ok());
        self.start.append_option(start);
        self.end.append_option(end);
        self.message.append_value(&found.message);
        self.fixed.push(fixed);
    }

    fn finish(mut self) -> Result<[ArrayRef; 6], ArrowError> {
        Ok([
            named(self.code.finish(), Arc::clone(&CODES))?,
            named(self.severity.finish(), Arc::clone(&SEVERITIES))?,
            Arc::new(self.start.finish()),
            Arc::new(self.end.finish()),
            Arc::new(self.message.finish()),
            self.fixed.finish()?,
        ])
    }
}

/// A column of names by number. Every piece of a column uses the same array of names, so that pieces can be joined.
fn named<K: ArrowDictionaryKeyType>(
    numbers: PrimitiveArray<K>,
    names: Arc<StringArray>,
) -> Result<ArrayRef, ArrowError> {
    Ok(Arc::new(DictionaryArray::try_new(numbers, names)?))
}

pub(crate) static DIALECTS: LazyLock<Arc<StringArray>> =
    LazyLock::new(|| Arc::new(names::dialects().into()));
static CODES: LazyLock<Arc<StringArray>> = LazyLock::new(|| Arc::new(names::codes().into()));
static SEVERITIES: LazyLock<Arc<StringArray>> =
    LazyLock::new(|| Arc::new(names::severities().to_vec().into()));
