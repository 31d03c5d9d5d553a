//! [`Array`] and [`ChunkedArray`]: columns for every library that knows Arrow's PyCapsule interface.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_schema::{DataType, Field, FieldRef};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};

use crate::guard::guarded;

/// A column of answers in one piece.
#[pyclass(module = "handle_syntax.column", frozen)]
pub(crate) struct Array {
    array: ArrayRef,
    field: FieldRef,
}

/// A column of answers in the same chunks as the given column.
#[pyclass(module = "handle_syntax.column", frozen)]
pub(crate) struct ChunkedArray {
    chunks: Vec<ArrayRef>,
    field: FieldRef,
}

impl Array {
    pub(crate) fn new(array: ArrayRef) -> Self {
        let field = Field::new("", array.data_type().clone(), true);
        Self { array, field: field.into() }
    }
}

impl ChunkedArray {
    pub(crate) fn new(chunks: Vec<ArrayRef>, data_type: DataType) -> Self {
        Self { chunks, field: Field::new("", data_type, true).into() }
    }
}

#[pymethods]
impl Array {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        guarded(|| {
            let field = Arc::clone(&self.field);
            Ok(to_array_pycapsules(py, field, &self.array, requested_schema)?)
        })
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        stream(py, vec![Arc::clone(&self.array)], &self.field, requested_schema)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        guarded(|| Ok(to_schema_pycapsule(py, &*self.field)?))
    }

    fn __len__(&self) -> usize {
        self.array.len()
    }

    fn __repr__(&self) -> String {
        format!("<Array of {} with {} rows>", self.field.data_type(), self.array.len())
    }
}

#[pymethods]
impl ChunkedArray {
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        stream(py, self.chunks.clone(), &self.field, requested_schema)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCapsule>> {
        guarded(|| Ok(to_schema_pycapsule(py, &*self.field)?))
    }

    fn __len__(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }

    fn __repr__(&self) -> String {
        let (rows, chunks) = (self.__len__(), self.chunks.len());
        format!("<ChunkedArray of {} with {rows} rows in {chunks} chunks>", self.field.data_type())
    }
}

fn stream<'py>(
    py: Python<'py>,
    chunks: Vec<ArrayRef>,
    field: &FieldRef,
    requested_schema: Option<Bound<'py, PyCapsule>>,
) -> PyResult<Bound<'py, PyCapsule>> {
    guarded(|| {
        let chunks = ArrayIterator::new(chunks.into_iter().map(Ok), Arc::clone(field));
        Ok(to_stream_pycapsule(py, Box::new(chunks), requested_schema)?)
    })
}
