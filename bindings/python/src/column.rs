//! The functions that take a column of texts: any Arrow array, in one piece or in chunks.

mod answers;
mod conversions;
mod exchange;
mod functions;
mod identifiers;
mod input;
mod output;
mod places;
mod problems;
mod readings;
mod reports;
mod rows;
mod stream;
mod task;
mod texts;
mod unpickled;
mod values;
mod work;

use arrow_array::ArrayRef;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arguments::Remaining;
use crate::functions::Function;
use crate::guard::guarded;
use input::Column;
use output::{Array, ChunkedArray};
use task::Task;
use work::Interrupt;

type Any<'py> = Bound<'py, PyAny>;
type Dict<'py> = Bound<'py, PyDict>;

/// Answers a question about each text of a column: an array for an array, chunks for chunks.
fn answer<'py>(
    function: Function,
    column: &Any<'py>,
    dialect: Option<&Any<'py>>,
    options: Option<&Dict<'py>>,
) -> PyResult<Any<'py>> {
    let py = column.py();
    guarded(|| {
        let given = Column::new(column)?;
        let mut remaining = Remaining::new(options)?;
        let threads = remaining.threads()?;
        let task = Task::take(function, dialect, &mut remaining)?;
        remaining.end()?;
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

/// Adds the functions and the classes to the module. The functions have the names and the module by which users call
/// them.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Array>()?;
    module.add_class::<ChunkedArray>()?;
    module.add_class::<stream::Stream>()?;
    module.add_function(wrap_pyfunction!(stream::stream, module)?)?;
    module.add_function(wrap_pyfunction!(unpickled::answers, module)?)?;
    let own = &PyModule::new(module.py(), "handle_syntax.column")?;
    module.add("column_is_valid", wrap_pyfunction!(functions::is_valid, own)?)?;
    module.add("column_check", wrap_pyfunction!(functions::check, own)?)?;
    module.add("column_read", wrap_pyfunction!(functions::read, own)?)?;
    module.add("column_key", wrap_pyfunction!(functions::key, own)?)?;
    module.add("column_normalize", wrap_pyfunction!(functions::normalize, own)?)?;
    module.add("column_convert", wrap_pyfunction!(functions::convert, own)?)?;
    module.add("column_conversion", wrap_pyfunction!(functions::conversion, own)?)?;
    module.add("column_fix", wrap_pyfunction!(functions::fix, own)?)?;
    module.add("column_detect", wrap_pyfunction!(functions::detect, own)?)?;
    module.add("column_find", wrap_pyfunction!(functions::find, own)?)
}
