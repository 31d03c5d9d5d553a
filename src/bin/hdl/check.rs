//! `hdl check`: reads records, checks them with the library, and prints their problems.
//!
//! Threads take turns at reading the next block of a file, and read several files side by side. Each thread checks its
//! own block, and the results are written in the order of the files and blocks. No thread gets far ahead of another.

pub(crate) mod apart;
pub(crate) mod batch;
pub(crate) mod feed;
pub(crate) mod judge;
mod ledger;
mod outputs;
mod sequencer;
pub(crate) mod statistics;
mod worker;

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;

use crate::args::Check;
use crate::config::RuleBook;
use crate::files;
use crate::files::progress;
use crate::input::damage;
use crate::lock::locked;
use crate::output::Output;
use crate::output::counts::Counts;
use crate::output::destination::Destination;
use crate::rules::Rules;
use crate::rules::baseline::{self, Baseline};
use crate::rules::chosen::Chosen;
use crate::status::Status;
use crate::terminal::failure::{Failure, note, tell};
use crate::terminal::plural::plural;
use crate::terminal::typing;
use crate::walk::{self, Paths};
use feed::Feed;
use ledger::{Ledger, Outcome};
pub(crate) use outputs::{Writer, close, open};
use sequencer::Sequencer;
use worker::work;

/// Checks every file by its rules; `plain` are the rules that the command line alone gives.
pub(crate) fn run(plain: &Arc<Rules>, rules: RuleBook) -> Status {
    let args = &plain.args;
    let opened = baseline_file(args).and_then(|baseline| Ok((baseline, open(args)?)));
    let (baseline, (outputs, destinations)) = match opened {
        Ok(opened) => opened,
        Err(failure) => return failure.report(Status::SUCCESS),
    };
    if args.source.is_default() {
        typing::invite(args.quiet, args.source.file_for_title());
    }
    let rules = Arc::new(Mutex::new(rules));
    let mut outcome = check(plain, &rules, outputs);
    if outcome.enough {
        outcome.unread |= unread_files(args, outcome.files);
    }
    outcome.unread |= typing::explain(outcome.counts.checked, || args.source.file_for_title());
    let found = status(args, &outcome);
    let nothing = has_no_input(args, &outcome.counts);
    if let Err(failure) = close(args, outcome.failed.take(), destinations, nothing) {
        return failure.report(found);
    }
    if let Some(remark) = limited(&outcome) {
        note(remark);
    }
    let left = locked(&rules).left();
    if let (Some(path), Some(file)) = (&args.choice.write_baseline, baseline) {
        if nothing && let Err(error) = files::not_replaced(path) {
            return Failure::at(path, error).report(found);
        }
        if outcome.unread && files::has_contents(path) {
            let why = "this baseline is not replaced, because not everything could be read";
            return Failure::at(path, io::Error::other(why)).report(found);
        }
        return written(&plain.chosen, path, file, left, found);
    }
    baseline::note_gone(left);
    if !args.quiet {
        sum_up(args, &outcome);
    }
    found
}

/// Says what was checked and skipped, and why files may have been read in another way than was meant. If nothing could
/// be read, counts without errors would sound like success.
fn sum_up(args: &Check, outcome: &Outcome) {
    walk::note_skipped(outcome.skipped);
    if outcome.counts.checked > 0 || !outcome.unread {
        note(outcome.counts);
    }
    note_repairs(args, outcome);
    if let Some((name, advice)) = &outcome.misread {
        note(format_args!("{name}: {advice}"));
    }
    if let Some(name) = &outcome.damaged {
        note(format_args!("{name}: {}", damage::ADVICE));
    }
    if outcome.counts.checked == 0 && !outcome.unread {
        note_nothing_checked(args);
    }
}

/// The remark that `--max` shortened the report; `None` if it did not.
fn limited(outcome: &Outcome) -> Option<String> {
    let hidden = plural(outcome.hidden, "more problem");
    match (outcome.enough, outcome.hidden) {
        (false, 0) => None,
        (false, _) => Some(format!("{hidden} not shown")),
        (true, 0) => Some(format!("stopped after {}", plural(outcome.reported, "problem"))),
        (true, _) => Some(format!("stopped at the first error; {hidden} not shown")),
    }
}

/// Says which problems there are and what fixes them, unless `--max` cut the report short.
fn note_repairs(args: &Check, outcome: &Outcome) {
    let Outcome { tally, statistics, .. } = outcome;
    if args.max.is_some() {
        return;
    }
    if !args.group && !args.statistics && tally.groups.len() > 1 {
        note(tally.line());
    }
    tally.repairs().into_iter().for_each(note);
    if args.statistics {
        tell(tally);
        tell(statistics);
    }
}

/// Says why nothing was checked, if the arguments show it.
pub(crate) fn note_nothing_checked(args: &Check) {
    if let Some(why) = args.source.why_nothing() {
        note(format_args!("nothing was checked: {why}"));
    }
}

/// The file for the baseline that is to be written. It is opened before anything is read, so that a long run does not
/// end with a file that cannot be written.
fn baseline_file(args: &Check) -> Result<Option<(Destination, File)>, Failure> {
    let Some(path) = &args.choice.write_baseline else { return Ok(None) };
    let opened = Baseline::may_replace(path).and_then(|()| Destination::open(path));
    opened.map(Some).map_err(|error| Failure::at(path, error))
}

/// Whether no file was named and the standard input had nothing. Then the name after `--output` or `--write-baseline`
/// may be that of the list, so a file of that name is not replaced.
pub(crate) fn has_no_input(args: &Check, counts: &Counts) -> bool {
    args.source.is_default() && counts.checked == 0
}

/// Writes the baseline, and tells the user how many problems it has.
fn written(
    chosen: &Chosen,
    path: &Path,
    (destination, file): (Destination, File),
    problems: u64,
    found: Status,
) -> Status {
    if let Err(error) = chosen.write(file).and_then(|()| destination.finish()) {
        return Failure::at(path, error).report(found);
    }
    let problems = plural(problems, "problem");
    note(format_args!("{problems} written to {}", path.display()));
    found
}

/// Checks every file, and writes to each of `outputs`.
///
/// The function returns without joining the threads: after the reader of the output has closed it, a thread may still
/// wait for input that never comes.
fn check<W: Write + Send + 'static>(
    plain: &Arc<Rules>,
    rules: &Arc<Mutex<RuleBook>>,
    outputs: Vec<Output<W>>,
) -> Outcome {
    let args = &plain.args;
    // If a text has a problem more often than the baseline counts it, the first ones in reading order are known and the
    // rest are new. Several threads would not keep that order, so then there is only one.
    let (ordered, used) = {
        let rules = locked(rules);
        (rules.has_baseline(), rules.used())
    };
    let threads = if ordered { 1 } else { args.threads() };
    let bar = progress::bar(&args.source.files, args.quiet);
    let ledger = Ledger::new(args, outputs, bar.clone());
    let book = Arc::clone(rules);
    let lookup = move |file: &Path| {
        let rules = locked(&book).of(file)?;
        Ok((rules.args.source.shape(), Some(rules)))
    };
    let paths = Paths::new(&args.source).without(used);
    let feed = Feed::new(paths, args.source.stdin_name(), Box::new(lookup), bar);
    let sequencer = Arc::new(Sequencer::new(threads, feed, ledger));
    sequencer.begin();
    let worker = || {
        let (plain, sequencer) = (Arc::clone(plain), Arc::clone(&sequencer));
        move || work(&plain.args, &sequencer)
    };
    for number in 0..threads {
        match thread::Builder::new().spawn(worker()) {
            Ok(_) => {}
            // If the system cannot start any thread, the current thread does the work.
            Err(_) if number == 0 => worker()(),
            Err(_) => sequencer.leave(),
        }
    }
    sequencer.outcome()
}

/// Reports which of the files after the first `read` cannot be opened, and returns whether there are any. `--max` ended
/// the run before their turn, but the user must still learn that a file is missing.
fn unread_files(args: &Check, read: usize) -> bool {
    let files = args.source.files.iter().skip(read).filter(|file| !files::is_stdin(file));
    let failed = files.filter_map(|file| Some((file, files::probe(file).err()?)));
    let notes = failed.map(|(file, error)| note(Failure::at(file, error)));
    notes.count() > 0
}

fn status(args: &Check, outcome: &Outcome) -> Status {
    Status::of(!outcome.unread, outcome.counts.fail(args.strict))
}
