//! [`Problems`]: the columns about the problem of each text.

use std::sync::{Arc, LazyLock};

use arrow_array::builder::{PrimitiveBuilder, StringBuilder, UInt32Builder};
use arrow_array::types::{ArrowDictionaryKeyType, Int8Type, Int16Type};
use arrow_array::{ArrayRef, DictionaryArray, PrimitiveArray, StringArray};
use arrow_schema::{ArrowError, DataType, Field};
use arrow_select::take::take;

use super::answers::{Answers, Kind};
use super::places::{self, Places};
use crate::characters::Characters;
use crate::engine::{Found, names};

/// The columns about the problem of a row while they are being written. Most rows have none, so the problems are
/// gathered first, and put into their rows at the end.
pub(crate) struct Problems {
    /// For each row the number of its problem, if it has one.
    found: UInt32Builder,
    code: PrimitiveBuilder<Int16Type>,
    severity: PrimitiveBuilder<Int8Type>,
    places: Places,
    message: StringBuilder,
    fixed: Answers,
}

/// The finished columns about the problem of each row.
pub(crate) struct Columns {
    /// Those of [`fields`], in the same order.
    pub(crate) found: [ArrayRef; 5],
    pub(crate) fixed: ArrayRef,
    /// The place in characters.
    pub(crate) characters: [ArrayRef; 2],
}

impl Problems {
    pub(crate) fn new(kind: Kind, rows: usize) -> Self {
        Self {
            found: UInt32Builder::with_capacity(rows),
            code: PrimitiveBuilder::new(),
            severity: PrimitiveBuilder::new(),
            places: Places::default(),
            message: StringBuilder::new(),
            fixed: Answers::new(kind, 0),
        }
    }

    /// Adds the problem of the next row, which has this text; `fixed` is the text after every safe fix.
    pub(crate) fn push(&mut self, text: &[u8], found: &Found, fixed: Option<&[u8]>) {
        self.found.append_option(u32::try_from(self.places.len()).ok());
        self.code.append_option(i16::try_from(found.code).ok());
        self.severity.append_option(i8::try_from(found.severity).ok());
        self.places.push(&mut Characters::of_octets(text), found.span);
        self.message.append_value(&found.message);
        self.fixed.push(fixed);
    }

    /// Adds a row without a problem.
    pub(crate) fn push_none(&mut self) {
        self.found.append_null();
    }

    pub(crate) fn finish(mut self) -> Result<Columns, ArrowError> {
        let found = self.found.finish();
        let rows = |column: ArrayRef| take(&column, &found, None);
        let [[start, end], [start_char, end_char]] = self.places.finish();
        let code = named(self.code.finish(), Arc::clone(&CODES))?;
        let severity = named(self.severity.finish(), Arc::clone(&SEVERITIES))?;
        let message = Arc::new(self.message.finish());
        Ok(Columns {
            found: [rows(code)?, rows(severity)?, rows(start)?, rows(end)?, rows(message)?],
            fixed: rows(self.fixed.finish()?)?,
            characters: [rows(start_char)?, rows(end_char)?],
        })
    }
}

/// The fields of a problem, in the order of their columns: its names, its place in octets, and its message.
pub(crate) fn fields() -> Vec<Field> {
    let names = [field("code", name(DataType::Int16)), field("severity", name(DataType::Int8))];
    let message = field("message", DataType::Utf8);
    names.into_iter().chain(places::octets()).chain([message]).collect()
}

/// A field that can be null.
pub(crate) fn field(name: &str, data_type: DataType) -> Field {
    Field::new(name, data_type, true)
}

/// The type of a column of names, each of which is kept only once.
pub(crate) fn name(number: DataType) -> DataType {
    DataType::Dictionary(Box::new(number), Box::new(DataType::Utf8))
}

/// A column of names by number. Every piece of a column uses the same array of names, so that pieces can be joined.
pub(crate) fn named<K: ArrowDictionaryKeyType>(
    numbers: PrimitiveArray<K>,
    names: Arc<StringArray>,
) -> Result<ArrayRef, ArrowError> {
    Ok(Arc::new(DictionaryArray::try_new(numbers, names)?))
}

pub(crate) static DIALECTS: LazyLock<Arc<StringArray>> =
    LazyLock::new(|| Arc::new(names::dialects().into()));
static CODES: LazyLock<Arc<StringArray>> = LazyLock::new(|| Arc::new(names::codes().into()));
static SEVERITIES: LazyLock<Arc<StringArray>> =
    LazyLock::new(|| Arc::new(names::severities().into()));
