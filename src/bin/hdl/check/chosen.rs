//! [`Chosen`]: which problems of a report the arguments choose.

use std::io;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use handle_syntax::Report;

use super::baseline::Baseline;
use crate::args::{Check, Grades};
use crate::terminal::failure::Failure;

/// What the arguments choose, and the baseline that all threads share.
#[derive(Debug)]
pub(crate) struct Chosen {
    grades: Grades,
    baseline: Option<Mutex<Baseline>>,
    /// A copy of the baseline for `--fix`, which meets each text twice: before and after its edits.
    before: Option<Mutex<Baseline>>,
    /// Whether problems are added to the baseline; if not, the problems that it has are dropped.
    writes: bool,
}

impl Chosen {
    /// Reads the baseline, if there is one.
    pub(crate) fn new(args: &Check) -> io::Result<Self> {
        let writes = args.choice.write_baseline.is_some();
        let baseline = match &args.choice.baseline {
            Some(path) => {
                let named = |error| {
                    let why = Failure::reading(path.to_string_lossy(), error);
                    io::Error::other(why.to_string())
                };
                Some(Baseline::read(path).map_err(named)?)
            }
            None => writes.then(Baseline::default),
        };
        let before = baseline.clone().filter(|_| args.fix || args.diff).map(Mutex::new);
        let (grades, baseline) = (args.choice.grades(), baseline.map(Mutex::new));
        Ok(Self { grades, baseline, before, writes })
    }

    /// Whether problems are selected or ignored, or get another severity.
    pub(crate) fn has_grades(&self) -> bool {
        !self.grades.is_empty()
    }

    /// Leaves in a report only the problems that are selected and not ignored, whatever the baseline has.
    pub(crate) fn grade(&self, report: &mut Report<'_>) {
        self.grades.apply(report);
    }

    /// Whether the baseline has any problem of this text, which then counts as met.
    pub(crate) fn has_known(&self, text: &[u8], mut report: Report<'_>) -> bool {
        let Some(before) = &self.before else { return false };
        self.grades.apply(&mut report);
        let problems = report.problems().count();
        before.lock().unwrap_or_else(PoisonError::into_inner).subtract(text, &mut report);
        report.problems().count() < problems
    }

    /// Leaves in the report of `text` only the problems that are to be reported; returns whether the baseline had others.
    pub(crate) fn apply(&self, text: &[u8], report: &mut Report<'_>) -> bool {
        self.grades.apply(report);
        let Some(baseline) = self.baseline.as_ref().filter(|_| !report.is_empty()) else {
            return false;
        };
        let problems = report.problems().len();
        let mut baseline = baseline.lock().unwrap_or_else(PoisonError::into_inner);
        if self.writes {
            baseline.add(text, report);
            report.regrade(|_| None);
        } else {
            baseline.subtract(text, report);
        }
        report.problems().len() < problems
    }

    /// How many problems the baseline has now: those that it was given, or those that no text had.
    pub(crate) fn known(&self) -> Option<u64> {
        let baseline = self.baseline.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        Some(baseline.len())
    }

    /// Writes the baseline.
    pub(crate) fn write(&self, path: &Path) -> io::Result<()> {
        let Some(baseline) = &self.baseline else { return Ok(()) };
        baseline.lock().unwrap_or_else(PoisonError::into_inner).write(path)
    }
}
