//! [`Sequencer`]: batches are written in their order, whichever is ready first.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::{mem, thread};

use indicatif::ProgressBar;

use super::batch::Batch;
use crate::check::statistics::Statistics;
use crate::output::Output;
use crate::output::counts::Counts;
use crate::terminal::failure::note;

/// How many rows that cannot be read are told.
pub(crate) const MOST: u64 = 100;

/// What came of everything that was written.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) counts: Counts,
    pub(crate) statistics: Statistics,
    /// How many problems were told.
    pub(crate) told: u64,
    /// Whether there may have been more.
    pub(crate) enough: bool,
    /// Whether anything could not be read, and how many rows.
    pub(crate) unread: bool,
    pub(crate) unread_rows: u64,
    /// Why nothing more can be written.
    pub(crate) failed: Option<io::Error>,
}

/// The one place where threads meet that have found something.
pub(crate) struct Sequencer<W> {
    state: Mutex<State<W>>,
    changed: Condvar,
}

struct State<W> {
    output: Output<W>,
    outcome: Outcome,
    /// The most problems that are to be told.
    max: Option<u64>,
    /// The number of the batch that is written next.
    next: u64,
    /// Batches whose turn has not come.
    parked: BTreeMap<u64, Batch>,
    /// Batches that nobody has in hand.
    idle: Vec<Batch>,
    /// How many threads are at work.
    threads: usize,
    /// Whether nothing more is to be written.
    over: bool,
    /// What must step aside when something is told.
    bar: ProgressBar,
}

impl<W: Write> Sequencer<W> {
    /// For so many threads; they have a few batches more than hands.
    pub(crate) fn new(
        threads: usize,
        max: Option<u64>,
        output: Output<W>,
        bar: ProgressBar,
    ) -> Self {
        let batches = threads + threads.div_ceil(2) + 1;
        let state = State {
            output,
            outcome: Outcome::default(),
            max,
            next: 0,
            parked: BTreeMap::new(),
            idle: (0..batches).map(|_| Batch::default()).collect(),
            threads,
            over: false,
            bar,
        };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// What is written before everything.
    pub(crate) fn begin(&self) {
        let mut state = self.state();
        let begun = state.output.begin();
        state.expect(begun);
    }

    fn state(&self) -> MutexGuard<'_, State<W>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something is true, or everything is over.
    fn wait(&self, ready: impl Fn(&State<W>) -> bool) -> MutexGuard<'_, State<W>> {
        let waits = |state: &mut State<W>| !state.over && !ready(state);
        let state = self.changed.wait_while(self.state(), waits);
        state.unwrap_or_else(PoisonError::into_inner)
    }

    /// An empty batch; nothing where everything is over.
    pub(crate) fn take(&self) -> Option<Batch> {
        let mut state = self.wait(|state| !state.idle.is_empty());
        if state.over { None } else { state.idle.pop() }
    }

    /// Writes what has been found so far, when the turn of the batch has come.
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

    /// A thread has nothing more to do. One that panics will never have its turn, and ends everything.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        state.threads -= 1;
        if thread::panicking() {
            state.outcome.unread = true;
            state.over = true;
        }
        self.changed.notify_all();
    }

    /// Waits for the end of everything, and writes what is written then.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut state = self.wait(|state| state.threads == 0);
        state.over = true;
        state.bar.finish_and_clear();
        if state.outcome.failed.is_none() {
            let counts = state.outcome.counts;
            let ended = state.output.end(&counts).and_then(|()| state.output.flush());
            state.expect(ended);
        }
        mem::take(&mut state.outcome)
    }
}

impl<W: Write> State<W> {
    fn expect(&mut self, written: io::Result<()>) {
        if let Err(error) = written {
            self.outcome.failed = Some(error);
            self.over = true;
        }
    }

    /// Writes what a batch has found, and counts it.
    fn write(&mut self, batch: &mut Batch) {
        if self.over {
            return;
        }
        if let Some(max) = self.max {
            let left = max - self.outcome.told;
            if batch.told.len() as u64 >= left {
                batch.counts = batch.told.keep(usize::try_from(left).unwrap_or(usize::MAX));
                self.outcome.enough = true;
                self.over = true;
            }
        }
        self.outcome.told += batch.told.len() as u64;
        self.outcome.counts.join(&batch.counts);
        self.outcome.statistics.join(&mut batch.statistics);
        if batch.told.octets() > 0 {
            let told = self.output.tell(&batch.told).and_then(|()| self.output.flush());
            self.expect(told);
        }
        if !self.over {
            self.unread(batch);
        }
        batch.clear();
    }

    /// Tells what could not be read, behind what was found before.
    fn unread(&mut self, batch: &Batch) {
        let outcome = &mut self.outcome;
        let left = MOST.saturating_sub(outcome.unread_rows);
        let rows = batch.unread.iter().take(usize::try_from(left).unwrap_or(usize::MAX));
        rows.chain(&batch.trouble).for_each(|trouble| self.bar.suspend(|| note(trouble)));
        outcome.unread_rows += batch.unread_rows;
        outcome.unread |= batch.unread_rows > 0 || batch.trouble.is_some();
    }
}
