//! [`ParseError`]: the error of parsing a typed text, small enough to be returned by value.

use alloc::string::String;
use core::fmt;

use handle_grammar::source::Expected;

use crate::code::{Code, Severity};
use crate::diagnosis::{Finding, Reader, errors, explain, may_be_in, most};
use crate::dialect::Dialect;
use crate::read::Options;
use crate::report::words::around::Around;
use crate::report::words::glimpse::Glimpse;
use crate::report::words::{Words, place};
use crate::text::Span;

/// Why a text is not valid: the code of the first error, the octet at which it begins, and a few octets there.
///
/// The error has sixteen octets. It is displayed as a sentence that says what was found, and where. The sentence is the
/// one of the report, but it quotes seven octets of the text at most, and it knows nothing of accidents of copying and
/// typing. [`Dialect::check`] also returns what was expected there, the rule, and the repaired text.
///
/// ```
/// use handle_syntax::Doi;
///
/// let error = Doi::parse("11.1000/182").unwrap_err();
/// assert_eq!(error.to_string(), "a DOI name begins with `10.`, not with `11`, at byte 0");
/// assert_eq!(Doi::parse("").unwrap_err().to_string(), "the text is empty, at byte 0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    code: Code,
    at: u32,
    dialect: Dialect,
    /// What the text has at the place, and around it.
    glimpse: Glimpse,
    around: Around,
    /// The number of the words for the production at the place.
    place: u8,
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

    /// The error for a finding in the whole `text`.
    fn of(finding: &Finding, text: &[u8], dialect: Dialect) -> Self {
        let around = if text.is_empty() { Around::EmptyText } else { Around::of(finding, text) };
        Self {
            code: finding.code,
            at: finding.span.start,
            dialect,
            glimpse: Glimpse::new(text, finding.span, finding.escapes),
            around,
            place: place::number(finding.production),
        }
    }

    /// The sentence that says what is wrong.
    fn message(self) -> String {
        let Self { code, glimpse, around, .. } = self;
        let (row, text) = (self.dialect.row(), glimpse.octets());
        let start = if glimpse.is_before() { text.len() } else { 0 };
        let place = place::of_number(self.place).unwrap_or(row.start);
        let finding = Finding {
            // No sentence names anything else that was expected.
            expected: row.schemes.iter().copied().map(Expected::Text).collect(),
            escapes: glimpse.has_escapes(),
            ..Finding::new(code, Span::of(start, text.len()), place)
        };
        Words { finding: &finding, text, around, is_cut: glimpse.is_cut() }.message()
    }
}

impl fmt::Display for ParseError {
    /// Writes a sentence that says what is wrong, which octets were found, and where.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, at byte {}", self.message(), self.at())
    }
}

impl core::error::Error for ParseError {}

#[cfg(feature = "report")]
impl miette::Diagnostic for ParseError {
    fn code<'a>(&'a self) -> Option<alloc::boxed::Box<dyn fmt::Display + 'a>> {
        Some(alloc::boxed::Box::new(ParseError::code(*self)))
    }
}

impl Dialect {
    /// The first error in a text that is not valid.
    pub(crate) fn error(self, text: &[u8], options: Options<'_>) -> ParseError {
        let tree = self.tree(text);
        let findings = if may_be_in(text, self.row(), &options) {
            explain(Reader::Dialect(self), text, tree, options, most(options)).findings
        } else {
            errors(self.row(), text, tree, options)
        };
        let first = findings.into_iter().find(|finding| finding.severity == Severity::Error);
        let first = first
            .unwrap_or_else(|| Finding::new(Code::UnexpectedEnd, Span::default(), self.start()));
        ParseError::of(&first, text, self)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use crate::code::Severity;
    use crate::diagnosis::{Finding, Reader, errors, explain, may_be_in, most};
    use crate::dialect::Dialect;
    use crate::read::Options;

    /// In a text that cannot have an accident, a search for errors alone finds the first error of the whole report.
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
                let first = |list: alloc::vec::Vec<Finding>| {
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
