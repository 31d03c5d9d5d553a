//! [`Checked`]: the report about a text, and its problems in words.

use std::borrow::Cow;

use handle_syntax::{Edit, Expected, Report, Span};

/// The report about a text.
#[derive(Default)]
pub(crate) struct Checked<'t>(pub(super) Report<'t>);

/// A problem of a text, in words.
pub(crate) struct Problem {
    pub(crate) code: &'static str,
    pub(crate) severity: &'static str,
    pub(crate) span: [usize; 2],
    pub(crate) column: usize,
    pub(crate) message: String,
    pub(crate) label: String,
    pub(crate) labels: Vec<Change>,
    pub(crate) help: Cow<'static, str>,
    pub(crate) production: &'static str,
    pub(crate) rule: Cow<'static, str>,
    pub(crate) document: &'static str,
    pub(crate) clause: Option<&'static str>,
    pub(crate) expected: Vec<&'static str>,
    pub(crate) fix: Option<Change>,
    pub(crate) suggestion: Option<Change>,
}

/// A part of a text, and what replaces it or describes it.
pub(crate) struct Change {
    pub(crate) span: [usize; 2],
    pub(crate) text: String,
}

/// A span as a pair.
pub(super) fn octets(span: Span) -> [usize; 2] {
    [span.range().start, span.range().end]
}

impl Change {
    fn of(edit: Edit) -> Self {
        Self { span: octets(edit.span), text: edit.text }
    }
}

impl Checked<'_> {
    /// Whether no problem is an error.
    pub(crate) fn is_valid(&self) -> bool {
        self.0.is_valid()
    }

    /// The whole text after every edit, and whether every edit is safe; `None` if no edits make it right.
    pub(crate) fn repaired(&self) -> Option<(String, bool)> {
        let repaired = self.0.repaired()?;
        Some((repaired.text().to_owned(), repaired.is_sure()))
    }

    /// The problems in words, in the order of the text, and how many more there are.
    pub(crate) fn problems(&self) -> (Vec<Problem>, usize) {
        let problems = self.0.problems().map(|problem| Problem {
            code: problem.code().name(),
            severity: problem.severity().name(),
            span: octets(problem.span()),
            column: problem.column(),
            message: problem.message(),
            label: problem.label(),
            labels: problem
                .others()
                .map(|(span, text)| Change { span: octets(span), text })
                .collect(),
            help: problem.help(),
            production: problem.production(),
            rule: problem.rule(),
            document: problem.document(),
            clause: problem.clause(),
            expected: problem.expected().into_iter().map(Expected::name).collect(),
            fix: problem.fix().map(Change::of),
            suggestion: problem.suggestion().map(Change::of),
        });
        (problems.collect(), self.0.left_out())
    }
}
