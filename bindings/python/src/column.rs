//! The functions that take a column of texts: any Arrow array, in one piece or in chunks.

mod answers;
mod identifiers;
mod input;
mod output;
mod readings;
mod reports;
mod stream;
mod task;
mod texts;
mod work;

use arrow_array::ArrayRef;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::Left;
use crate::guard::guarded;
use input::Column;
use output::{Array, ChunkedArray};
use task::Task;
use work::Interrupt;

type Any<'py> = Bound<'py, PyAny>;
type Dict<'py> = Bound<'py, PyDict>;

/// Answers a question about each text of a column: an array for an array, chunks for chunks.
fn answer<'py>(
    function: &'static str,
    column: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    let py = column.py();
    guarded(|| {
        let given = Column::new(column)?;
        let mut left = Left::new(options)?;
        let threads = left.threads()?;
        let task = Task::take(function, dialect, &mut left)?;
        left.end()?;
        let one = |array: &ArrayRef| task.run(array, threads, Interrupt::Python);
        match given {
            Column::Array(array) => {
                let answers = py.detach(|| one(&array))?;
                Ok(Bound::new(py, Array::new(answers))?.into_any())
            }
            Column::Chunks(chunks, field) => {
                let answers = py.detach(|| chunks.iter().map(one).collect::<PyResult<_>>())?;
                let data_type = task.data_type(field.data_type());
                Ok(Bound::new(py, ChunkedArray::new(answers, data_type))?.into_any())
            }
        }
    })
}

macro_rules! answers {
    ($($(#[$doc:meta])+ $function:ident = $name:literal)+) => {
        $($(#[$doc])+
        #[pyfunction(name = $name)]
        #[pyo3(signature = (column, dialect=None, **options))]
        fn $function<'py>(
            column: &Any<'py>,
            dialect: Option<&Any<'py>>,
            options: Option<&Dict<'py>>,
        ) -> PyResult<Any<'py>> {
            answer(stringify!($function), column, dialect, options)
        })+
    };
}

answers! {
    /// Whether each text is valid.
    is_valid = "column_is_valid"
    /// The report about each text, in one row.
    check = "column_check"
    /// The handle that each text means; null if the text is wrong, or means none.
    handle = "column_handle"
    /// A key that all texts with the same handle share, and no others; null if there is no handle.
    key = "column_key"
    /// Each text in its normal form; null if the text is wrong.
    normalize = "column_normalize"
    /// The handle of each text in another notation; null if the text cannot be converted.
    convert = "column_convert"
    /// Each text after every safe fix; null if there is nothing to fix, or if the text would still be wrong.
    fix = "column_fix"
}

/// The dialects that accept each text, and the handles that they read there.
#[pyfunction(name = "column_detect")]
#[pyo3(signature = (column, **options))]
fn detect<'py>(column: &Any<'py>, options: Option<&Dict<'py>>) -> PyResult<Any<'py>> {
    answer("detect", column, None, options)
}

/// The identifiers in each text.
#[pyfunction(name = "column_find")]
#[pyo3(signature = (column, **options))]
fn find<'py>(column: &Any<'py>, options: Option<&Dict<'py>>) -> PyResult<Any<'py>> {
    answer("find", column, None, options)
}

/// Adds the functions and the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Array>()?;
    module.add_class::<ChunkedArray>()?;
    module.add_class::<stream::Stream>()?;
    module.add_function(wrap_pyfunction!(stream::stream, module)?)?;
    module.add_function(wrap_pyfunction!(is_valid, module)?)?;
    module.add_function(wrap_pyfunction!(check, module)?)?;
    module.add_function(wrap_pyfunction!(handle, module)?)?;
    module.add_function(wrap_pyfunction!(key, module)?)?;
    module.add_function(wrap_pyfunction!(normalize, module)?)?;
    module.add_function(wrap_pyfunction!(convert, module)?)?;
    module.add_function(wrap_pyfunction!(fix, module)?)?;
    module.add_function(wrap_pyfunction!(detect, module)?)?;
    module.add_function(wrap_pyfunction!(find, module)?)
}
