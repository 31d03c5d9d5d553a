//! [`LeftOut`]: how many findings of a text were left out.

use crate::code::Severity;

/// How many findings of each severity were left out, because there are more than anybody would read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LeftOut {
    advice: usize,
    warnings: usize,
    errors: usize,
}

impl LeftOut {
    /// Nothing was left out.
    pub(crate) const NONE: Self = Self { advice: 0, warnings: 0, errors: 0 };

    /// Counts one more finding of this severity.
    pub(crate) const fn add(&mut self, severity: Severity) {
        *match severity {
            Severity::Advice => &mut self.advice,
            Severity::Warning => &mut self.warnings,
            Severity::Error => &mut self.errors,
        } += 1;
    }

    /// How many findings of this severity were left out.
    pub(crate) const fn of(self, severity: Severity) -> usize {
        match severity {
            Severity::Advice => self.advice,
            Severity::Warning => self.warnings,
            Severity::Error => self.errors,
        }
    }

    /// Only the errors among them.
    pub(crate) const fn only_errors(self) -> Self {
        Self { errors: self.errors, ..Self::NONE }
    }

    /// How many findings were left out.
    pub(crate) const fn total(self) -> usize {
        self.advice + self.warnings + self.errors
    }
}
