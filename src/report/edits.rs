//! The edits of a report that a caller wants: the safe ones of all problems, and the suggestions for some of them.

use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::report::Report;
use crate::report::problem::Problem;
use crate::text::Edit;

impl Report<'_> {
    /// The [suggestions](Problem::suggestion) for problems of these codes.
    ///
    /// There are none if only the author of the text knows what is meant or what is missing: edits would then leave
    /// parts of two identifiers, or a name that only looks right.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Edit};
    ///
    /// let text = "10.1000/182.";
    /// let report = Dialect::Doi.check(text);
    /// assert!(report.suggestions(&[Code::LeadingText]).is_empty());
    /// assert_eq!(Edit::apply_all(report.suggestions(&[Code::TrailingPunctuation]), text), b"10.1000/182");
    /// ```
    #[must_use]
    pub fn suggestions(&self, codes: &[Code]) -> Vec<Edit> {
        self.wanted(|_| None, codes)
    }

    /// The [safe edits](Problem::fix) of all problems, and the [suggestions](Self::suggestions) for problems of these
    /// codes.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Edit};
    ///
    /// let text = "DOI:10.1000/182.";
    /// let edits = Dialect::Doi.check(text).edits(&[Code::TrailingPunctuation]);
    /// assert_eq!(Edit::apply_all(edits, text), b"10.1000/182");
    /// ```
    #[must_use]
    pub fn edits(&self, codes: &[Code]) -> Vec<Edit> {
        self.wanted(|problem| problem.fix(), codes)
    }

    fn wanted(&self, fix: fn(Problem<'_>) -> Option<Edit>, codes: &[Code]) -> Vec<Edit> {
        let is_clear = !self.problems().any(is_open);
        let edit = |problem: Problem<'_>| {
            let is_named = is_clear && codes.contains(&problem.code());
            fix(problem).or_else(|| problem.suggestion().filter(|_| is_named))
        };
        self.problems().filter_map(edit).collect()
    }
}

/// Whether only the author knows what to do about a problem: it has no edit, and it is an error, or one of the problems
/// that show that the text is not one whole identifier.
fn is_open(problem: Problem<'_>) -> bool {
    const OPEN: [Code; 4] =
        [Code::TwoIdentifiers, Code::Truncated, Code::Ellipsis, Code::Placeholder];
    let is_needed = problem.severity() == Severity::Error || OPEN.contains(&problem.code());
    is_needed && problem.fix().is_none() && problem.suggestion().is_none()
}
