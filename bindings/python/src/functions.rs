//! The macro that declares functions of Python, each with its help.

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
