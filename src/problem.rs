//! [`Problem`]: one finding; [`Report`]: all of them for one text.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::{Code, Production, Severity, Span, quote};

/// One thing that is wrong with a text, or worth knowing about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// What kind of problem.
    pub code: Code,
    /// How grave it is.
    pub severity: Severity,
    /// Where it is.
    pub span: Span,
    /// What is true of this text, in one sentence; holds nothing that a terminal would obey.
    pub message: String,
    /// What stands at the span, or what could have stood there.
    pub label: String,
    /// What else is to be seen, at other places.
    pub labels: Vec<Label>,
    /// What to do about it.
    pub help: Option<String>,
    /// The production that was read at the place: `hdl_uri::u-local-name`.
    pub production: String,
    /// Its rule, in one line, as its document prints it.
    pub rule: String,
    /// The document of the rule, by its title.
    pub document: &'static str,
    /// The clause or decision behind the problem, where the rule does not say it: `D-U13`.
    pub clause: Option<&'static str>,
    /// What could have stood at the place, by the names of the rules.
    pub expected: Vec<&'static str>,
    /// An edit that is sure.
    pub fix: Option<Edit>,
    /// An edit that is plausible, never applied by itself.
    pub attempt: Option<Edit>,
}

impl Problem {
    /// A problem of `code` at `span`, in the words of the table of codes.
    pub(crate) fn new(code: Code, span: Span, text: &[u8], production: &Production) -> Self {
        let rule = production.rule_name();
        let found = quote::found(&text[span.range()]);
        let help = code.help();
        Self {
            code,
            severity: Severity::Error,
            span,
            message: code.message().replace("{found}", &found).replace("{rule}", rule),
            label: String::new(),
            labels: Vec::new(),
            help: (!help.is_empty()).then(|| help.into()),
            production: production.name(),
            rule: production.rule(),
            document: production.document(),
            clause: Some(code.clause()),
            expected: Vec::new(),
            fix: None,
            attempt: None,
        }
    }
}

/// A second place of a [`Problem`], and what is to be seen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What.
    pub text: String,
}

/// The replacement of a part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// By what.
    pub text: String,
}

/// All problems of one text, in text order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The problems, the one with the smallest start first.
    pub problems: Vec<Problem>,
    /// How many more there are than are told.
    pub more: usize,
}

impl Report {
    /// Whether no problem is an error.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        self.problems.iter().all(|problem| problem.severity != Severity::Error)
    }
}

impl From<Problem> for Report {
    fn from(problem: Problem) -> Self {
        Self { problems: vec![problem], more: 0 }
    }
}
