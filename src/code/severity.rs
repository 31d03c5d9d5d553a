//! [`Severity`]: how severe a problem is.

use crate::text::named;

/// How severe a problem is, the most severe last.
///
/// ```
/// use handle_syntax::{Dialect, Severity};
///
/// let report = Dialect::HdlUri.check("hdl://10.1000/%41<");
/// let worst = report.problems().map(|problem| problem.severity()).max();
/// assert_eq!((worst, Severity::Error.name()), (Some(Severity::Error), "error"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The text is valid, but this is worth knowing.
    Advice,
    /// The text is valid, but it breaks a SHOULD, or other software will take it for something else.
    Warning,
    /// The text breaks the ABNF, a MUST or a SHALL.
    Error,
}

impl Severity {
    /// Every severity, the most severe last.
    pub const ALL: &'static [Self] = &[Self::Advice, Self::Warning, Self::Error];

    /// `advice`, `warning` or `error`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Advice => "advice",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

named!(Severity, "there is no severity of that name");
