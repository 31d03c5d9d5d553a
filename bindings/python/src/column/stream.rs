//! [`Stream`]: tables of any length, batch by batch, with an added column of answers.

use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::{ArrayRef, RecordBatch, RecordBatchReader, StructArray};
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Fields, Schema};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict};
use pyo3_arrow::PyRecordBatchReader;
use pyo3_arrow::ffi::{ArrayReader, to_schema_pycapsule, to_stream_pycapsule};

use super::input::not_of_texts;
use super::task::Task;
use super::texts::Texts;
use super::work::Interrupt;
use crate::arguments::{Remaining, string, type_name};
use crate::guard::{caught, guarded};
use crate::suggestions::unknown;

/// A stream of batches. It can be read once, and keeps one batch at a time in memory.
#[pyclass(module = "handle_syntax.stream", frozen)]
pub(crate) struct Stream {
    batches: Mutex<Option<Box<dyn ArrayReader + Send>>>,
    field: FieldRef,
}

#[pymethods]
impl Stream {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        guarded(|| {
            let batches = self.batches.lock().unwrap_or_else(PoisonError::into_inner).take();
            let read = || PyValueError::new_err("the stream has been read; it can be read once");
            Ok(to_stream_pycapsule(py, batches.ok_or_else(read)?, requested_schema)?)
        })
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        guarded(|| Ok(to_schema_pycapsule(py, &*self.field)?))
    }

    fn __repr__(&self) -> String {
        format!("<Stream of {}>", self.field.data_type())
    }
}

/// The batches of `source`, and in each the answers to the question of `function` about one column.
#[pyfunction]
#[pyo3(signature = (function, source, column, dialect=None, **options))]
pub(crate) fn stream<'py>(
    function: &str,
    source: &Bound<'py, PyAny>,
    column: &Bound<'py, PyAny>,
    dialect: Option<&Bound<'py, PyAny>>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Stream> {
    guarded(|| {
        let batches = read(source)?;
        let column = &string("column", column)?;
        let mut remaining = Remaining::new(options)?;
        let threads = remaining.threads()?;
        let name = remaining.string("name")?.unwrap_or_else(|| function.to_owned());
        let task = Task::take(function.parse()?, dialect, &mut remaining)?;
        remaining.end()?;

        let schema = batches.schema();
        let (number, texts) = texts(&schema, column)?;
        let answers = Field::new(name, task.data_type(texts.data_type()), true);
        let fields = with_answers(&schema, answers)?;
        // The metadata of a table says which column is the index of pandas.
        let field = Field::new_struct("", fields.clone(), false);
        let field: FieldRef = field.with_metadata(schema.metadata().clone()).into();
        let answered =
            Answered { batches, number, task, threads, fields, field: Arc::clone(&field) };
        Ok(Stream { batches: Mutex::new(Some(Box::new(answered))), field })
    })
}

/// The batches of a table or a stream.
fn read(source: &Bound<'_, PyAny>) -> PyResult<Box<dyn RecordBatchReader + Send>> {
    if !source.hasattr(intern!(source.py(), "__arrow_c_stream__"))? {
        let kind = type_name(source);
        let sentence =
            format!("the source must be an Arrow table or stream of batches, not {kind}");
        return Err(PyTypeError::new_err(sentence));
    }
    source.extract::<PyRecordBatchReader>()?.into_reader()
}

/// The number and the field of the column of this name, which must have texts.
fn texts<'s>(schema: &'s Schema, column: &str) -> PyResult<(usize, &'s Field)> {
    let Some((number, texts)) = schema.column_with_name(column) else {
        let names: Vec<_> = schema.fields().iter().map(|field| field.name().as_str()).collect();
        return Err(match column.split_once('.') {
            Some((outer, _)) if names.contains(&outer) => PyValueError::new_err(format!(
                "{column:?} is inside the column {outer:?}; make it a column of its own first"
            )),
            _ => unknown("column", column, &names),
        });
    };
    if Texts::kind_of(texts.data_type()).is_none() {
        return Err(not_of_texts(texts.data_type()));
    }
    Ok((number, texts))
}

/// The columns of a table, and that of the answers, whose name must be a new one.
fn with_answers(schema: &Schema, answers: Field) -> PyResult<Fields> {
    if schema.column_with_name(answers.name()).is_some() {
        let sentence = format!(
            "there is already a column {:?}; choose another name for the answers with the argument `name`",
            answers.name()
        );
        return Err(PyValueError::new_err(sentence));
    }
    Ok(schema.fields().iter().cloned().chain([Arc::new(answers)]).collect())
}

/// Batches with answers.
struct Answered {
    batches: Box<dyn RecordBatchReader + Send>,
    /// The number of the column of texts.
    number: usize,
    task: Task,
    threads: usize,
    fields: Fields,
    field: FieldRef,
}

impl Answered {
    fn answer(&self, batch: &RecordBatch) -> Result<ArrayRef, ArrowError> {
        let answers = self.task.run(batch.column(self.number), self.threads, Interrupt::Never);
        let answers = answers.map_err(|error| ArrowError::ComputeError(error.to_string()))?;
        let columns = batch.columns().iter().cloned().chain([answers]).collect();
        let batch =
            StructArray::try_new_with_length(self.fields.clone(), columns, None, batch.num_rows())?;
        Ok(Arc::new(batch) as ArrayRef)
    }

    /// The error for a batch that the source could not pass. polars passes a column of nulls only in a form that Arrow
    /// does not have.
    fn failed(&self, error: ArrowError) -> ArrowError {
        let is_null = |field: &&FieldRef| *field.data_type() == DataType::Null;
        match (&error, self.fields.iter().find(is_null)) {
            (ArrowError::CDataInterface(_), Some(field)) => ArrowError::ComputeError(format!(
                "the column {:?} has nulls only, and no type; give it one, in polars by .with_columns(pl.col({0:?}).cast(pl.String))",
                field.name()
            )),
            _ => error,
        }
    }
}

impl Iterator for Answered {
    type Item = Result<ArrayRef, ArrowError>;

    /// The next batch. The reader of the stream calls from C, and a panic must not reach C.
    fn next(&mut self) -> Option<Self::Item> {
        let next = caught(|| {
            let batch = self.batches.next()?.map_err(|error| self.failed(error));
            Some(batch.and_then(|batch| self.answer(&batch)))
        });
        next.unwrap_or_else(|fault| Some(Err(ArrowError::ComputeError(fault))))
    }
}

impl ArrayReader for Answered {
    fn field(&self) -> FieldRef {
        Arc::clone(&self.field)
    }
}
