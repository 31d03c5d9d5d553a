//! [`Counts`]: how many records and problems a run has counted.

use std::fmt;

use handle_syntax::{Report, Severity};
use serde::Serialize;

use crate::terminal::plural::plural;

/// How many records were checked, how many of them have no error, and how many problems there are.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Counts {
    pub(crate) checked: u64,
    pub(crate) valid: u64,
    pub(crate) errors: u64,
    pub(crate) warnings: u64,
    pub(crate) advice: u64,
}

impl Counts {
    /// Counts a record, which is valid or not.
    pub(crate) fn add_record(&mut self, is_valid: bool) {
        self.checked += 1;
        self.valid += u64::from(is_valid);
    }

    /// Counts the problems of a record.
    pub(crate) fn add_problems(&mut self, report: &Report<'_>) {
        let count = |severity| report.count(severity) as u64;
        self.errors += count(Severity::Error);
        self.warnings += count(Severity::Warning);
        self.advice += count(Severity::Advice);
    }

    /// Counts this many records without problems.
    pub(crate) fn add_valid(&mut self, records: u64) {
        self.checked += records;
        self.valid += records;
    }

    /// Adds other counts.
    pub(crate) fn join(&mut self, other: &Self) {
        self.checked += other.checked;
        self.valid += other.valid;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.advice += other.advice;
    }

    /// The problems of each severity: "2 errors, 0 warnings, 1 piece of advice".
    pub(crate) fn problems(&self) -> String {
        let (errors, warnings) = (plural(self.errors, "error"), plural(self.warnings, "warning"));
        match self.advice {
            0 => format!("{errors}, {warnings}"),
            1 => format!("{errors}, {warnings}, 1 piece of advice"),
            more => format!("{errors}, {warnings}, {more} pieces of advice"),
        }
    }

    /// Whether any problem is an error or, if `strict`, counts as one.
    pub(crate) fn fail(&self, strict: bool) -> bool {
        self.errors > 0 || strict && self.warnings + self.advice > 0
    }
}

/// Written like "12 checked, 10 valid, 2 errors, 0 warnings".
impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { checked, valid, .. } = self;
        write!(f, "{checked} checked, {valid} valid, ")?;
        write!(f, "{}", self.problems())
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    const NONE: Counts = Counts { checked: 1, valid: 1, errors: 0, warnings: 0, advice: 0 };

    #[test]
    fn the_summary_has_singular_and_plural() {
        assert_eq!(NONE.to_string(), "1 checked, 1 valid, 0 errors, 0 warnings");
        let one = Counts { errors: 1, warnings: 1, advice: 1, ..NONE };
        assert_eq!(one.to_string(), "1 checked, 1 valid, 1 error, 1 warning, 1 piece of advice");
        let two = Counts { advice: 2, ..NONE };
        assert_eq!(two.to_string(), "1 checked, 1 valid, 0 errors, 0 warnings, 2 pieces of advice");
    }

    #[test]
    fn warnings_and_advice_count_only_if_strict() {
        let fail = |counts: Counts| (counts.fail(false), counts.fail(true));
        assert_eq!(fail(NONE), (false, false));
        assert_eq!(fail(Counts { advice: 1, ..NONE }), (false, true));
        assert_eq!(fail(Counts { warnings: 1, ..NONE }), (false, true));
        assert_eq!(fail(Counts { errors: 1, ..NONE }), (true, true));
    }
}
