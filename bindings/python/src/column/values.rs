//! The values of Arrow arrays as objects of Python.

use arrow_array::Array;
use arrow_array::cast::AsArray;
use arrow_array::types::{Int8Type, Int16Type, Int32Type};
use arrow_schema::DataType;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyList, PyString};

use super::Any;

/// The value of a row: `None` for a null, a `dict` for a row of a table, a `list` for a list.
///
/// # Errors
/// No function of this package answers with the type of the array.
pub(crate) fn value<'py>(py: Python<'py>, array: &dyn Array, row: usize) -> PyResult<Any<'py>> {
    if array.is_null(row) {
        return Ok(py.None().into_bound(py));
    }
    Ok(match array.data_type() {
        DataType::Boolean => PyBool::new(py, array.as_boolean().value(row)).to_owned().into_any(),
        DataType::Int32 => PyInt::new(py, array.as_primitive::<Int32Type>().value(row)).into_any(),
        DataType::Utf8 => PyString::new(py, array.as_string::<i32>().value(row)).into_any(),
        DataType::LargeUtf8 => PyString::new(py, array.as_string::<i64>().value(row)).into_any(),
        DataType::Binary => PyBytes::new(py, array.as_binary::<i32>().value(row)).into_any(),
        DataType::LargeBinary => PyBytes::new(py, array.as_binary::<i64>().value(row)).into_any(),
        DataType::Dictionary(..) => name(py, array, row)?,
        DataType::Struct(fields) => {
            let dict = PyDict::new(py);
            for (field, column) in fields.iter().zip(array.as_struct().columns()) {
                dict.set_item(field.name(), value(py, column, row)?)?;
            }
            dict.into_any()
        }
        DataType::List(_) => {
            let items = array.as_list::<i32>().value(row);
            let values = (0..items.len()).map(|item| value(py, &items, item));
            PyList::new(py, values.collect::<PyResult<Vec<_>>>()?)?.into_any()
        }
        other => return Err(PyTypeError::new_err(format!("no answer is of the type {other}"))),
    })
}

/// The name whose number a dictionary has in a row.
fn name<'py>(py: Python<'py>, array: &dyn Array, row: usize) -> PyResult<Any<'py>> {
    let dictionary = array.as_any_dictionary();
    let number = match dictionary.keys().data_type() {
        DataType::Int8 => dictionary.keys().as_primitive::<Int8Type>().value(row).into(),
        _ => dictionary.keys().as_primitive::<Int16Type>().value(row),
    };
    value(py, dictionary.values(), usize::try_from(number)?)
}
