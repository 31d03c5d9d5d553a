//! [`Sequencer`]: writes batches in their order, whichever of them is ready first.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write};
use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{mem, thread};

use indicatif::ProgressBar;

use super::batch::{Batch, File};
use crate::args::Check;
use crate::check::statistics::Statistics;
use crate::check::tally::Tally;
use crate::output::Output;
use crate::output::counts::Counts;
use crate::output::summary::Summary;
use crate::terminal::failure::note;

/// The result of the run, after everything was written.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) counts: Counts,
    pub(crate) tally: Tally,
    pub(crate) statistics: Statistics,
    /// How many problems were reported, and how many were not, because of `--max`.
    pub(crate) told: u64,
    pub(crate) hidden: u64,
    /// Whether the run stopped before everything was read, and how many files it had opened by then.
    pub(crate) enough: bool,
    pub(crate) files: usize,
    /// Whether anything could not be read.
    pub(crate) unread: bool,
    /// How many binary files of directories were skipped.
    pub(crate) skipped: u64,
    /// The number of an output that can no longer be written, and why.
    pub(crate) failed: Option<(usize, io::Error)>,
}

/// The state that all threads share, with the outputs that they write to in turn.
pub(crate) struct Sequencer<W> {
    state: Mutex<State<W>>,
    changed: Condvar,
}

struct State<W> {
    outputs: Vec<Output<W>>,
    outcome: Outcome,
    /// Whether problems are counted for each file.
    by_file: bool,
    /// The most problems that are to be reported.
    max: Option<u64>,
    /// Whether warnings and advice count as errors.
    strict: bool,
    /// The file whose problems are being written, its rows so far, and the fields that occurred in any of them: a bit
    /// for each.
    file: Option<Arc<File>>,
    rows: u64,
    fields: u64,
    /// The number of the batch that is written next.
    next: u64,
    /// Batches whose turn has not come.
    parked: BTreeMap<u64, Batch>,
    /// Batches that no thread works on.
    idle: Vec<Batch>,
    /// How many threads are at work.
    threads: usize,
    /// Whether nothing more is to be written.
    over: bool,
    /// The progress bar, which must be hidden while something is printed.
    bar: ProgressBar,
}

impl<W: Write> Sequencer<W> {
    /// A sequencer for this many threads. There are a few more batches than threads, so that a thread whose batch
    /// waits for its turn can go on.
    pub(crate) fn new(
        threads: usize,
        args: &Check,
        outputs: Vec<Output<W>>,
        bar: ProgressBar,
    ) -> Self {
        let batches = threads + threads.div_ceil(2) + 1;
        let state = State {
            outputs,
            outcome: Outcome::default(),
            by_file: args.wants_examples(),
            max: args.max,
            strict: args.strict,
            file: None,
            rows: 0,
            fields: 0,
            next: 0,
            parked: BTreeMap::new(),
            idle: (0..batches).map(|_| Batch::default()).collect(),
            threads,
            over: false,
            bar,
        };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// Writes what comes before all problems.
    pub(crate) fn begin(&self) {
        let mut state = self.state();
        state.print(|output, _| output.begin());
    }

    fn state(&self) -> MutexGuard<'_, State<W>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until `ready` holds, or the run is over.
    fn wait(&self, ready: impl Fn(&State<W>) -> bool) -> MutexGuard<'_, State<W>> {
        let waits = |state: &mut State<W>| !state.over && !ready(state);
        let state = self.changed.wait_while(self.state(), waits);
        state.unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an empty batch; `None` if the run is over.
    pub(crate) fn take(&self) -> Option<Batch> {
        let mut state = self.wait(|state| !state.idle.is_empty());
        if state.over { None } else { state.idle.pop() }
    }

    /// Waits for the turn of the batch, and writes what it has found so far.
    pub(crate) fn spill(&self, batch: &mut Batch) -> ControlFlow<()> {
        let mut state = self.wait(|state| state.next == batch.number);
        state.write(batch);
        self.after(&state)
    }

    /// Takes a batch that is done, and writes it as soon as its turn has come.
    pub(crate) fn give(&self, batch: Batch) -> ControlFlow<()> {
        let mut state = self.state();
        state.parked.insert(batch.number, batch);
        while !state.over {
            let next = state.next;
            let Some(mut batch) = state.parked.remove(&next) else { break };
            state.write(&mut batch);
            state.next += 1;
            state.idle.push(batch);
        }
        self.after(&state)
    }

    fn after(&self, state: &State<W>) -> ControlFlow<()> {
        self.changed.notify_all();
        if state.over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Notes that a thread has ended. If it panicked, its batch will never be written, so the run ends.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        state.threads -= 1;
        if thread::panicking() {
            state.outcome.unread = true;
            state.over = true;
        }
        self.changed.notify_all();
    }

    /// Waits until all threads have ended, and writes what comes after all problems.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut state = self.wait(|state| state.threads == 0);
        state.over = true;
        state.bar.finish_and_clear();
        if !state.outcome.enough {
            state.end_file();
        }
        if state.outcome.failed.is_none() {
            let outcome = mem::take(&mut state.outcome);
            let Outcome { counts, tally, statistics, .. } = &outcome;
            let summary = Summary { counts, tally, prefixes: statistics.prefixes() };
            state.print(|output, _| output.end(&summary).and_then(|()| output.flush()));
            let failed = state.outcome.failed.take();
            state.outcome = Outcome { failed, ..outcome };
        }
        mem::take(&mut state.outcome)
    }
}

impl<W: Write> State<W> {
    /// Writes to each output, by its number. If one of several outputs is closed by its reader, the others go on.
    fn print(&mut self, write: impl Fn(&mut Output<W>, usize) -> io::Result<()>) {
        let several = self.outputs.len() > 1;
        for (number, output) in self.outputs.iter_mut().enumerate() {
            match self.bar.suspend(|| write(output, number)) {
                Ok(()) => {}
                Err(error) if several && error.kind() == ErrorKind::BrokenPipe => output.close(),
                Err(error) => {
                    self.outcome.failed = Some((number, error));
                    self.over = true;
                    return;
                }
            }
        }
    }

    /// Writes the findings of a batch, and counts them.
    fn write(&mut self, batch: &mut Batch) {
        if self.over {
            return;
        }
        self.begin_file(batch);
        if let Some(max) = self.max {
            self.limit(batch, max - self.outcome.told);
        }
        self.outcome.told += batch.problems() as u64;
        self.outcome.counts.join(&batch.counts);
        self.outcome.tally.join(&mut batch.tally);
        if let Some(file) = batch.file.as_ref().filter(|_| self.by_file) {
            self.outcome.tally.add_file(&file.name, &batch.counts);
        }
        self.outcome.statistics.join(&mut batch.statistics);
        if batch.problems() > 0 {
            self.print(|output, number| {
                batch.told.get(number).map_or(Ok(()), |told| output.tell(told))?;
                output.flush()
            });
        }
        if !self.over {
            self.unread(batch);
            self.outcome.skipped += batch.skipped;
        }
        batch.clear();
    }

    /// Keeps `left` problems of a batch. The run stops there if they decide the exit status; otherwise it goes on to
    /// the problem that does, because an error may follow.
    fn limit(&mut self, batch: &mut Batch, left: u64) {
        let left = usize::try_from(left).unwrap_or(usize::MAX);
        let Some(told) = batch.told.first().filter(|told| told.len() >= left) else { return };
        let decided = {
            let mut later = (left.max(1)..).zip(told.counts_from(left.saturating_sub(1)));
            let fails = |counts: &Counts| counts.fail(self.strict);
            later.find(|(_, counts)| fails(&self.outcome.counts) || fails(counts))
        };
        let seen = decided.map_or(told.len(), |(seen, _)| seen);
        self.outcome.hidden += (seen - left) as u64;
        if let Some((_, counts)) = decided {
            batch.counts = counts;
            self.outcome.enough = true;
            self.over = true;
        }
        batch.told.iter_mut().for_each(|told| told.truncate(left));
    }

    /// Notes the file of a batch; if it is a new one, the file before it has ended.
    fn begin_file(&mut self, batch: &Batch) {
        self.outcome.files = batch.files;
        let same = match (&self.file, &batch.file) {
            (Some(file), Some(next)) => Arc::ptr_eq(file, next),
            (None, None) => true,
            _ => false,
        };
        if !same {
            self.end_file();
            self.file = batch.file.clone();
        }
        self.rows += batch.rows;
        self.fields |= batch.fields;
    }

    /// Reports each field that no row of the file has: its name may be wrong, and then nothing was checked.
    fn end_file(&mut self) {
        let rows = mem::take(&mut self.rows);
        let seen = mem::take(&mut self.fields);
        let Some(file) = self.file.take().filter(|_| rows > 0) else { return };
        for missing in file.layout.missing(seen) {
            self.bar.suspend(|| note(format_args!("{}: {missing}", file.name)));
            self.outcome.unread = true;
        }
    }

    /// Reports what could not be read, after the problems that come before it.
    fn unread(&mut self, batch: &Batch) {
        if let Some(trouble) = &batch.trouble {
            self.bar.suspend(|| note(trouble));
            self.outcome.unread = true;
        }
    }
}
