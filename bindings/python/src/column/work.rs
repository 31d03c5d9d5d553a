//! Runs work on all cores; Python can interrupt it.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::guard::caught;

/// How many rows a thread takes at a time: so many that taking them costs little, and so few that the work can stop
/// soon.
const PIECE: usize = 1 << 14;

/// How often Python is asked whether a signal has come.
const ASKED: Duration = Duration::from_millis(50);

/// Whether Python can stop the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interrupt {
    /// Python is asked now and then.
    Python,
    /// Python is not asked: the reader of a stream checks for signals between batches.
    Never,
}

impl Interrupt {
    fn check(self) -> PyResult<()> {
        match self {
            Self::Python => Python::attach(|py| py.check_signals()),
            Self::Never => Ok(()),
        }
    }
}

/// Asks now and then whether the work must stop.
struct Clock {
    interrupt: Interrupt,
    asked: Instant,
}

impl Clock {
    fn new(interrupt: Interrupt) -> Self {
        Self { interrupt, asked: Instant::now() }
    }

    fn tick(&mut self) -> PyResult<()> {
        if self.asked.elapsed() < ASKED {
            return Ok(());
        }
        self.asked = Instant::now();
        self.interrupt.check()
    }
}

/// The results of `work` for each piece of `rows` rows, in order.
///
/// The threads live only as long as the call: if a program starts processes by `fork`, those of a pool would be missing
/// in the new process.
///
/// # Errors
/// Python was interrupted, or a piece of work panicked.
pub(crate) fn in_pieces<T: Send>(
    rows: usize,
    threads: usize,
    interrupt: Interrupt,
    work: impl Fn(Range<usize>) -> T + Sync,
) -> PyResult<Vec<T>> {
    let pieces = rows.div_ceil(PIECE).max(1);
    let piece = |number: usize| {
        let range = number * PIECE..((number + 1) * PIECE).min(rows);
        caught(|| work(range))
    };
    let mut clock = Clock::new(interrupt);
    if threads.min(pieces) > 1
        && let Some(made) = side_by_side(pieces, threads, &mut clock, &piece)?
    {
        return Ok(made);
    }
    let mut one = |number| {
        clock.tick()?;
        piece(number).map_err(PyRuntimeError::new_err)
    };
    (0..pieces).map(&mut one).collect()
}

/// Runs the pieces on several threads; `None` if the system gives no thread.
fn side_by_side<T: Send>(
    pieces: usize,
    threads: usize,
    clock: &mut Clock,
    piece: &(impl Fn(usize) -> Result<T, String> + Sync),
) -> PyResult<Option<Vec<T>>> {
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let worker = |sender: mpsc::Sender<_>| {
        while !stopped.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pieces || sender.send((number, piece(number))).is_err() {
                return;
            }
        }
    };
    let mut made: Vec<Option<T>> = (0..pieces).map(|_| None).collect();
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.min(pieces) {
            let (sender, worker) = (sender.clone(), &worker);
            if thread::Builder::new().spawn_scoped(scope, move || worker(sender)).is_err() {
                break;
            }
        }
        drop(sender);
        let mut collect = || loop {
            match receiver.recv_timeout(ASKED) {
                Ok((number, result)) => {
                    made[number] = Some(result.map_err(PyRuntimeError::new_err)?);
                }
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => return Ok(()),
            }
            clock.tick()?;
        };
        let collected: PyResult<()> = collect();
        stopped.store(true, Ordering::Relaxed);
        collected
    })?;
    Ok(made.into_iter().collect())
}
