//! Problems as cards, and reports as diagnostics of `miette`.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::{fmt, ptr};

use miette::{Diagnostic, LabeledSpan, SourceCode};

use crate::report::card::{Card, Cards};
use crate::report::excerpt::Excerpt;
use crate::report::problem::Problem;
use crate::report::problems::Report;

impl Problem<'_> {
    /// The problem as a diagnostic of `miette`.
    #[must_use]
    pub fn card(self) -> Card {
        Card {
            code: self.code(),
            severity: self.severity(),
            message: self.message(),
            label: self.label(),
            help: self.help(),
            footer: footer(self),
            span: self.span(),
            excerpt: Excerpt::new(self.text(), self.span()),
            name: None,
            line: 0,
            column: self.column() - 1,
        }
    }
}

/// The repaired text, where this is the last problem; the rule; and its document.
fn footer(problem: Problem<'_>) -> String {
    let mut lines = Vec::new();
    let last = problem.contents.findings.last();
    let is_last = last.is_some_and(|last| ptr::eq(last, problem.finding));
    let repaired = is_last.then(|| problem.contents.repaired()).flatten();
    lines.extend(repaired.map(|repaired| {
        let word = if repaired.sure { "fix: " } else { "try: " };
        format!("{word} {}", repaired.text)
    }));
    lines.push(format!("rule: {}", problem.rule()));
    lines.push(match problem.clause() {
        Some(clause) => format!("from: {}; {clause}", problem.document()),
        None => format!("from: {}", problem.document()),
    });
    lines.join("\n")
}

impl Report<'_> {
    /// The card of the report itself, and those of the other problems.
    fn cards(&self) -> Option<(&Card, &[Card])> {
        let Cards(cards) = &self.contents.as_ref()?.cards;
        cards.get_or_init(|| self.problems().map(Problem::card).collect()).split_first()
    }
}

/// The first problem, and the others as related to it.
///
/// A [`Report<'static>`](Report::into_owned) goes through `?` in a function that returns `miette::Result`.
impl Diagnostic for Report<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.cards()?.0.code()
    }

    fn severity(&self) -> Option<miette::Severity> {
        Diagnostic::severity(self.cards()?.0)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Diagnostic::help(self.cards()?.0)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.cards()?.0.source_code()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Diagnostic::labels(self.cards()?.0)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        let (_, others) = self.cards().filter(|(_, others)| !others.is_empty())?;
        Some(Box::new(others.iter().map(|card| card as &dyn Diagnostic)))
    }
}
