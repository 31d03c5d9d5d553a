//! [`Array`] and [`ChunkedArray`]: columns for every library that knows Arrow's PyCapsule interface, and sequences for
//! all others.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_schema::DataType;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyCapsule, PyTuple};
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};

use super::Any;
use super::exchange::{numpy, pyarrow, reduced};
use super::rows::{Part, Rows, Values, counted};
use crate::guard::guarded;

type Capsule<'py> = Bound<'py, PyCapsule>;

/// A column of answers in one piece.
///
/// `pyarrow.array`, `polars.Series` and `pandas.Series.from_arrow` take it without a copy. It is also a sequence, as
/// which pandas and numpy take it: a text is a `str` or `bytes`, a report a `dict`, a null `None`.
///
/// >>> import pyarrow
/// >>> from handle_syntax import column
/// >>> keys = column.key(pyarrow.array(["doi:10.1000/182", None]))
/// >>> keys
/// <Array of Utf8 with 2 rows: ['10.1000/182', None]>
/// >>> list(keys), keys[0], len(keys)
/// (['10.1000/182', None], '10.1000/182', 2)
#[pyclass(module = "handle_syntax.column", frozen, sequence)]
pub(crate) struct Array {
    /// Always one chunk.
    rows: Rows,
}

/// A column of answers in the same chunks as the given column.
///
/// `pyarrow.chunked_array`, `polars.Series` and `pandas.Series.from_arrow` take it without a copy. It is also a
/// sequence, as which pandas and numpy take it: a text is a `str` or `bytes`, a report a `dict`, a null `None`.
///
/// >>> import pyarrow
/// >>> from handle_syntax import column
/// >>> links = pyarrow.table({"link": ["doi:10.1000/182", None]})["link"]
/// >>> column.is_valid(links)
/// <ChunkedArray of Boolean with 2 rows in 1 chunk: [True, None]>
#[pyclass(module = "handle_syntax.column", frozen, sequence)]
pub(crate) struct ChunkedArray {
    rows: Rows,
}

impl Array {
    pub(crate) fn new(array: ArrayRef) -> Self {
        let data_type = array.data_type().clone();
        Self { rows: Rows::new(vec![array], data_type) }
    }
}

impl ChunkedArray {
    pub(crate) fn new(chunks: Vec<ArrayRef>, data_type: DataType) -> Self {
        Self { rows: Rows::new(chunks, data_type) }
    }
}

/// The methods that both classes have, after those that a class has of its own.
macro_rules! methods {
    ($class:ident, $of_pyarrow:literal, $($own:tt)*) => {
        #[pymethods]
        impl $class {
            $($own)*

            /// The column as a stream of Arrow arrays; nothing is copied.
            #[pyo3(signature = (requested_schema=None))]
            fn __arrow_c_stream__<'py>(
                &self,
                py: Python<'py>,
                requested_schema: Option<Capsule<'py>>,
            ) -> PyResult<Capsule<'py>> {
                stream(py, &self.rows, requested_schema)
            }

            /// The Arrow type of the column.
            fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Capsule<'py>> {
                guarded(|| Ok(to_schema_pycapsule(py, &*self.rows.field)?))
            }

            /// The column as an array of numpy: booleans if there are no nulls among them, otherwise objects.
            #[pyo3(signature = (dtype=None, copy=None))]
            fn __array__<'py>(
                &self,
                py: Python<'py>,
                dtype: Option<&Any<'py>>,
                copy: Option<bool>,
            ) -> PyResult<Any<'py>> {
                numpy(py, &self.rows, dtype, copy)
            }

            fn __len__(&self) -> usize {
                self.rows.len()
            }

            /// The value of a row, or a column of some rows that follow each other.
            fn __getitem__<'py>(&self, index: &Any<'py>) -> PyResult<Any<'py>> {
                guarded(|| match self.rows.part(index)? {
                    Part::Value(value) => Ok(value),
                    Part::Slice(rows) => Ok(Bound::new(index.py(), Self { rows })?.into_any()),
                })
            }

            fn __iter__(&self) -> Values {
                Values::new(&self.rows)
            }

            /// Whether the other is a column of the same class, type and values.
            fn __eq__<'py>(&self, other: &Any<'py>) -> PyResult<Any<'py>> {
                let py = other.py();
                guarded(|| match other.cast::<Self>() {
                    Ok(other) => {
                        let equal = self.rows.equals(&other.get().rows);
                        Ok(PyBool::new(py, equal).to_owned().into_any())
                    }
                    Err(_) => Ok(py.NotImplemented().into_bound(py)),
                })
            }

            fn __reduce__<'py>(this: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                reduced(this.as_any(), $of_pyarrow)
            }
        }
    };
}

methods! { Array, "array",
    /// The column as an Arrow array; nothing is copied.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Capsule<'py>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        guarded(|| {
            let field = Arc::clone(&self.rows.field);
            Ok(to_array_pycapsules(py, field, &self.rows.chunks[0], requested_schema)?)
        })
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guarded(|| Ok(format!("<Array of {}>", self.rows.summary(py, "")?)))
    }
}

methods! { ChunkedArray, "chunked_array",
    /// The column as chunks of pyarrow: `pyarrow.array` asks for them by this method, because it takes no streams.
    #[pyo3(signature = (r#type=None))]
    fn __arrow_array__<'py>(
        this: &Bound<'py, Self>,
        r#type: Option<&Any<'py>>,
    ) -> PyResult<Any<'py>> {
        pyarrow(this.as_any(), "chunked_array", r#type)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        guarded(|| {
            let chunks = format!(" in {}", counted(self.rows.chunks.len(), "chunk"));
            Ok(format!("<ChunkedArray of {}>", self.rows.summary(py, &chunks)?))
        })
    }
}

fn stream<'py>(
    py: Python<'py>,
    rows: &Rows,
    requested_schema: Option<Capsule<'py>>,
) -> PyResult<Capsule<'py>> {
    guarded(|| {
        let chunks = rows.chunks.clone().into_iter().map(Ok);
        let chunks = ArrayIterator::new(chunks, Arc::clone(&rows.field));
        Ok(to_stream_pycapsule(py, Box::new(chunks), requested_schema)?)
    })
}
