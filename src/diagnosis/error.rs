//! [`ParseError`]: the error of parsing a typed text, small enough to be returned by value.

use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::diagnosis::check::{errors, most};
use crate::diagnosis::explained::{Reader, explain};
use crate::diagnosis::search::may_be_in;
use crate::dialect::Dialect;
use crate::read::Options;
use crate::text::{Span, character};

/// Why a text is not valid: the code of the first error, the octet at which it begins, and the first octets there.
///
/// The error has sixteen octets. It is displayed as a sentence that says what was found, and where. [`Dialect::check`]
/// also returns what was expected there, the rule, and the repaired text.
///
/// ```
/// use handle_syntax::Doi;
///
/// let error = Doi::parse("11.1000/182").unwrap_err();
/// assert_eq!(error.to_string(), "a DOI name begins with `10.`, not with `11`, at octet 0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    pub(crate) code: Code,
    pub(crate) at: u32,
    pub(crate) dialect: Dialect,
    found: FirstOctets,
}

/// How many octets of a text an error keeps.
const ROOM: usize = 8;

/// The first octets at the place of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FirstOctets {
    octets: [u8; ROOM],
    len: u8,
    /// Whether more octets follow these.
    more: bool,
}

impl FirstOctets {
    /// As many whole characters from the beginning of `text` as there is room for.
    fn new(text: &[u8]) -> Self {
        let more = text.len() > ROOM;
        let begins = |&end: &usize| !text.get(end).copied().is_some_and(character::continues);
        let len = if more { (1..=ROOM).rev().find(begins).unwrap_or(ROOM) } else { text.len() };
        let mut octets = [0; ROOM];
        octets[..len].copy_from_slice(&text[..len]);
        Self { octets, len: len as u8, more }
    }
}

impl ParseError {
    /// The kind of the error.
    #[must_use]
    pub const fn code(self) -> Code {
        self.code
    }

    /// The index of the octet at which the error begins.
    #[must_use]
    pub const fn at(self) -> usize {
        self.at as usize
    }

    /// The dialect that refused the text.
    #[must_use]
    pub const fn dialect(self) -> Dialect {
        self.dialect
    }

    /// The first octets at the place, and an ellipsis if more follow.
    pub(crate) fn found(&self) -> Vec<u8> {
        let FirstOctets { octets, len, more } = self.found;
        let dots = if more { "\u{2026}" } else { "" };
        [&octets[..usize::from(len)], dots.as_bytes()].concat()
    }
}

impl core::error::Error for ParseError {}

impl Dialect {
    /// The first error in a text that is not valid.
    pub(crate) fn error(self, text: &[u8], options: Options<'_>) -> ParseError {
        let tree = self.tree(text);
        let findings = if may_be_in(text, self.row(), &options) {
            explain(Reader::Dialect(self), text, tree, options, most(options)).findings
        } else {
            errors(self.row(), text, tree, options)
        };
        let first = findings.iter().find(|finding| finding.severity == Severity::Error);
        let (code, span) =
            first.map_or((Code::UnexpectedEnd, Span::default()), |first| (first.code, first.span));
        let found = FirstOctets::new(&text[span.range()]);
        ParseError { code, at: span.start, dialect: self, found }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::{errors, explain, may_be_in, most};
    use crate::code::Severity;
    use crate::diagnosis::Reader;
    use crate::dialect::Dialect;
    use crate::read::Options;

    /// In a text that cannot have an accident, the first of the errors alone is also the first error of the report.
    #[test]
    fn the_first_error_is_that_of_the_report() {
        let mut compared = 0;
        let tail = "a/../b%41%FF@..//\u{E9}~".repeat(120);
        for dialect in Dialect::ALL {
            for (at, octet) in (0..=dialect.example().len()).flat_map(|at| {
                [" ", "<", "%", "%zz", "%FF", "@", "/", "..", "?", "\n", "\u{301}", "[", &tail]
                    .map(|piece| (at, piece))
            }) {
                let (head, end) = dialect.example().split_at(at);
                let text = String::from(head) + octet + end;
                let (text, options) = (text.as_bytes(), Options::new());
                if dialect.is_valid(text) || may_be_in(text, dialect.row(), &options) {
                    continue;
                }
                let first = |list: alloc::vec::Vec<crate::diagnosis::Finding>| {
                    let error = list.into_iter().find(|one| one.severity == Severity::Error);
                    error.map(|error| (error.code, error.span))
                };
                let tree = dialect.tree(text);
                let reader = Reader::Dialect(*dialect);
                let whole = explain(reader, text, tree, options, most(options)).findings;
                let quick = errors(dialect.row(), text, tree, options);
                assert_eq!(first(quick), first(whole), "{dialect} {}", text.escape_ascii());
                compared += 1;
            }
        }
        assert!(compared > 200, "only {compared} texts were compared");
    }
}
