//! [`Severity`]: how grave a problem is.

use core::fmt;

/// How grave a problem is, the gravest last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Severity {
    /// Legal, and worth knowing.
    Advice,
    /// Legal, but it breaks a SHOULD, or other software will take it for something else.
    Warning,
    /// It breaks the ABNF, a MUST or a SHALL.
    Error,
}

impl Severity {
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

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
