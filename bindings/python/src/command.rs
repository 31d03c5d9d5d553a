//! The command `hdl`.

use std::ffi::OsString;
use std::io::{self, Write};

use pyo3::prelude::*;

use crate::guard::guarded;

/// Does what the arguments say, and gives the exit status.
#[pyfunction]
pub(crate) fn hdl(py: Python<'_>, arguments: Vec<OsString>) -> PyResult<u8> {
    guarded(|| {
        py.detach(|| {
            let status = handle_syntax_cli::run(arguments);
            // A program of Rust would do this at its end, which this one does not have.
            let _ = io::stdout().flush();
            Ok(status.into())
        })
    })
}
