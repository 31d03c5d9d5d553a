//! A [`ParseError`] in words.

use core::fmt;

use crate::diagnosis::{Finding, ParseError};
use crate::report::words::Words;
use crate::text::Span;

impl fmt::Display for ParseError {
    /// Writes a sentence that says what is wrong, which octets were found, and where.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, text) = (self.dialect().row(), self.found());
        let finding = Finding::new(self.code(), Span::of(0, text.len()), row.start);
        let finding = Finding { escapes: row.escaped, ..finding };
        let message = Words { finding: &finding, text: &text }.message();
        write!(f, "{message}, at octet {}", self.at())
    }
}

#[cfg(feature = "report")]
impl miette::Diagnostic for ParseError {
    fn code<'a>(&'a self) -> Option<alloc::boxed::Box<dyn fmt::Display + 'a>> {
        Some(alloc::boxed::Box::new(ParseError::code(*self)))
    }
}
