//! [`Function`]: the functions that ask a question about each text; and the macro that declares functions of Python,
//! each with its help.

use std::str::FromStr;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A function that asks a question about each text. It has the same name for a text, for a column and for a stream; only
/// the handle of a single text is what `read` returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    IsValid,
    Check,
    Fix,
    Detect,
    Find,
    Handle,
    Key,
    Normalize,
    Convert,
    Conversion,
    Compare,
}

impl FromStr for Function {
    type Err = PyErr;

    fn from_str(name: &str) -> PyResult<Self> {
        Ok(match name {
            "is_valid" => Self::IsValid,
            "check" => Self::Check,
            "fix" => Self::Fix,
            "detect" => Self::Detect,
            "find" => Self::Find,
            "read" | "handle" => Self::Handle,
            "key" => Self::Key,
            "normalize" => Self::Normalize,
            "convert" => Self::Convert,
            "conversion" => Self::Conversion,
            "compare" => Self::Compare,
            _ => return Err(PyValueError::new_err(format!("no function is called {name:?}"))),
        })
    }
}

/// Functions of Python that take a text or a column, a dialect and arguments by name. Each calls the function `answer` of
/// its file with its own name.
macro_rules! functions {
    ($given:ident: $($(#[$doc:meta])+ $function:ident $signature:literal)+) => {
        $($(#[$doc])+
        #[pyfunction]
        #[pyo3(signature = ($given, dialect=None, **options), text_signature = $signature)]
        pub(super) fn $function<'py>(
            $given: &Any<'py>,
            dialect: Option<&Any<'py>>,
            options: Option<&Dict<'py>>,
        ) -> PyResult<Any<'py>> {
            answer(stringify!($function), $given, dialect, options)
        })+
    };
}
pub(crate) use functions;
