//! The functions that take one text.

mod answers;
mod compare;
mod found;
mod lists;
mod pages;
mod reports;

use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyDict};

use crate::guard::guarded;
use crate::text::{Given, unchanging};

type Any<'py> = Bound<'py, PyAny>;
type Dict<'py> = Bound<'py, PyDict>;

/// Calls `work` with a text that can no longer change, and with its octets; a panic becomes an exception.
fn about<'py, T>(
    text: &Any<'py>,
    work: impl FnOnce(&Any<'py>, &Given<'_>) -> PyResult<T>,
) -> PyResult<T> {
    guarded(|| {
        let text = &*unchanging(text)?;
        work(text, &Given::new(text)?)
    })
}

/// Adds the functions to the module. They belong to the package, by which pickle and help find them.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let package = &PyModule::new(module.py(), "handle_syntax")?;
    let functions: [Bound<'_, PyCFunction>; 13] = [
        wrap_pyfunction!(reports::is_valid, package)?,
        wrap_pyfunction!(reports::check, package)?,
        wrap_pyfunction!(reports::parse, package)?,
        wrap_pyfunction!(reports::fix, package)?,
        wrap_pyfunction!(answers::read, package)?,
        wrap_pyfunction!(answers::key, package)?,
        wrap_pyfunction!(answers::normalize, package)?,
        wrap_pyfunction!(answers::convert, package)?,
        wrap_pyfunction!(answers::conversion, package)?,
        wrap_pyfunction!(compare::compare, package)?,
        wrap_pyfunction!(lists::detect, package)?,
        wrap_pyfunction!(lists::find, package)?,
        wrap_pyfunction!(pages::explain, package)?,
    ];
    for function in functions {
        module.add_function(function)?;
    }
    module.add_function(wrap_pyfunction!(pages::repaired, module)?)?;
    module.add_function(wrap_pyfunction!(pages::draw, module)?)
}
