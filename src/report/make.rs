//! How reports are made of findings.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::diagnosis::{Explained, Finding, LeftOut};
use crate::dialect::Dialect;
use crate::read::Options;
use crate::report::Report;
use crate::report::contents::Contents;
use crate::report::origin::Origin;
use crate::text::Span;

impl<'t> Report<'t> {
    /// A report of `findings`, which must be in text order; `more` others were left out.
    ///
    /// The report keeps `most` findings at most: errors before warnings and advice.
    pub(crate) fn new(
        findings: Vec<Finding>,
        more: LeftOut,
        text: &'t [u8],
        origin: Origin<'t>,
        most: usize,
    ) -> Self {
        Self::of(Explained::of(findings, more), text, origin, most)
    }

    /// A report of explained findings; it keeps `most` of them at most.
    #[inline]
    pub(crate) fn of(found: Explained, text: &'t [u8], origin: Origin<'t>, most: usize) -> Self {
        if found.findings.is_empty() && found.more == LeftOut::NONE {
            return Self::default();
        }
        let mut contents = Contents::new(found, text, origin);
        contents.cut(most);
        Self { contents: Some(Box::new(contents)) }
    }

    /// A report of one finding.
    pub(crate) fn one(finding: Finding, text: &'t [u8], origin: Origin<'t>) -> Self {
        Self::new(Vec::from([finding]), LeftOut::NONE, text, origin, 1)
    }

    /// A report of one error that the caller found in `text`. The `production` is the one that should read the text,
    /// such as [`Dialect::start`]; if no document has a rule of that name, the problem has an empty rule and an empty
    /// document. The span is cut off at the end of the text.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Report, Span};
    ///
    /// let report = Report::single(b"10.1/a\nb", Code::NotOneLine, Span::new(6, 7), Dialect::Handle.start());
    /// let message = "a handle that contains U+000A LINE FEED does not fit on one line";
    /// assert_eq!(report.to_string(), message);
    /// ```
    #[must_use]
    pub fn single(
        text: &'t (impl AsRef<[u8]> + ?Sized),
        code: Code,
        span: Span,
        production: &'static str,
    ) -> Self {
        let text = text.as_ref();
        let end = span.range().end.min(text.len());
        let span = Span::of(span.range().start.min(end), end);
        let finding = Finding::new(code, span, production);
        Self::one(finding, text, Origin::Production(production))
    }

    /// Adds the advice that another dialect reads another handle in the text, before all other problems.
    pub(crate) fn advise(
        &mut self,
        span: Span,
        text: &'t [u8],
        (dialect, options): (Dialect, Options<'t>),
        other: (Dialect, Cow<'t, [u8]>),
    ) {
        let advice = Finding::new(Code::Ambiguous, span, dialect.start());
        let advice = Finding { severity: Severity::Advice, ..advice };
        match &mut self.contents {
            Some(contents) => {
                contents.findings.insert(0, advice);
                contents.cut(options.most);
            }
            None => {
                let origin = Origin::Dialect(dialect, options);
                *self = Self::new(Vec::from([advice]), LeftOut::NONE, text, origin, options.most);
            }
        }
        if let Some(contents) = &mut self.contents {
            contents.other = Some(other);
        }
    }
}
