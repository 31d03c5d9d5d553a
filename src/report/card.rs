//! [`Problem`] and [`Report`] as diagnostics of `miette`.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use miette::{
    Diagnostic, LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents,
};

use crate::code::Severity;
use crate::report::problem::{Problem, Report};
use crate::text::{Excerpt, Span};

impl From<Severity> for miette::Severity {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Error => Self::Error,
            Severity::Warning => Self::Warning,
            Severity::Advice => Self::Advice,
        }
    }
}

/// The one line that there is, whatever context is asked for.
impl SourceCode for Excerpt {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        behind: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        if span.offset() < self.start || span.offset() >= self.start + self.shown.len() {
            return Err(MietteError::OutOfBounds);
        }
        let whole = SourceSpan::from((self.start, self.shown.len()));
        // Without context, what is asked is where the place is.
        let column = if before == 0 && behind == 0 { self.column } else { 0 };
        let (data, line) = (self.shown.as_bytes(), self.line);
        Ok(Box::new(match &self.name {
            Some(name) => MietteSpanContents::new_named(name.clone(), data, whole, line, column, 1),
            None => MietteSpanContents::new(data, whole, line, column, 1),
        }))
    }
}

impl Problem {
    /// The part of a span that the excerpt shows.
    fn shown(&self, span: Span) -> Option<SourceSpan> {
        let last = self.excerpt.start + self.excerpt.shown.len() - 1;
        let start = (span.start as usize).max(self.excerpt.start);
        let end = (span.end as usize).min(last);
        (start <= end).then(|| SourceSpan::from((start, end - start)))
    }

    /// What to do, the repaired text, the rule and where it stands: each on a line of its own.
    fn footer(&self) -> String {
        let mut lines = Vec::new();
        lines.extend(self.help.clone());
        lines.extend(self.repaired.as_ref().map(|repaired| {
            let word = if repaired.sure { "fix: " } else { "try: " };
            format!("{word} {}", repaired.text)
        }));
        lines.push(format!("rule: {}", self.rule));
        lines.push(match self.clause {
            Some(clause) => format!("from: {}; {clause}", self.document),
            None => format!("from: {}", self.document),
        });
        lines.join("\n")
    }
}

impl Diagnostic for Problem {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.code))
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(self.severity.into())
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.footer()))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.excerpt)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = |text: &str| Some(text.into()).filter(|text: &String| !text.is_empty());
        let first = self
            .shown(self.span)
            .map(|span| LabeledSpan::new_primary_with_span(label(&self.label), span));
        let others = self.labels.iter().filter_map(move |other| {
            Some(LabeledSpan::new_with_span(label(&other.text), self.shown(other.span)?))
        });
        Some(Box::new(first.into_iter().chain(others)))
    }
}

/// The first problem, and the others as related to it.
impl Diagnostic for Report {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.problems.first()?.code()
    }

    fn severity(&self) -> Option<miette::Severity> {
        Diagnostic::severity(self.problems.first()?)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Diagnostic::help(self.problems.first()?)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.problems.first()?.source_code()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Diagnostic::labels(self.problems.first()?)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        let others = self.problems.get(1..).filter(|others| !others.is_empty())?;
        Some(Box::new(others.iter().map(|problem| problem as &dyn Diagnostic)))
    }
}
