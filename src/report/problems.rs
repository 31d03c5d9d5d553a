//! [`Problems`]: the problems of a report, one by one.

use core::fmt;
use core::iter::{Enumerate, FusedIterator};
use core::slice;

use crate::diagnosis::Finding;
use crate::report::contents::Contents;
use crate::report::problem::Problem;

/// The problems of a report, as [`Report::problems`](crate::Report::problems) returns them.
///
/// ```
/// use handle_syntax::{Code, Dialect};
///
/// let report = Dialect::HdlUri.check("hdl://10.1000/%41<");
/// let mut codes = Vec::new();
/// for problem in &report {
///     codes.push(problem.code());
/// }
/// assert_eq!(codes, [Code::NeedlessEscape, Code::CharacterNotAllowed]);
/// assert_eq!(report.problems().next_back().unwrap().code(), Code::CharacterNotAllowed);
/// ```
#[derive(Clone)]
pub struct Problems<'r> {
    contents: Option<&'r Contents<'r>>,
    findings: Enumerate<slice::Iter<'r, Finding>>,
}

impl<'r> Problems<'r> {
    /// The problems of a report with these contents, or none.
    pub(super) fn of(contents: Option<&'r Contents<'r>>) -> Self {
        let findings = contents.map_or(&[][..], |contents| &contents.findings);
        Self { contents, findings: findings.iter().enumerate() }
    }
}

impl<'r> Iterator for Problems<'r> {
    type Item = Problem<'r>;

    fn next(&mut self) -> Option<Problem<'r>> {
        let (contents, (at, finding)) = (self.contents?, self.findings.next()?);
        Some(Problem { contents, finding, at })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.findings.size_hint()
    }
}

impl DoubleEndedIterator for Problems<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let (contents, (at, finding)) = (self.contents?, self.findings.next_back()?);
        Some(Problem { contents, finding, at })
    }
}

impl ExactSizeIterator for Problems<'_> {}

impl FusedIterator for Problems<'_> {}

impl fmt::Debug for Problems<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}
