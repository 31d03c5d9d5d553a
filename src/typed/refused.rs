//! [`Refused`]: a text that was refused, given back with the error.

use core::fmt;

use crate::report::ParseError;

/// The error of making a typed text from a text that is not valid. It holds the text, so that nothing is lost.
///
/// ```
/// use handle_syntax::Doi;
///
/// let refused = Doi::<String>::try_from(String::from("11.1000/182")).unwrap_err();
/// assert_eq!(refused.to_string(), "a DOI name begins with `10.`, not with `11`, at byte 0");
/// assert_eq!(refused.into_inner(), "11.1000/182");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused<T> {
    text: T,
    error: ParseError,
}

impl<T> Refused<T> {
    pub(super) const fn new(text: T, error: ParseError) -> Self {
        Self { text, error }
    }

    /// Why the text was refused.
    #[must_use]
    pub const fn error(&self) -> ParseError {
        self.error
    }

    /// The text, given back.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.text
    }
}

impl<T> fmt::Display for Refused<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<T: fmt::Debug> core::error::Error for Refused<T> {}

#[cfg(feature = "report")]
impl<T: fmt::Debug> miette::Diagnostic for Refused<T> {
    fn code<'a>(&'a self) -> Option<alloc::boxed::Box<dyn fmt::Display + 'a>> {
        Some(alloc::boxed::Box::new(self.error.code()))
    }
}

impl<T> From<Refused<T>> for ParseError {
    fn from(refused: Refused<T>) -> Self {
        refused.error
    }
}
