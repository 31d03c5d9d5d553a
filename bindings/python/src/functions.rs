//! [`Function`]: the functions for columns; [`Reporting`]: the functions that make reports; and the macro that declares
//! functions of Python, each with its help.

use std::str::FromStr;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

macro_rules! named {
    ($(#[$doc:meta])+ $type:ident: $($function:ident $name:literal)+) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $type {
            $($function),+
        }

        impl $type {
            /// The name of the function in Python.
            pub(crate) fn name(self) -> &'static str {
                match self {
                    $(Self::$function => $name),+
                }
            }
        }

        impl FromStr for $type {
            type Err = PyErr;

            fn from_str(name: &str) -> PyResult<Self> {
                match name {
                    $($name => Ok(Self::$function),)+
                    _ => Err(PyValueError::new_err(format!("no function is called {name:?}"))),
                }
            }
        }
    };
}

named! {
    /// A function for columns, which asks a question about each text.
    Function:
    IsValid "is_valid"
    Check "check"
    Fix "fix"
    Detect "detect"
    Find "find"
    Read "read"
    Key "key"
    Normalize "normalize"
    Convert "convert"
    Conversion "conversion"
}

named! {
    /// A function that made a report. The report remembers it, to draw its cards and to repair the text.
    Reporting:
    Check "check"
    Read "read"
    Key "key"
    Normalize "normalize"
    Convert "convert"
    Compare "compare"
}

impl Function {
    /// Refuses a dialect, which this function does not take.
    pub(crate) fn without_dialect(self, dialect: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        if dialect.is_none() {
            return Ok(());
        }
        let why = match self {
            Self::Find => "it finds identifiers in every notation",
            _ => "it tries them all",
        };
        Err(PyTypeError::new_err(format!("`{}` takes no dialect; {why}", self.name())))
    }
}

/// Functions of Python that take a text or a column, a dialect and arguments by name. Each calls the function `answer`
/// of the file that uses this macro, with the expression after the arrow.
macro_rules! functions {
    ($given:ident: $($(#[$doc:meta])+ $function:ident $signature:literal => $asked:expr;)+) => {
        $($(#[$doc])+
        #[pyfunction]
        #[pyo3(signature = ($given, dialect=None, **options), text_signature = $signature)]
        pub(super) fn $function<'py>(
            $given: &Any<'py>,
            dialect: Option<&Any<'py>>,
            options: Option<&Dict<'py>>,
        ) -> PyResult<Any<'py>> {
            answer($asked, $given, dialect, options)
        })+
    };
}
pub(crate) use functions;
