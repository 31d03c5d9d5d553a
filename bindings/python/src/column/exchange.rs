//! How numpy, pyarrow and pickle take a column of answers where Arrow's PyCapsule interface is not enough.

use arrow_array::Array as _;
use arrow_schema::DataType;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::Any;
use super::rows::{Rows, Values};

/// An array of numpy with one value for each row: booleans if there are no nulls among them, otherwise objects.
///
/// # Errors
/// numpy is not installed, its array cannot have the type, or the caller wants no copy: the values are new objects.
pub(crate) fn numpy<'py>(
    py: Python<'py>,
    rows: &Rows,
    data_type: Option<&Any<'py>>,
    copy: Option<bool>,
) -> PyResult<Any<'py>> {
    if copy == Some(false) {
        return Err(PyValueError::new_err("answers become a numpy array only as a copy"));
    }
    let numpy = py.import("numpy")?;
    let has_nulls = rows.chunks.iter().any(|chunk| chunk.null_count() > 0);
    let is_plain = *rows.field.data_type() == DataType::Boolean && !has_nulls;
    let values = Bound::new(py, Values::new(rows))?;
    let made = if is_plain { "bool" } else { "object" };
    let array = numpy.call_method1("fromiter", (values, made, rows.len()))?;
    match data_type {
        Some(data_type) => array.call_method1("astype", (data_type,)),
        None => Ok(array),
    }
}

/// An array of pyarrow, made by the function of this name without a copy.
///
/// # Errors
/// pyarrow is not installed, or cannot convert the answers to the type.
pub(crate) fn pyarrow<'py>(
    answers: &Any<'py>,
    function: &str,
    data_type: Option<&Any<'py>>,
) -> PyResult<Any<'py>> {
    let array = answers.py().import("pyarrow")?.call_method1(function, (answers,))?;
    match data_type {
        Some(data_type) => array.call_method1("cast", (data_type,)),
        None => Ok(array),
    }
}

/// What pickle keeps of a column of answers: an array of pyarrow, whose octets it can write and read again.
///
/// # Errors
/// pyarrow is not installed.
pub(crate) fn reduced<'py>(answers: &Any<'py>, function: &str) -> PyResult<Bound<'py, PyTuple>> {
    let py = answers.py();
    let array = pyarrow(answers, function, None).map_err(|error| {
        let needed = PyTypeError::new_err(
            "a column of answers is pickled by pyarrow, which must be installed",
        );
        needed.set_cause(py, Some(error));
        needed
    })?;
    let again = py.import("handle_syntax._native")?.getattr("_answers")?;
    (again, (array,)).into_pyobject(py)
}
