//! [`Transformed`]: the result of a text.

use handle_syntax::{Loss, Problem, Report, Span};

use crate::doubt::{Doubt, is_warning};
use crate::reading;

/// The result of a text.
pub(crate) struct Transformed {
    /// The name of the dialect that read the text.
    pub(crate) dialect: &'static str,
    /// The text to write; `None` if the text was refused.
    pub(crate) text: Option<Vec<u8>>,
    /// What is lost, or would be lost.
    pub(crate) dropped: Vec<Loss>,
    /// The places in `text` that were percent-escaped.
    pub(crate) escapes: Vec<Span>,
    /// Why the text was refused, or other remarks about it.
    pub(crate) report: Report<'static>,
    /// Why something is probably wrong with the handle that the text means; `report` does not mention it.
    pub(crate) doubt: Option<Doubt>,
    /// Whether the text was refused only because an `info:doi` URI means a DOI name and no handle.
    pub(crate) is_info_doi: bool,
}

impl Transformed {
    /// The result of a text that was not refused, with nothing to say about it.
    pub(super) fn written(dialect: &'static str, text: Vec<u8>) -> Self {
        Self {
            dialect,
            text: Some(text),
            dropped: Vec::new(),
            escapes: Vec::new(),
            report: Report::default(),
            doubt: None,
            is_info_doi: false,
        }
    }

    /// The result of a text that was too long to be read.
    pub(super) fn too_long() -> Self {
        let (dialect, report) = reading::too_long(None);
        Self::refused(dialect, report)
    }

    /// The same outcome without a result, if there is a warning about the text: nothing is lost then.
    pub(super) fn refused_if_warned(self) -> Self {
        if self.doubt.is_none() && !self.report.problems().any(is_warning) {
            return self;
        }
        let lost = if self.text.is_some() { Vec::new() } else { self.dropped };
        Self { text: None, dropped: lost, escapes: Vec::new(), ..self }
    }

    /// The result of a text that was refused.
    pub(crate) fn refused(dialect: &'static str, report: Report<'_>) -> Self {
        let lossy = |problem: Problem<'_>| {
            Loss::ALL.iter().copied().find(|loss| loss.code() == problem.code())
        };
        let dropped = report.problems().filter_map(lossy).collect();
        let refused = Self::written(dialect, Vec::new());
        Self { text: None, dropped, report: report.into_owned(), ..refused }
    }
}
