//! [`Ledger`]: writes what was found to every output, and adds up the results of the run.

use std::io::{self, Write};
use std::mem;
use std::sync::Arc;

use indicatif::ProgressBar;

use super::batch::{Batch, File, Signs};
use crate::args::Check;
use crate::check::statistics::Statistics;
use crate::input::layout::Layout;
use crate::opening::kind::FileKind;
use crate::opening::lacking::{Lacking, PlacesSeen};
use crate::output::counts::Counts;
use crate::output::summary::Summary;
use crate::output::tally::Tally;
use crate::output::{self, Output};
use crate::terminal::failure::note;

/// The result of the run, after everything was written.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) counts: Counts,
    pub(crate) tally: Tally,
    pub(crate) statistics: Statistics,
    /// How many problems were reported, and how many were not, because of `--max`.
    pub(crate) reported: u64,
    pub(crate) hidden: u64,
    /// Whether the run stopped before everything was read, and how many paths of the command line it had tried by then.
    pub(crate) enough: bool,
    pub(crate) files: usize,
    /// Whether anything could not be read.
    pub(crate) unread: bool,
    /// How many binary files of directories were skipped.
    pub(crate) skipped: u64,
    /// The first file with problems that was probably not read as it is meant, and what to do.
    pub(crate) misread: Option<(String, String)>,
    /// The first file that is not UTF-8 in several places.
    pub(crate) damaged: Option<String>,
    /// The number of an output that can no longer be written, and why.
    pub(crate) failed: Option<(usize, io::Error)>,
}

/// What was found in a file.
#[derive(Default)]
struct Sum {
    /// How many records were checked, and how many problems were reported.
    checked: u64,
    problems: u64,
    rows: PlacesSeen,
    /// The signs that the file is perhaps not a list.
    signs: Signs,
}

/// The outputs, and the results so far.
pub(super) struct Ledger<W> {
    outputs: Vec<Output<W>>,
    outcome: Outcome,
    /// Whether problems are counted for each file.
    by_file: bool,
    /// The most problems that are to be reported.
    max: Option<u64>,
    /// Whether warnings and advice count as errors.
    strict: bool,
    /// The file whose problems are being written, and what was found in it so far.
    file: Option<Arc<File>>,
    sum: Sum,
    /// The places that files do not have.
    lacking: Lacking,
    /// Whether there is no advice, and no message about places that only some files lack.
    quiet: bool,
    /// Whether the advice about a file that is not a list was given.
    is_advised: bool,
    /// Whether nothing more is to be written.
    over: bool,
    /// The progress bar, which must be hidden while something is printed.
    bar: ProgressBar,
}

impl<W: Write> Ledger<W> {
    pub(super) fn new(args: &Check, outputs: Vec<Output<W>>, bar: ProgressBar) -> Self {
        Self {
            outputs,
            outcome: Outcome::default(),
            by_file: args.wants_examples(),
            max: args.max,
            strict: args.strict,
            file: None,
            sum: Sum::default(),
            lacking: Lacking::default(),
            quiet: args.quiet,
            is_advised: false,
            over: false,
            bar,
        }
    }

    /// Whether nothing more is to be written.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Writes what comes before all problems.
    pub(super) fn begin(&mut self) {
        self.print(|output, _| output.begin());
    }

    /// Ends the run, because the results of a thread were lost.
    pub(super) fn fail(&mut self) {
        self.outcome.unread = true;
        self.over = true;
    }

    /// Writes what comes after all problems, and gives the results.
    pub(super) fn end(&mut self) -> Outcome {
        self.over = true;
        self.bar.finish_and_clear();
        let mut outcome = mem::take(&mut self.outcome);
        // A file that was not read may have what the others lack.
        if !outcome.enough {
            outcome.unread |= self.lacking.tell(self.quiet);
        }
        if outcome.failed.is_none() {
            let Outcome { counts, tally, statistics, .. } = &outcome;
            let summary = Summary { counts, tally, prefixes: statistics.prefixes() };
            self.print(|output, _| output.end(&summary).and_then(|()| output.flush()));
            outcome.failed = self.outcome.failed.take();
        }
        outcome
    }

    /// Writes to each output, by its number.
    fn print(&mut self, write: impl Fn(&mut Output<W>, usize) -> io::Result<()>) {
        if let Err(failed) = self.bar.suspend(|| output::each(&mut self.outputs, write)) {
            self.outcome.failed = Some(failed);
            self.over = true;
        }
    }

    /// Writes the findings of a batch, counts them, and empties the batch.
    pub(super) fn write(&mut self, batch: &mut Batch) {
        if self.over {
            return;
        }
        if let Some(max) = self.max {
            self.limit(batch, max - self.outcome.reported);
        }
        self.outcome.files = batch.files;
        self.outcome.reported += batch.problems() as u64;
        self.outcome.counts.join(&batch.counts);
        self.outcome.tally.join(&mut batch.tally);
        if let Some(file) = &batch.file {
            if self.by_file {
                self.outcome.tally.add_file(&file.name, &batch.counts);
            }
            self.file = Some(Arc::clone(file));
        }
        if let Some(file) = self.file.as_ref().filter(|_| batch.is_damaged) {
            self.outcome.damaged.get_or_insert_with(|| file.name.clone());
        }
        self.sum.checked += batch.counts.checked;
        self.sum.problems += batch.problems() as u64;
        self.sum.rows.join(batch.rows);
        self.sum.signs.join(batch.signs);
        self.outcome.statistics.join(&mut batch.statistics);
        if batch.problems() > 0 {
            self.advise();
            self.print(|output, number| {
                batch.rendered.get(number).map_or(Ok(()), |rendered| output.write(rendered))?;
                output.flush()
            });
        }
        if !self.over {
            if batch.is_last {
                self.end_file();
            }
            self.unread(batch);
            self.outcome.skipped += batch.skipped;
        }
        batch.clear();
    }

    /// Says before the first problem of a file that the file is not a list, if its name or its beginning shows that:
    /// then its problems, and the texts to try, are of little use.
    fn advise(&mut self) {
        let is_due = !self.quiet && !self.is_advised && self.outcome.misread.is_none();
        let known = self.file.as_ref().filter(|_| is_due);
        let Some((name, kind)) = known.and_then(|file| Some((&file.name, file.misread?))) else {
            return;
        };
        self.bar.suspend(|| note(format_args!("{name}: {}", kind.read_as_list())));
        self.is_advised = true;
    }

    /// Keeps the first `left` problems of a batch. The run stops with them if they decide the exit status; otherwise it
    /// goes on without printing, up to the problem that decides it.
    fn limit(&mut self, batch: &mut Batch, left: u64) {
        let left = usize::try_from(left).unwrap_or(usize::MAX);
        let Some(rendered) = batch.rendered.first().filter(|rendered| rendered.len() >= left)
        else {
            return;
        };
        let decided = {
            let mut later = (left.max(1)..).zip(rendered.counts_from(left.saturating_sub(1)));
            let fails = |counts: &Counts| counts.fail(self.strict);
            later.find(|(_, counts)| fails(&self.outcome.counts) || fails(counts))
        };
        let seen = decided.map_or(rendered.len(), |(seen, _)| seen);
        self.outcome.hidden += (seen - left) as u64;
        if let Some((_, counts)) = decided {
            batch.counts = counts;
            self.outcome.enough = true;
            self.over = true;
        }
        batch.rendered.iter_mut().for_each(|rendered| rendered.truncate(left));
    }

    /// Notes which fields no row of the file has, and a file that should perhaps be read by its fields.
    fn end_file(&mut self) {
        let Sum { checked, problems, rows, signs } = mem::take(&mut self.sum);
        let Some(file) = self.file.take() else { return };
        if problems > 0 && !self.is_advised && self.outcome.misread.is_none() {
            let advice = advice(&file, signs, checked);
            self.outcome.misread = advice.map(|advice| (file.name.clone(), advice));
        }
        self.lacking.note(&file.name, &file.layout, rows);
    }

    /// Reports what could not be read, after the problems that come before it.
    fn unread(&mut self, batch: &Batch) {
        if let Some(trouble) = &batch.trouble {
            self.bar.suspend(|| note(trouble));
            self.outcome.unread = true;
        }
    }
}

/// What to do with a file with problems that was probably not read as it is meant.
fn advice(file: &File, signs: Signs, checked: u64) -> Option<String> {
    let is_lines = file.layout.is_list_of_lines();
    let why = if matches!(file.layout, Layout::List(b'\0')) && checked == 1 && signs.has_line_end {
        "it has several lines, but with -0 all of it is one identifier; without -0, each line is one"
    } else if signs.has_title {
        "its first row seems to have the titles of the columns; `--column TITLE` passes over it"
    } else if signs.has_several {
        "several identifiers stand in one place; `--split TEXT`, with the text between them (or `newline`), reads each"
    } else if is_lines && signs.has_return {
        "if its lines end with CR alone, `tr '\\r' '\\n'` makes lines of them that can be read"
    } else if is_lines {
        let prose = (2 * signs.sentences > checked).then_some(FileKind::Text("prose"));
        return file.misread.or(prose).map(FileKind::read_as_list);
    } else {
        return None;
    };
    Some(why.into())
}
