//! Problems as [`Card`]s, and reports as diagnostics of `miette`.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use miette::{Diagnostic, LabeledSpan, SourceCode};

use crate::code::Code;
use crate::report::Report;
use crate::report::card::Card;
use crate::report::card::excerpt::Excerpt;
use crate::report::problem::Problem;

impl Problem<'_> {
    /// The problem as a diagnostic of `miette`.
    #[must_use]
    pub fn card(self) -> Card {
        // For an unreadable row, the text is the reason why it could not be read, which is not to be shown as a source.
        let text = if self.code() == Code::UnreadableRow { b"" } else { self.text() };
        Card {
            code: self.code(),
            severity: self.severity(),
            message: self.message(),
            label: self.label(),
            help: self.help(),
            footer: footer(self),
            span: self.span(),
            others: self.others().collect(),
            excerpt: Excerpt::new(text, self.span()),
            name: None,
            line: 0,
            column: self.column() - 1,
        }
    }
}

/// The lines below a card: the repaired text, if this is the last problem, the rule, and its document.
fn footer(problem: Problem<'_>) -> String {
    let mut lines = Vec::new();
    let is_last = problem.at + 1 == problem.contents.findings.len();
    let repaired = is_last.then(|| problem.contents.repaired()).flatten();
    lines.extend(repaired.map(|repaired| format!("{}:  {}", repaired.word(), repaired.text())));
    lines.push(format!("rule: {}", problem.rule()));
    lines.push(format!("from: {}", problem.citation()));
    lines.join("\n")
}

impl Report<'_> {
    /// The card of each problem.
    fn cards(&self) -> &[Card] {
        let Some(contents) = &self.contents else { return &[] };
        contents.cards.0.get_or_init(|| self.problems().map(Problem::card).collect())
    }

    fn headline_card(&self) -> Option<&Card> {
        self.cards().get(self.head())
    }
}

/// The [headline](Self::headline) is the diagnostic; the other problems are related to it.
///
/// In a function that returns `miette::Result`, `?` accepts a [`Report<'static>`](Report::into_owned).
impl Diagnostic for Report<'_> {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.headline_card()?.code()
    }

    fn severity(&self) -> Option<miette::Severity> {
        Diagnostic::severity(self.headline_card()?)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Diagnostic::help(self.headline_card()?)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.headline_card()?.source_code()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Diagnostic::labels(self.headline_card()?)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        let (cards, head) = (self.cards(), self.head());
        let others = cards.iter().enumerate().filter(move |(at, _)| *at != head);
        let others = others.map(|(_, card)| card as &dyn Diagnostic);
        (cards.len() > 1).then(|| Box::new(others) as Box<dyn Iterator<Item = _>>)
    }
}
