//! The extension module of the Python package `handle-syntax`.
//!
//! `engine` asks the library, and no other file names the library's types. `question` and `arguments` turn what Python
//! gives into a question; `scalar` answers it for one text, `column` for a column of them. `objects` makes the classes
//! of the package, which are written in Python.

mod arguments;
mod column;
mod command;
mod engine;
mod guard;
mod objects;
mod question;
mod scalar;
mod text;

use pyo3::prelude::*;
use pyo3::types::PyTuple;

use engine::names;

/// Handles, hdl and info URIs; import `handle_syntax` instead.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    guard::keep_panics();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("DIALECTS", PyTuple::new(module.py(), names::dialects())?)?;
    module.add("RULES", PyTuple::new(module.py(), names::productions())?)?;
    module.add("PROBLEMS", PyTuple::new(module.py(), names::codes())?)?;
    module.add("POLICIES", PyTuple::new(module.py(), names::policies())?)?;
    module.add("RELATIONS", PyTuple::new(module.py(), names::relations())?)?;
    module.add("LOSSES", PyTuple::new(module.py(), names::losses())?)?;
    module.add("MODES", PyTuple::new(module.py(), names::modes())?)?;
    module.add_function(wrap_pyfunction!(panic, module)?)?;
    module.add_function(wrap_pyfunction!(command::hdl, module)?)?;
    scalar::add(module)?;
    column::add(module)
}

/// Fails as nothing should: the tests see by it that a fault is an exception that programs can catch.
#[pyfunction(name = "_panic")]
#[allow(clippy::panic, reason = "this is what it is for")]
fn panic(message: String) -> PyResult<()> {
    guard::guarded(|| panic!("{message}"))
}
