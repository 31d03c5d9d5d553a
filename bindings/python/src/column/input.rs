//! A column given by Python.

use arrow_array::{ArrayRef, new_null_array};
use arrow_schema::{DataType, FieldRef};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyString;
use pyo3_arrow::{PyArray, PyArrayReader};

use super::texts::Texts;

/// A column of texts.
pub(crate) enum Column {
    Array(ArrayRef),
    Chunks(Vec<ArrayRef>, FieldRef),
}

impl Column {
    /// Takes any object with Arrow's PyCapsule interface; nothing is copied.
    pub(crate) fn new(given: &Bound<'_, PyAny>) -> PyResult<Self> {
        let has = |name| given.hasattr(name);
        let column = if has(intern!(given.py(), "__arrow_c_array__"))? {
            Self::Array(given.extract::<PyArray>()?.into_inner().0)
        } else if has(intern!(given.py(), "__arrow_c_stream__"))? {
            chunks(given)?
        } else {
            return Err(not_a_column(given));
        };
        match Texts::kind_of(column.data_type()) {
            Some(_) => Ok(column),
            None => Err(not_of_texts(column.data_type())),
        }
    }

    fn data_type(&self) -> &DataType {
        match self {
            Self::Array(array) => array.data_type(),
            Self::Chunks(_, field) => field.data_type(),
        }
    }
}

/// The chunks of a column.
fn chunks(given: &Bound<'_, PyAny>) -> PyResult<Column> {
    let reader = given.extract::<PyArrayReader>()?.into_reader()?;
    let field = reader.field();
    match reader.collect::<Result<_, _>>() {
        Ok(chunks) => Ok(Column::Chunks(chunks, field)),
        // polars passes a column of nulls only in a form that Arrow does not have, but the number of its rows is all
        // that such a column says.
        Err(_) if *field.data_type() == DataType::Null => {
            Ok(Column::Chunks(vec![new_null_array(&DataType::Null, given.len()?)], field))
        }
        Err(error) => Err(PyValueError::new_err(error.to_string())),
    }
}

fn not_a_column(given: &Bound<'_, PyAny>) -> PyErr {
    let sentence = if given.is_instance_of::<PyString>() {
        "the column comes before the dialect, and is an Arrow array; for one text use handle_syntax itself".into()
    } else {
        let kind = given.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        format!(
            "the column must be an Arrow array, such as one of pyarrow or a series of polars, not {kind}"
        )
    };
    PyTypeError::new_err(sentence)
}

/// The error for a column that has no texts, such as numbers.
pub(crate) fn not_of_texts(data_type: &DataType) -> PyErr {
    let sentence = match data_type {
        DataType::Struct(_) => {
            "the column must hold strings or binary; this is a table, name its column".into()
        }
        DataType::Float64 => {
            "the column must hold strings or binary, not Float64; pandas has this type also for a column without any value, which becomes one of strings by .astype(\"str\")".into()
        }
        other => format!("the column must hold strings or binary, not {other}"),
    };
    PyTypeError::new_err(sentence)
}
