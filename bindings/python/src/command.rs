//! The command `hdl`.

use std::ffi::OsString;
use std::io::{self, Write};

use pyo3::prelude::*;

use crate::guard::guarded;

/// Runs the command, and returns the exit status.
#[pyfunction]
pub(crate) fn hdl(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<u8> {
    guarded(|| {
        py.detach(|| {
            let status = handle_syntax_cli::run(arguments);
            // A Rust program flushes at its end, but here Python continues.
            let _ = io::stdout().flush();
            Ok(status.into())
        })
    })
}
