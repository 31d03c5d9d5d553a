//! [`Task`]: a question to every text of a column.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::builder::BooleanBuilder;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef};
use arrow_schema::{ArrowError, DataType};
use arrow_select::concat::concat;
use arrow_select::take::take;
use pyo3::exceptions::{PyOverflowError, PyRuntimeError};
use pyo3::prelude::*;

use super::answers::{Answers, Kind};
use super::input::not_of_texts;
use super::texts::Texts;
use super::work::{Interrupt, in_pieces};
use super::{conversions, identifiers, readings, reports};
use crate::arguments::{Reading, Remaining};
use crate::engine::{self, Settings, Suggestions, Target};
use crate::functions::{Function, Reporting};
use crate::question::Question;

/// The question that is asked about each text.
pub(crate) enum Task {
    IsValid(Reading),
    Check(Reading),
    Fix(Reading, Suggestions),
    Detect(Settings),
    Find,
    Conversion(Reading, Target),
    /// A question whose answer is a text.
    Text(Question),
}

impl Task {
    /// The task of a function, with its options.
    pub(crate) fn take<'py>(
        function: Function,
        dialect: Option<&Bound<'py, PyAny>>,
        remaining: &mut Remaining<'py>,
    ) -> PyResult<Self> {
        let mut text = |asked| Question::take(asked, dialect, remaining).map(Self::Text);
        Ok(match function {
            Function::IsValid => Self::IsValid(remaining.reading(dialect)?),
            Function::Check => Self::Check(remaining.reading(dialect)?),
            Function::Fix => Self::Fix(remaining.reading(dialect)?, remaining.suggestions()?),
            Function::Detect => {
                function.without_dialect(dialect)?;
                Self::Detect(remaining.settings()?)
            }
            Function::Find => {
                function.without_dialect(dialect)?;
                Self::Find
            }
            Function::Conversion => {
                let reading = Question::reading(dialect, remaining)?;
                let target = remaining.target(&reading.settings)?;
                Self::Conversion(reading, target)
            }
            Function::Read => text(Reporting::Read)?,
            Function::Key => text(Reporting::Key)?,
            Function::Normalize => text(Reporting::Normalize)?,
            Function::Convert => text(Reporting::Convert)?,
        })
    }

    /// The type of the answers about texts of a type.
    pub(crate) fn data_type(&self, texts: &DataType) -> DataType {
        let kind = Texts::kind_of(texts).unwrap_or(Kind::Utf8);
        match self {
            Self::IsValid(_) => DataType::Boolean,
            Self::Check(_) => DataType::Struct(reports::fields(kind)),
            Self::Detect(_) => DataType::List(readings::item(kind)),
            Self::Find => DataType::List(identifiers::item(kind)),
            Self::Conversion(..) => DataType::Struct(conversions::fields(kind)),
            Self::Fix(..) | Self::Text(_) => kind.data_type(),
        }
    }

    /// The answers about the texts of an array.
    pub(crate) fn run(
        &self,
        array: &ArrayRef,
        threads: usize,
        interrupt: Interrupt,
    ) -> PyResult<ArrayRef> {
        if matches!(array.data_type(), DataType::Dictionary(..)) {
            let dictionary = array.as_any_dictionary();
            let (values, keys) = (dictionary.values(), dictionary.keys());
            // Each value of the dictionary gets one answer, which all its rows share. If there are more values than
            // rows, it is less work to answer each row.
            if values.len() > keys.len() {
                let texts = take(values, keys, None).map_err(failed)?;
                return self.run(&texts, threads, interrupt);
            }
            let answers = self.run(values, threads, interrupt)?;
            return take(&answers, keys, None).map_err(failed);
        }
        let texts = Texts::new(array).ok_or_else(|| not_of_texts(array.data_type()))?;
        let pieces = in_pieces(texts.len(), threads, interrupt, |range| self.piece(&texts, range))?;
        let pieces = pieces.into_iter().collect::<Result<Vec<_>, _>>().map_err(failed)?;
        together(&pieces)
    }

    /// The answers about some texts.
    fn piece(&self, texts: &Texts, range: Range<usize>) -> Result<ArrayRef, ArrowError> {
        match self {
            Self::IsValid(Reading { syntax, settings }) => {
                let mut valid = BooleanBuilder::with_capacity(range.len());
                for row in range {
                    let text = texts.get(row);
                    valid.append_option(text.map(|text| engine::is_valid(syntax, text, settings)));
                }
                Ok(Arc::new(valid.finish()))
            }
            Self::Check(reading) => reports::rows(texts, range, reading),
            Self::Detect(settings) => readings::rows(texts, range, settings),
            Self::Find => identifiers::rows(texts, range),
            Self::Conversion(reading, target) => conversions::rows(texts, range, reading, target),
            Self::Fix(Reading { syntax, settings }, suggestions) => {
                each(texts, range, |text, fixes| {
                    let fixed = engine::fix_and_apply(syntax, text, settings, suggestions);
                    fixes.push(fixed.as_deref());
                })
            }
            Self::Text(question) => each(texts, range, |text, answers| {
                answers.push(question.brief_answer(text).as_deref());
            }),
        }
    }
}

/// A text or null for each text.
fn each(
    texts: &Texts,
    range: Range<usize>,
    answer: impl Fn(&[u8], &mut Answers),
) -> Result<ArrayRef, ArrowError> {
    let mut answers = Answers::new(texts.kind, range.len());
    for row in range {
        match texts.get(row) {
            Some(text) => answer(text, &mut answers),
            None => answers.push(None),
        }
    }
    answers.finish()
}

/// Joins the pieces to one array.
fn together(pieces: &[ArrayRef]) -> PyResult<ArrayRef> {
    if let [one] = pieces {
        return Ok(Arc::clone(one));
    }
    let pieces: Vec<_> = pieces.iter().map(|piece| &**piece as &dyn Array).collect();
    concat(&pieces).map_err(failed)
}

fn failed(error: ArrowError) -> PyErr {
    match error {
        ArrowError::OffsetOverflowError(_) => PyOverflowError::new_err(
            "the answers take more than 2 GiB; use a column of large strings, or smaller chunks",
        ),
        other => PyRuntimeError::new_err(other.to_string()),
    }
}
