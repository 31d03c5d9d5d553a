//! [`ParseError`]: the small error.

use core::fmt;

use crate::code::{Code, Severity};
use crate::diagnosis::check::most;
use crate::diagnosis::explained::{Reader, explained};
use crate::dialect::Dialect;
use crate::read::Options;

/// Why a text was refused, in sixteen octets or less: the code, and the octet where it begins.
///
/// For what was expected there, the rule and how to mend it, ask [`Dialect::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    pub(crate) code: Code,
    pub(crate) at: u32,
    pub(crate) dialect: Dialect,
}

impl ParseError {
    /// What kind of problem.
    #[must_use]
    pub const fn code(self) -> Code {
        self.code
    }

    /// The octet where it begins.
    #[must_use]
    pub const fn at(self) -> usize {
        self.at as usize
    }

    /// The dialect that refused the text.
    #[must_use]
    pub const fn dialect(self) -> Dialect {
        self.dialect
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at octet {} of {}", self.code, self.at, self.dialect)
    }
}

impl core::error::Error for ParseError {}

impl Dialect {
    /// The first error in a text that was refused.
    pub(crate) fn error(self, text: &[u8], options: Options<'_>) -> ParseError {
        let tree = self.tree(text);
        let findings =
            explained(Reader::Dialect(self), text, tree, options, most(options)).findings;
        let first = findings.iter().find(|finding| finding.severity == Severity::Error);
        let (code, at) =
            first.map_or((Code::UnexpectedEnd, 0), |first| (first.code, first.span.start));
        ParseError { code, at, dialect: self }
    }
}
