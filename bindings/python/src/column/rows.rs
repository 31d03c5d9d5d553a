//! [`Rows`]: the rows of a column of answers, as objects of Python.

use std::sync::Arc;

use arrow_array::{Array, ArrayRef};
use arrow_schema::{DataType, Field, FieldRef};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PySlice;
use pyo3::types::slice::PySliceIndices;

use super::values::value;
use crate::arguments::type_name;

/// How many values a column shows of itself.
const SHOWN: usize = 5;

/// A column of answers in chunks.
#[derive(Clone)]
pub(crate) struct Rows {
    pub(crate) chunks: Vec<ArrayRef>,
    /// How many rows there are up to the end of each chunk.
    ends: Arc<[usize]>,
    pub(crate) field: FieldRef,
}

/// What an index of Python asks for.
pub(crate) enum Part<'py> {
    Value(Bound<'py, PyAny>),
    Slice(Rows),
}

impl Rows {
    pub(crate) fn new(chunks: Vec<ArrayRef>, data_type: DataType) -> Self {
        Self::with(chunks, Field::new("", data_type, true).into())
    }

    fn with(chunks: Vec<ArrayRef>, field: FieldRef) -> Self {
        let mut end = 0;
        let ends = chunks.iter().map(|chunk| {
            end += chunk.len();
            end
        });
        let ends = ends.collect();
        Self { chunks, ends, field }
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.last().copied().unwrap_or_default()
    }

    /// The number of the chunk that has a row, and the number of the row in this chunk.
    fn place(&self, row: usize) -> (usize, usize) {
        let number = self.ends.partition_point(|end| *end <= row);
        let before = number.checked_sub(1).and_then(|before| self.ends.get(before));
        (number, row - before.copied().unwrap_or_default())
    }

    /// The value of a row; `None` if there are fewer rows.
    pub(crate) fn value<'py>(
        &self,
        py: Python<'py>,
        row: usize,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let (number, row) = self.place(row);
        self.chunks.get(number).map(|chunk| value(py, chunk, row)).transpose()
    }

    /// The value of a row, or some rows that follow each other; a negative index counts from the end.
    ///
    /// # Errors
    /// There is no such row, or the index is neither a number nor a slice without a step.
    pub(crate) fn part<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Part<'py>> {
        let rows = self.len();
        if let Ok(slice) = index.cast::<PySlice>() {
            let PySliceIndices { start, step, slicelength, .. } =
                slice.indices(isize::try_from(rows)?)?;
            if step != 1 {
                return Err(PyValueError::new_err("a slice of answers cannot have a step"));
            }
            return Ok(Part::Slice(self.slice(usize::try_from(start)?, slicelength)));
        }
        let Ok(number) = index.extract::<isize>() else {
            let kind = type_name(index);
            let sentence = format!(
                "a row is given by its number, not by {kind}; numpy.asarray() makes an array of the answers, which takes masks"
            );
            return Err(PyTypeError::new_err(sentence));
        };
        let row = if number < 0 { number + isize::try_from(rows)? } else { number };
        let found = usize::try_from(row).ok().map(|row| self.value(index.py(), row)).transpose()?;
        let none =
            || PyIndexError::new_err(format!("there is no row {number}; the column has {rows}"));
        found.flatten().ok_or_else(none).map(Part::Value)
    }

    /// Some rows; nothing is copied.
    pub(crate) fn slice(&self, start: usize, mut length: usize) -> Self {
        let mut chunks = Vec::new();
        let (first, mut start) = self.place(start);
        for chunk in self.chunks.iter().skip(first) {
            if length == 0 {
                break;
            }
            let taken = (chunk.len() - start).min(length);
            if taken > 0 {
                chunks.push(chunk.slice(start, taken));
            }
            start = 0;
            length -= taken;
        }
        // Also a slice without rows has a chunk, because a column in one piece always has one.
        if let (true, Some(first)) = (chunks.is_empty(), self.chunks.first()) {
            chunks.push(first.slice(0, 0));
        }
        Self::with(chunks, Arc::clone(&self.field))
    }

    /// Whether both have the same type and the same values, in any chunks.
    pub(crate) fn equals(&self, other: &Self) -> bool {
        if self.field.data_type() != other.field.data_type() || self.len() != other.len() {
            return false;
        }
        let mut row = 0;
        self.chunks.iter().all(|chunk| {
            let same = other.slice(row, chunk.len());
            row += chunk.len();
            let mut at = 0;
            same.chunks.iter().all(|piece| {
                at += piece.len();
                chunk.slice(at - piece.len(), piece.len()).as_ref() == piece.as_ref()
            })
        })
    }

    /// The type, the number of rows, something about them, and the first values: "Utf8 with 2 rows in 1 chunk:
    /// ['10.1000/182', None]".
    pub(crate) fn summary(&self, py: Python<'_>, about: &str) -> PyResult<String> {
        let shown = py.import("reprlib")?.getattr("repr")?;
        let mut values = Vec::new();
        for row in 0..self.len().min(SHOWN) {
            let value = self.value(py, row)?;
            values.push(shown.call1((value,))?.extract::<String>()?);
        }
        if self.len() > SHOWN {
            values.push("...".into());
        }
        // The type of a table would be longer than everything else together.
        let data_type = match self.field.data_type() {
            DataType::Struct(_) => "Struct".into(),
            DataType::List(_) => "List".into(),
            other => other.to_string(),
        };
        let rows = counted(self.len(), "row");
        Ok(format!("{data_type} with {rows}{about}: [{}]", values.join(", ")))
    }
}

/// A number with a noun: "1 row", "2 rows".
pub(crate) fn counted(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

/// Goes through the values of a column.
#[pyclass(module = "handle_syntax.column")]
pub(crate) struct Values {
    rows: Rows,
    chunk: usize,
    row: usize,
}

impl Values {
    pub(crate) fn new(rows: &Rows) -> Self {
        Self { rows: rows.clone(), chunk: 0, row: 0 }
    }
}

#[pymethods]
impl Values {
    fn __iter__(this: Bound<'_, Self>) -> Bound<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        while let Some(chunk) = self.rows.chunks.get(self.chunk) {
            if self.row < chunk.len() {
                self.row += 1;
                return value(py, chunk, self.row - 1).map(Some);
            }
            (self.chunk, self.row) = (self.chunk + 1, 0);
        }
        Ok(None)
    }
}
