//! How a report is displayed, and how it is walked by a `for` loop.

use core::fmt;

use crate::code::Severity;
use crate::report::Report;
use crate::report::problem::Problem;
use crate::report::problems::Problems;

impl<'r> IntoIterator for &'r Report<'_> {
    type Item = Problem<'r>;
    type IntoIter = Problems<'r>;

    fn into_iter(self) -> Problems<'r> {
        self.problems()
    }
}

impl fmt::Debug for Report<'_> {
    /// Writes the problems, each with its code, severity, span and message, and how many more were left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Report");
        shown.field("problems", &self.problems()).field("more", &self.left_out()).finish()
    }
}

impl fmt::Display for Report<'_> {
    /// Writes the message of the [headline](Report::headline). If all problems were left out, says how many they are.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.headline(), self.left_out()) {
            (Some(problem), _) => problem.fmt(f),
            (None, 0) => f.write_str("nothing is wrong"),
            (None, more) => {
                let were = if more == 1 { "problem was" } else { "problems were" };
                write!(f, "{more} {were} left out (errors: {})", self.count(Severity::Error))
            }
        }
    }
}

impl core::error::Error for Report<'_> {}
