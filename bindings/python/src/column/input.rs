//! A column given by Python.

use arrow_array::{ArrayRef, new_null_array};
use arrow_schema::{DataType, FieldRef};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use pyo3_arrow::{PyArray, PyArrayReader};

use super::texts::Texts;
use crate::arguments::type_name;

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
            let array = given.extract::<PyArray>().map_err(|error| with_row(given, error))?;
            Self::Array(array.into_inner().0)
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
    let reader = given.extract::<PyArrayReader>().map_err(|error| with_row(given, error))?;
    let reader = reader.into_reader()?;
    let field = reader.field();
    match reader.collect::<Result<_, _>>() {
        Ok(chunks) => Ok(Column::Chunks(chunks, field)),
        // polars passes a column of nulls only in a form that Arrow does not have. The number of its rows is all that
        // needs to be known about such a column.
        Err(_) if *field.data_type() == DataType::Null => {
            Ok(Column::Chunks(vec![new_null_array(&DataType::Null, given.len()?)], field))
        }
        Err(error) => Err(PyValueError::new_err(error.to_string())),
    }
}

fn not_a_column(given: &Bound<'_, PyAny>) -> PyErr {
    let sentence = if given.is_instance_of::<PyString>() || given.is_instance_of::<PyBytes>() {
        "the column comes before the dialect, and is an Arrow array; for one text use handle_syntax itself".into()
    } else {
        let kind = type_name(given);
        let way = match &*kind {
            "LazyFrame" => "; .collect() makes a table, of which it is a column",
            "Expr" => "; .map_batches(function) gives the series of an expression to a function",
            // A list, an array of numpy, an index of pandas, a set or a generator.
            _ if given.try_iter().is_ok() => "; pyarrow.array(texts) makes one",
            _ => "",
        };
        format!(
            "the column must be an Arrow array, such as one of pyarrow or a series of polars, not {kind}{way}"
        )
    };
    PyTypeError::new_err(sentence)
}

/// The error of a column that cannot become an Arrow array, with the row that has another value than a text: a column
/// of pandas may hold values of any type.
fn with_row(given: &Bound<'_, PyAny>, error: PyErr) -> PyErr {
    let Ok(values) = given.try_iter() else { return error };
    for (row, value) in values.enumerate() {
        let Ok(value) = value else { return error };
        let sentence = if let Ok(text) = value.cast::<PyString>() {
            if text.to_str().is_ok() {
                continue;
            }
            format!(
                "row {row} of the column has a lone surrogate, which Arrow cannot keep; .str.encode(\"utf-8\", \"surrogatepass\") makes a column of octets, in which it is reported"
            )
        } else {
            let is_missing = value.is_none() || value.extract().is_ok_and(f64::is_nan);
            if is_missing || value.is_instance_of::<PyBytes>() {
                continue;
            }
            let kind = type_name(&value);
            format!(
                "row {row} of the column is not a text, but of the type {kind}; .astype(\"str\") makes a text of each value"
            )
        };
        let explained = PyTypeError::new_err(sentence);
        explained.set_cause(given.py(), Some(error));
        return explained;
    }
    error
}

/// The error for a column that has no texts, such as numbers.
pub(crate) fn not_of_texts(data_type: &DataType) -> PyErr {
    let sentence = match data_type {
        DataType::Struct(fields) => {
            let texts = fields.iter().find(|field| Texts::kind_of(field.data_type()).is_some());
            let name = texts.map_or("name", |field| field.name());
            format!(
                "the column must hold strings or binary; this is a table or a column of structs, of which one column must be given, as in table[{name:?}]"
            )
        }
        DataType::Float64 => {
            "the column must hold strings or binary, not Float64; pandas has this type also for a column without any value, which becomes one of strings by .astype(\"str\")".into()
        }
        other => format!("the column must hold strings or binary, not {other}"),
    };
    PyTypeError::new_err(sentence)
}
