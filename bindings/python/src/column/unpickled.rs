//! Columns of answers that pickle has kept.

use pyo3::prelude::*;
use pyo3_arrow::{PyArray, PyChunkedArray};

use super::output::{Array, ChunkedArray};
use crate::guard::guarded;

/// The column of answers that pickle kept as an array of pyarrow.
#[pyfunction(name = "_answers")]
pub(crate) fn answers<'py>(column: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    guarded(|| {
        let py = column.py();
        if column.hasattr("__arrow_c_array__")? {
            let array = column.extract::<PyArray>()?.into_inner().0;
            return Ok(Bound::new(py, Array::new(array))?.into_any());
        }
        let (chunks, field) = column.extract::<PyChunkedArray>()?.into_inner();
        let data_type = field.data_type().clone();
        Ok(Bound::new(py, ChunkedArray::new(chunks, data_type))?.into_any())
    })
}
