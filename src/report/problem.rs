//! [`Problem`]: a view of one finding of a report, which makes its words on demand.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::code::{Code, Severity};
use crate::diagnosis::{Cause, Expected, Finding, expected};
use crate::read::production;
use crate::report::contents::Contents;
use crate::report::origin::Origin;
use crate::report::words::{self, Words, clause};
use crate::text::{self, Edit, Span, quote};

/// One thing that is wrong with a text, or worth knowing about it.
///
/// A problem is a view of its [`Report`](crate::Report), which stores its code and place. Each method makes words anew.
/// With the feature `report`, edits are tried once, when they are first asked for; without it, each time.
///
/// ```
/// use handle_syntax::{Code, Dialect, Severity};
///
/// let report = Dialect::HdlUri.check("hdl://10.1000/a b");
/// let problem = report.headline().unwrap();
/// assert_eq!((problem.code(), problem.severity()), (Code::CharacterNotAllowed, Severity::Error));
/// assert_eq!((problem.span().range(), problem.column()), (15..16, 16));
/// assert!(problem.expected().iter().any(|expected| expected.name() == "pchar"));
/// assert_eq!(problem.production(), "hdl_uri::u-local-name");
/// println!("{}: {}", problem.message(), problem.label());
/// println!("{} ({}, {:?})", problem.rule(), problem.document(), problem.clause());
/// println!("{}", problem.help());
/// let edit = problem.fix().or_else(|| problem.suggestion()).unwrap();
/// assert!(edit.span.range().contains(&15));
/// ```
#[derive(Clone, Copy)]
pub struct Problem<'r> {
    pub(super) contents: &'r Contents<'r>,
    pub(super) finding: &'r Finding,
    /// The index of the finding in the report.
    pub(super) at: usize,
}

impl<'r> Problem<'r> {
    /// The kind of the problem.
    #[must_use]
    pub const fn code(self) -> Code {
        self.finding.code
    }

    /// How severe the problem is.
    #[must_use]
    pub const fn severity(self) -> Severity {
        self.finding.severity
    }

    /// The octets of the text that the problem is about; an empty span if something is missing there. If the text is
    /// UTF-8, the span has only whole characters.
    #[must_use]
    pub const fn span(self) -> Span {
        self.finding.span
    }

    /// The name of the production that was read at the place: `hdl_uri::u-local-name`.
    #[must_use]
    pub const fn production(self) -> &'static str {
        self.finding.production
    }

    /// The things that could have stood at the place, each once, with the end of the text last.
    #[must_use]
    pub fn expected(self) -> Vec<Expected> {
        expected(&self.finding.expected)
    }

    /// The column at which the problem begins, from 1. A character is one column, and so is an ill-formed maximal
    /// subpart.
    #[must_use]
    pub fn column(self) -> usize {
        text::column(self.text(), self.span().range().start)
    }

    /// One sentence that says what is wrong. It has no character that a terminal would obey.
    #[must_use]
    pub fn message(self) -> String {
        match &self.contents.other {
            Some((dialect, handle)) if self.code() == Code::Ambiguous => {
                words::ambiguous(*dialect, handle)
            }
            _ if self.has_empty_text() => words::EMPTY.into(),
            _ => match self.worded_by() {
                Some(cause) => words::accident(cause, self.text()),
                None => self.words().message(),
            },
        }
    }

    /// A few words about the place: what the text has there, or what could have stood there.
    #[must_use]
    pub fn label(self) -> String {
        self.words().label(self.worded_by().is_some())
    }

    /// The other places of the same accident, which may have happened to several parts of a text at once. Each has its
    /// span, and words for the text there: a single character by its name, anything else in backticks.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let report = Dialect::Doi.check("10.1000\u{200B}/18\u{200B}2");
    /// let places = report.problems().map(|problem| 1 + problem.others().count());
    /// assert_eq!(places.sum::<usize>(), 2);
    /// ```
    pub fn others(self) -> impl Iterator<Item = (Span, String)> {
        let others = self.contents.cause(self.finding).map_or(&[][..], |cause| &cause.others);
        others.iter().map(move |&span| (span, quote::passage(&self.text()[span.range()])))
    }

    /// One sentence that says what to do about the problem.
    #[must_use]
    pub fn help(self) -> Cow<'static, str> {
        if let Some(cause) = self.worded_by() {
            return words::accident_help(cause, self.text());
        }
        match self.contents.origin {
            _ if self.has_empty_text() => words::EMPTY_HELP.into(),
            // These problems have better advice of their own.
            Origin::Misfit(dialect)
                if !matches!(self.code(), Code::DotUnprotectable | Code::StrayWhitespace) =>
            {
                words::misfit(dialect).into()
            }
            _ => {
                let (fix, suggestion) = self.edits();
                self.words().help(fix.is_some(), suggestion.is_some())
            }
        }
    }

    /// The rule of the [production](Self::production) in one line, as its document prints it.
    #[must_use]
    pub fn rule(self) -> Cow<'static, str> {
        production::one_line(production::printed(self.production()).rule)
    }

    /// The title of the document that the rule is from. For a rule that no document prints, it says that the rule is
    /// ours, and what the rule rests on.
    #[must_use]
    pub fn document(self) -> &'static str {
        production::printed(self.production()).document
    }

    /// The id of the clause or decision that the problem rests on, such as `D-U13`; `None` if it rests on the rule
    /// alone. [`clause`](crate::clause) returns the words of a clause, and [a page](crate::grammar::clause) lists all
    /// clauses.
    #[must_use]
    pub fn clause(self) -> Option<&'static str> {
        clause::clause(self.contents.origin.root(), self.production(), self.code())
    }

    /// The [document](Self::document) and the [clause](Self::clause) in one line. The document of our own rules is
    /// named with its sources; if the clause is one of them, it is not repeated.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let report = Dialect::HdlUri.check("hdl://10.1000/%41");
    /// let citation = report.headline().unwrap().citation();
    /// assert!(citation.ends_with("; D-U5"), "{citation}");
    /// ```
    #[must_use]
    pub fn citation(self) -> Cow<'static, str> {
        let document = self.document();
        match self.clause() {
            Some(clause) if !document.contains(clause) => format!("{document}; {clause}").into(),
            _ => document.into(),
        }
    }

    /// A safe edit that fixes the problem: nobody who sees the text would want another edit.
    #[must_use]
    pub fn fix(self) -> Option<Edit> {
        self.edits().0
    }

    /// A plausible edit that a person should confirm. A problem with a suggestion has no [`fix`](Self::fix).
    #[must_use]
    pub fn suggestion(self) -> Option<Edit> {
        self.edits().1
    }

    /// The fix and the suggestion; a problem has one of them at most.
    pub(super) fn edits(self) -> (Option<Edit>, Option<Edit>) {
        self.contents.edits(self.at)
    }

    pub(super) fn text(self) -> &'r [u8] {
        &self.contents.text
    }

    /// The accident from which the problem takes its words, because they say more than those of the code.
    fn worded_by(self) -> Option<&'r Cause> {
        let cause = self.contents.cause(self.finding)?;
        let own = cause.accident.code == self.code()
            && (cause.accident.message.is_empty() || cause.is_link());
        (!own && self.code() != Code::WrongScheme).then_some(cause)
    }

    /// Whether the text that a dialect was to read is empty.
    fn has_empty_text(self) -> bool {
        self.text().is_empty()
            && matches!(self.contents.origin, Origin::Dialect(..) | Origin::Repaired(..))
    }

    fn words(self) -> Words<'r> {
        Words::new(self.finding, self.text())
    }
}

/// Two problems are equal if they say the same about the same text.
impl PartialEq for Problem<'_> {
    fn eq(&self, other: &Self) -> bool {
        let reading = |it: &Self| (&it.contents.text, &it.contents.origin, &it.contents.other);
        let cause = |it: &Self| it.contents.cause(it.finding);
        self.finding == other.finding
            && reading(self) == reading(other)
            && cause(self) == cause(other)
    }
}

impl Eq for Problem<'_> {}

impl fmt::Debug for Problem<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (code, severity, span) = (self.code(), self.severity(), self.span());
        let mut shown = f.debug_struct("Problem");
        shown.field("code", &code).field("severity", &severity).field("span", &span);
        shown.field("message", &self.message()).finish_non_exhaustive()
    }
}

impl fmt::Display for Problem<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}

impl core::error::Error for Problem<'_> {}
