//! [`Card`]: a problem as `miette` draws it.

pub(super) mod excerpt;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use std::sync::OnceLock;

use miette::{
    Diagnostic, LabeledSpan, MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents,
};

use crate::code::{Code, Severity};
use crate::report::card::excerpt::Excerpt;
use crate::text::{Span, quote};

impl From<Severity> for miette::Severity {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Error => Self::Error,
            Severity::Warning => Self::Warning,
            Severity::Advice => Self::Advice,
        }
    }
}

/// A problem with all its words and the text around it: a diagnostic of `miette`, which draws it.
///
/// The text is shown as line 1 of a source without a name; [`named`](Self::named) and [`at`](Self::at) change that.
///
/// ```
/// use handle_syntax::Dialect;
/// use miette::Diagnostic;
///
/// let report = Dialect::HdlUri.check(b"hdl://10.1000/a b");
/// let card = report.headline().unwrap().card().named("ids.txt").at(7, 16);
/// assert_eq!(card.to_string(), "a space and more text follow the identifier");
/// assert_eq!(card.code().unwrap().to_string(), "character-not-allowed");
/// ```
#[derive(Clone, Debug)]
pub struct Card {
    pub(super) code: Code,
    pub(super) severity: Severity,
    pub(super) message: String,
    pub(super) label: String,
    pub(super) help: Cow<'static, str>,
    /// The repaired text, the rule, and the document of the rule, each on a line of its own.
    pub(super) footer: String,
    pub(super) span: Span,
    /// The other places of the problem, and the text at each.
    pub(super) others: Vec<(Span, String)>,
    pub(super) excerpt: Excerpt,
    /// The name of the source, and how many of its lines and columns are before the problem.
    pub(super) name: Option<String>,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// A name, with the characters masked that a terminal would obey or hide.
fn shown(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    let mut at = 0;
    while at < name.len() {
        at += quote::push(&name.as_bytes()[at..], &mut text);
    }
    text
}

impl Card {
    /// The same card, with the `name` of the source that the text is in. Characters of the name that a terminal would
    /// obey are masked.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        Self { name: Some(shown(name)), ..self }
    }

    /// The same card, for a problem that begins at this line and column of the source, both from 1.
    #[must_use]
    pub fn at(self, line: usize, column: usize) -> Self {
        Self { line: line.saturating_sub(1), column: column.saturating_sub(1), ..self }
    }

    /// The same card with another help, for callers that can give better advice.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    /// use miette::Diagnostic;
    ///
    /// let report = Dialect::Doi.check("11.1000/182");
    /// let card = report.headline().unwrap().card().with_help(String::from("Ask the library."));
    /// assert!(card.help().unwrap().to_string().starts_with("Ask the library."));
    /// ```
    #[must_use]
    pub fn with_help(self, help: impl Into<Cow<'static, str>>) -> Self {
        Self { help: help.into(), ..self }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for Card {}

/// The source is the one line of the excerpt, whatever context `miette` asks for.
impl SourceCode for Card {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let shown = &self.excerpt.shown;
        if span.offset() >= shown.len() {
            return Err(MietteError::OutOfBounds);
        }
        let whole = SourceSpan::from((0, shown.len()));
        // If miette asks without context, it wants the column of the place itself.
        let column = if before == 0 && after == 0 { self.column } else { 0 };
        let (data, line) = (shown.as_bytes(), self.line);
        Ok(Box::new(match &self.name {
            Some(name) => MietteSpanContents::new_named(name.clone(), data, whole, line, column, 1),
            None => MietteSpanContents::new(data, whole, line, column, 1),
        }))
    }
}

impl Diagnostic for Card {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.code))
    }

    fn severity(&self) -> Option<miette::Severity> {
        Some(self.severity.into())
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(format!("{}\n{}", self.help, self.footer)))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(self)
    }

    /// Places are counted in octets of the line that the card shows. They differ from those in the text if a number
    /// stands in place of a character.
    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = Some(self.label.clone()).filter(|label| !label.is_empty());
        let place = |span| self.excerpt.place(span).map(SourceSpan::from);
        let first = place(self.span).map(|span| LabeledSpan::new_primary_with_span(label, span));
        let others = self.others.iter().filter_map(move |(span, text)| {
            Some(LabeledSpan::new_with_span(Some(text.clone()), place(*span)?))
        });
        Some(Box::new(first.into_iter().chain(others)))
    }
}

/// The cards of a report, made once for `miette`, which asks for the parts of a diagnostic one by one.
#[derive(Default)]
pub(super) struct Cards(pub(super) OnceLock<Vec<Card>>);

/// Cards are made from the report, so they never make equal reports differ.
impl PartialEq for Cards {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Cards {}

impl Clone for Cards {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cards")
    }
}
