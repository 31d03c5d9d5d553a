//! The extension module of the Python package `handle-syntax`.
//!
//! `engine` calls the library, and no other file uses the library's types. `question` and `arguments` turn the
//! arguments of Python into a question; `scalar` answers it for one text, `column` for a column of texts. `objects`
//! makes instances of the package's classes, which are written in Python.

mod arguments;
mod characters;
mod column;
mod command;
mod engine;
mod functions;
mod guard;
mod objects;
mod question;
mod scalar;
mod suggestions;
mod target;
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
    module.add("GROUPS", PyTuple::new(module.py(), names::groups())?)?;
    module.add("CLAUSES", PyTuple::new(module.py(), names::clauses())?)?;
    module.add("POLICIES", PyTuple::new(module.py(), names::policies())?)?;
    module.add("RELATIONS", PyTuple::new(module.py(), names::relations())?)?;
    module.add("LOSSES", PyTuple::new(module.py(), names::losses())?)?;
    module.add("SEVERITIES", PyTuple::new(module.py(), names::severities())?)?;
    module.add("MODES", PyTuple::new(module.py(), names::modes())?)?;
    module.add_function(wrap_pyfunction!(panic, module)?)?;
    module.add_function(wrap_pyfunction!(command::hdl, module)?)?;
    scalar::add(module)?;
    column::add(module)
}

/// Panics, so that the tests can check that programs can catch a panic as an exception.
#[pyfunction(name = "_panic")]
#[allow(clippy::panic, reason = "this is what it is for")]
fn panic(message: String) -> PyResult<()> {
    guard::guarded(|| panic!("{message}"))
}
