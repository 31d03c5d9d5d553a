//! [`Chosen`]: which problems of a report the arguments choose.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use handle_syntax::Report;

use super::baseline::Baseline;
use crate::args::{Check, Grades};
use crate::lock::locked;
use crate::reading;
use crate::terminal::failure::Failure;

/// A baseline. All threads use the same one, and so do all files to which it applies.
type Shared = Arc<Mutex<Baseline>>;

/// The baselines of a run, by the files that they were read from. A baseline that is going to be written has no file
/// yet. Each may have a copy, for `--fix`.
#[derive(Debug, Default)]
pub(crate) struct Baselines(BTreeMap<Option<PathBuf>, (Shared, Option<Shared>)>);

impl Baselines {
    /// The baseline of these arguments, and a copy for `--fix`, which meets each text twice: before and after its
    /// edits.
    fn of(&mut self, args: &Check) -> io::Result<(Option<Shared>, Option<Shared>)> {
        let path = args.choice.baseline.clone();
        if path.is_none() && args.choice.write_baseline.is_none() {
            return Ok((None, None));
        }
        if !self.0.contains_key(&path) {
            let baseline = match &path {
                Some(path) => Baseline::read(path)
                    .map_err(|error| io::Error::other(Failure::at(path, error).to_string()))?,
                None => Baseline::default(),
            };
            let before = (args.fix || args.diff).then(|| Arc::new(Mutex::new(baseline.clone())));
            self.0.insert(path.clone(), (Arc::new(Mutex::new(baseline)), before));
        }
        let shared = self.0.get(&path);
        Ok((shared.map(|(it, _)| Arc::clone(it)), shared.and_then(|(_, before)| before.clone())))
    }

    /// How many problems are left in the baselines: checking a text removes the problems that it still has.
    pub(crate) fn left(&self) -> u64 {
        self.0.values().map(|(it, _)| locked(it).len()).fold(0, u64::saturating_add)
    }
}

/// What the arguments choose, and the baseline.
#[derive(Debug)]
pub(crate) struct Chosen {
    grades: Grades,
    baseline: Option<Shared>,
    /// The copy of the baseline for the texts before the edits of `--fix`.
    before: Option<Shared>,
    /// Whether problems are added to the baseline; if not, the problems that it has are dropped.
    writes: bool,
}

impl Chosen {
    /// Reads the baseline that the arguments name, unless it was already read for other files.
    pub(crate) fn new(args: &Check, baselines: &mut Baselines) -> io::Result<Self> {
        let (baseline, before) = baselines.of(args)?;
        let writes = args.choice.write_baseline.is_some();
        Ok(Self { grades: args.choice.grades(), baseline, before, writes })
    }

    /// Whether problems are selected or ignored, or get another severity.
    pub(crate) fn has_grades(&self) -> bool {
        !self.grades.is_empty()
    }

    /// Whether, by the arguments, a row that cannot be read is not an error.
    pub(crate) fn allows_unread(&self) -> bool {
        let (_, mut report) = reading::unreadable(None, "");
        self.grade(&mut report);
        report.is_valid()
    }

    /// Leaves in a report only the problems that are selected and not ignored, whatever the baseline has.
    pub(crate) fn grade(&self, report: &mut Report<'_>) {
        self.grades.apply(report);
    }

    /// Whether the baseline has any problem of this text. The problems of the text are removed from the copy for
    /// `--fix`, each once.
    pub(crate) fn has_known<'t>(&self, text: &[u8], report: impl Fn() -> Report<'t>) -> bool {
        let Some(before) = &self.before else { return false };
        let mut report = report();
        self.grades.apply(&mut report);
        let problems = report.problems().count();
        locked(before).subtract(text, &mut report);
        report.problems().count() < problems
    }

    /// Leaves in the report of `text` only the problems that are to be reported; returns whether the baseline had
    /// others.
    pub(crate) fn apply(&self, text: &[u8], report: &mut Report<'_>) -> bool {
        self.grades.apply(report);
        let Some(baseline) = self.baseline.as_ref().filter(|_| !report.is_empty()) else {
            return false;
        };
        let problems = report.problems().len();
        let mut baseline = locked(baseline);
        if self.writes {
            baseline.add(text, report);
            report.regrade(|_| None);
        } else {
            baseline.subtract(text, report);
        }
        report.problems().len() < problems
    }

    /// Writes the baseline to a file.
    pub(crate) fn write(&self, file: File) -> io::Result<()> {
        let Some(baseline) = &self.baseline else { return Ok(()) };
        locked(baseline).write(file)
    }
}
