//! [`Sequencer`]: says which file a thread reads next, and writes batches in their order, whichever of them is ready
//! first.
//!
//! The blocks of the file whose turn it is are shared by all threads. A thread that cannot have one begins a later
//! file, and keeps it for itself until its turn comes. What it finds there is kept in memory, but not more than
//! [`AHEAD`] and [`KEPT`](super::worker) allow.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::batch::{Batch, Number};
use super::feed::{Feed, FileReader};
use super::ledger::{Ledger, Outcome};
use crate::lock::locked;

/// How many batches, and how many octets of them, may wait for their turn before no later file is begun.
const AHEAD: (usize, usize) = (1 << 10, 1 << 20);

/// The state that all threads share.
pub(crate) struct Sequencer<W> {
    state: Mutex<State<W>>,
    changed: Condvar,
}

struct State<W> {
    ledger: Ledger<W>,
    /// The files that no thread has begun; `None` while a thread takes the next one out of it, and after the last one.
    feed: Option<Feed>,
    /// How many files there are, if it is known.
    files: Option<u64>,
    /// The file whose turn it is, unless a thread is reading it.
    shared: Option<FileReader>,
    /// The number of the batch that is written next.
    next: Number,
    /// Batches whose turn has not come, and how many octets they take.
    parked: BTreeMap<Number, Batch>,
    octets: usize,
    /// How many batches of one file may be parked before no more of it is read.
    most: usize,
    /// How many threads are at work.
    threads: usize,
}

impl<W: Write> Sequencer<W> {
    /// A sequencer for this many threads.
    pub(super) fn new(threads: usize, feed: Feed, ledger: Ledger<W>) -> Self {
        let state = State {
            ledger,
            feed: Some(feed),
            files: None,
            shared: None,
            next: (0, 0),
            parked: BTreeMap::new(),
            octets: 0,
            most: threads.div_ceil(2) + 1,
            threads,
        };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// Writes what comes before all problems.
    pub(crate) fn begin(&self) {
        self.state().ledger.begin();
    }

    fn state(&self) -> MutexGuard<'_, State<W>> {
        locked(&self.state)
    }

    /// Waits until `ready` holds, or the run is over.
    fn wait(&self, ready: impl Fn(&State<W>) -> bool) -> MutexGuard<'_, State<W>> {
        let waits = |state: &mut State<W>| !state.ledger.is_over() && !ready(state);
        let state = self.changed.wait_while(self.state(), waits);
        state.unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a file to read: the one whose turn it is, or else a new one; `None` if there is nothing more to read.
    pub(crate) fn take(&self) -> Option<FileReader> {
        loop {
            let mut state = self.wait(|state| {
                state.is_shared() || state.feed.is_some() && state.has_room() || state.is_done()
            });
            if state.ledger.is_over() {
                return None;
            }
            if state.is_shared() {
                return state.shared.take();
            }
            let mut feed = state.feed.take()?;
            // The names of files may come slowly from a pipe.
            drop(state);
            let reader = feed.next();
            let mut state = self.state();
            match reader {
                Some(_) => state.feed = Some(feed),
                None => state.files = Some(feed.given()),
            }
            self.changed.notify_all();
            if reader.is_some() {
                return reader;
            }
        }
    }

    /// Puts a file back for all threads if its turn has come, or else returns it.
    pub(crate) fn share(&self, reader: FileReader) -> Option<FileReader> {
        let mut state = self.state();
        if reader.file() != state.next.0 {
            return Some(reader);
        }
        state.shared = Some(reader);
        self.changed.notify_all();
        None
    }

    /// Takes the file whose turn it is, so that the thread does not only wait with its own batch of a later file;
    /// `None` if the turn of that file has come, or the run is over.
    pub(crate) fn help(&self, batch: &Batch) -> Option<FileReader> {
        let has_turn = |state: &State<W>| state.next.0 == batch.number.0;
        let mut state = self.wait(|state| has_turn(state) || state.is_shared());
        if state.ledger.is_over() || has_turn(&state) { None } else { state.shared.take() }
    }

    /// Waits for the turn of the batch, and writes what it has found so far.
    pub(crate) fn spill(&self, batch: &mut Batch) -> ControlFlow<()> {
        let mut state = self.wait(|state| state.next == batch.number);
        state.ledger.write(batch);
        self.after(&state)
    }

    /// Takes a batch that is done, and writes it as soon as its turn has come.
    pub(crate) fn give(&self, batch: Batch) -> ControlFlow<()> {
        let mut state = self.state();
        state.octets += batch.octets();
        state.parked.insert(batch.number, batch);
        while !state.ledger.is_over() {
            let next = state.next;
            let Some(mut batch) = state.parked.remove(&next) else { break };
            state.octets -= batch.octets();
            state.ledger.write(&mut batch);
            state.next = if batch.is_last { (next.0 + 1, 0) } else { (next.0, next.1 + 1) };
        }
        self.after(&state)
    }

    fn after(&self, state: &State<W>) -> ControlFlow<()> {
        self.changed.notify_all();
        if state.ledger.is_over() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Notes that a thread has ended. If it panicked, its batch will never be written, so the run ends.
    pub(crate) fn leave(&self) {
        let mut state = self.state();
        state.threads -= 1;
        if thread::panicking() {
            state.ledger.fail();
        }
        self.changed.notify_all();
    }

    /// Waits until all threads have ended, and writes what comes after all problems.
    pub(crate) fn outcome(&self) -> Outcome {
        self.wait(|state| state.threads == 0).ledger.end()
    }
}

impl<W: Write> State<W> {
    /// Whether a thread may read the next block of the file whose turn it is. It may not if too many batches of that
    /// file wait to be written, because then another thread is still busy with an earlier batch.
    fn is_shared(&self) -> bool {
        let (file, _) = self.next;
        let parked = self.parked.range((file, 0)..(file + 1, 0)).count();
        self.shared.is_some() && parked < self.most
    }

    /// Whether a later file may be begun.
    fn has_room(&self) -> bool {
        self.parked.len() < AHEAD.0 && self.octets < AHEAD.1
    }

    /// Whether everything was written.
    fn is_done(&self) -> bool {
        self.files == Some(self.next.0)
    }
}
