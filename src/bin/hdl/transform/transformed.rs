//! [`Transformed`]: the result of a text.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, Loss, Options, Problem, Report, Severity, Span, is_plain};

/// The result of a text.
pub(crate) struct Transformed<'a> {
    /// The name of the dialect that read the text.
    pub(crate) dialect: &'static str,
    /// The text to write; `None` if the text was refused.
    pub(crate) text: Option<Cow<'a, [u8]>>,
    /// What is lost, or would be lost.
    pub(crate) dropped: Vec<Loss>,
    /// The places in `text` that were percent-escaped.
    pub(crate) escapes: Vec<Span>,
    /// Why the text was refused, or other remarks about it.
    pub(crate) report: Report<'static>,
    /// Whether something is probably wrong with the handle that the text means, and so with the result.
    pub(crate) is_doubtful: bool,
}

/// Whether something is probably wrong with the handle that `text` means, such as punctuation at its end.
pub(crate) fn is_doubtful(dialect: Dialect, text: &[u8], options: Options<'_>) -> bool {
    // In a URI, the escape of a `%` shows that the escape after it is intended.
    let tells = |problem: Problem<'_>| {
        problem.severity() != Severity::Advice && problem.code() != Code::EscapeInHandle
    };
    !is_plain(text)
        && dialect
            .handle_with(text, options)
            .is_some_and(|handle| Dialect::Handle.check(&handle).problems().any(tells))
}

impl Transformed<'_> {
    /// The result of a text that was refused.
    pub(crate) fn refused(dialect: &'static str, report: Report<'_>) -> Self {
        let lossy = |problem: Problem<'_>| {
            Loss::ALL.iter().copied().find(|loss| loss.code() == problem.code())
        };
        let dropped = report.problems().filter_map(lossy).collect();
        Self {
            dialect,
            text: None,
            dropped,
            escapes: Vec::new(),
            report: report.into_owned(),
            is_doubtful: false,
        }
    }
}
