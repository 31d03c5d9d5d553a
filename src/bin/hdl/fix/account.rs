//! [`Account`]: what a run has found in its files, and the outputs that report it.

use std::fmt;
use std::io;
use std::sync::Arc;

use handle_syntax::Report;
use indicatif::ProgressBar;

use crate::check;
use crate::check::judge::{Origin, Totals, judge};
use crate::check::statistics::Statistics;
use crate::input::damage::Damage;
use crate::input::layout::Layout;
use crate::input::scan::Located;
use crate::input::unread::Unread;
use crate::opening::lacking::{Lacking, PlacesSeen};
use crate::output::counts::Counts;
use crate::output::summary::Summary;
use crate::output::tally::Tally;
use crate::output::{self, Output};
use crate::rules::Rules;
use crate::status::Status;
use crate::terminal::failure::note;

use super::journal::Journal;

/// What a run has found and done up to now.
pub(super) struct Account {
    /// The rules of the current file.
    pub(super) rules: Arc<Rules>,
    outputs: Vec<Output<check::Writer>>,
    pub(super) counts: Counts,
    pub(super) tally: Tally,
    pub(super) statistics: Statistics,
    /// Whether the current file has one place that is not UTF-8 or several, and the first file with several.
    pub(super) damage: Damage,
    pub(super) damaged: Option<String>,
    /// The places that files do not have.
    lacking: Lacking,
    /// The file of `--report`, which records each change.
    pub(super) journal: Option<Journal>,
    /// The progress bar, which must be hidden while something is printed.
    pub(super) bar: ProgressBar,
    /// How many records were fixed.
    pub(super) fixed: u64,
    /// Whether a file could not be read, or could not be fixed.
    pub(super) incomplete: bool,
    /// The number of an output to which problems can no longer be reported, and why. The files are still fixed and
    /// counted.
    pub(super) unheard: Option<(usize, io::Error)>,
}

impl Account {
    pub(super) fn new(
        rules: Arc<Rules>,
        outputs: Vec<Output<check::Writer>>,
        journal: Option<Journal>,
        bar: ProgressBar,
    ) -> Self {
        Self {
            rules,
            outputs,
            counts: Counts::default(),
            tally: Tally::default(),
            statistics: Statistics::default(),
            damage: Damage::default(),
            damaged: None,
            lacking: Lacking::default(),
            journal,
            bar,
            fixed: 0,
            incomplete: false,
            unheard: None,
        }
    }

    /// Ends each output, and hides the bar.
    pub(super) fn end(&mut self) {
        let Self { outputs, unheard, bar, counts, tally, statistics, .. } = self;
        let summary = Summary { counts, tally, prefixes: statistics.prefixes() };
        print(outputs, unheard, bar, |output| output.end(&summary).and_then(|()| output.flush()));
        bar.finish_and_clear();
        self.incomplete |= self.lacking.tell(self.rules.args.quiet);
    }

    /// Says something on the standard error.
    pub(super) fn note(&self, line: impl fmt::Display) {
        self.bar.suspend(|| note(line));
    }

    /// Writes to each output, unless that has failed before.
    pub(super) fn print(
        &mut self,
        write: impl FnMut(&mut Output<check::Writer>) -> io::Result<()>,
    ) {
        print(&mut self.outputs, &mut self.unheard, &self.bar, write);
    }

    /// Notes which fields the rows of a file have.
    pub(super) fn seen(&mut self, name: &str, layout: &Layout, rows: PlacesSeen) {
        self.lacking.note(name, layout, rows);
    }

    /// Reports the problems of a record as it is now.
    pub(super) fn found(&mut self, file: &str, found: &Located<'_>) {
        let rules = Arc::clone(&self.rules);
        self.report(file, found, rules.report(found));
    }

    /// Reports a row that cannot be read.
    pub(super) fn unread(&mut self, file: &str, number: u64, unread: &Unread) {
        let rules = Arc::clone(&self.rules);
        self.report(file, &Located::unread(number, unread), rules.unreadable(unread));
    }

    /// Whether a quick check shows that there is nothing to report on a text. If there is nothing and the file has the
    /// name `reported`, the text is counted.
    pub(super) fn passes(&mut self, reported: Option<&str>, wanted: usize, text: &[u8]) -> bool {
        let args = &self.rules.args;
        let passes = !args.counts_prefixes() && self.rules.is_plain(wanted, text);
        if passes && let Some(name) = reported {
            let mut counts = Counts::default();
            counts.add_valid(1);
            self.count(name, &counts);
        }
        passes
    }

    /// Counts a record and reports its problems.
    pub(super) fn report(&mut self, file: &str, found: &Located<'_>, said: (&str, Report<'_>)) {
        let rules = Arc::clone(&self.rules);
        let Self { outputs, unheard, bar, tally, statistics, damage, .. } = self;
        let origin = Origin { name: file, damage, is_fixed: true };
        let mut counts = Counts::default();
        let totals = Totals { counts: &mut counts, tally, statistics };
        let is_damaged = judge(&rules, &origin, found, said, totals, |findings, _| {
            let problems = |output: &mut Output<_>| {
                findings.iter().try_for_each(|finding| output.problem(finding))
            };
            print(outputs, unheard, bar, problems);
        });
        self.count(file, &counts);
        if is_damaged && self.damaged.is_none() {
            self.damaged = Some(file.to_owned());
        }
    }

    /// Adds the counts of a record of this file.
    fn count(&mut self, file: &str, counts: &Counts) {
        self.counts.join(counts);
        if self.rules.args.wants_examples() {
            self.tally.add_file(file, counts);
        }
    }

    pub(super) fn status(&self) -> Status {
        let fail =
            self.counts.fail(self.rules.args.strict) || self.rules.args.diff && self.fixed > 0;
        Status::of(!self.incomplete, fail)
    }
}

/// Writes to each output, unless that has failed before.
fn print(
    outputs: &mut [Output<check::Writer>],
    unheard: &mut Option<(usize, io::Error)>,
    bar: &ProgressBar,
    mut write: impl FnMut(&mut Output<check::Writer>) -> io::Result<()>,
) {
    if unheard.is_none() {
        *unheard = bar.suspend(|| output::each(outputs, |output, _| write(output))).err();
    }
}
