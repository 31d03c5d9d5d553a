//! `hdl check --fix` and `--diff`: applies the fixes that are safe, and reports the problems that are left.
//!
//! A file is rewritten first and checked afterwards, so that the report is true even if the file could not be
//! written. The standard input, and everything with `--diff`, is read only once: there each record is reported as its
//! fix leaves it.

mod account;
mod diff;
mod file;
pub(crate) mod journal;
mod rewrite;
mod run;
mod visit;

use std::io::{self, ErrorKind, IsTerminal};
use std::sync::Arc;

use indicatif::ProgressBar;

use crate::args::Check;
use crate::check;
use crate::config::RuleBook;
use crate::files::progress;
use crate::input::damage;
use crate::output::destination::Destination;
use crate::rules::{Rules, baseline};
use crate::status::Status;
use crate::terminal::failure::{Failure, note, tell};
use crate::terminal::plural::plural;
use crate::terminal::typing;
use crate::walk;
use account::Account;
use journal::Journal;
use run::Run;

/// Fixes every file, or shows the diff.
pub(crate) fn run(plain: Arc<Rules>, rules: RuleBook) -> Status {
    let args = &plain.args;
    // The journal is created last, so that no new file is left if anything else cannot be opened.
    let opened = check::open(args).and_then(|opened| Ok((opened, journal(args)?)));
    let ((outputs, destinations), journal) = match opened {
        Ok(opened) => opened,
        Err(failure) => return failure.report(Status::SUCCESS),
    };
    if args.source.is_default() {
        typing::invite(args.quiet, args.source.file_for_title());
    }
    let account = Account::new(Arc::clone(&plain), outputs, journal, bar(args));
    let mut run = Run::new(account, rules);
    run.all();
    end(args, run, destinations)
}

/// The progress bar of a run. Texts on a terminal leave no line for it.
fn bar(args: &Check) -> ProgressBar {
    let leaves_no_line = args.writes_texts() && io::stdout().is_terminal();
    let bar = progress::bar(&args.source.files, args.quiet || leaves_no_line);
    if let Some(octets) = bar.length().filter(|_| !args.writes_texts()) {
        // A file that is replaced is read twice: it is fixed, and then checked.
        bar.set_length(2 * octets);
    }
    bar
}

/// Sums up the run, gives each complete report its name, and returns the exit status.
fn end(args: &Check, run: Run, destinations: Vec<Destination>) -> Status {
    let Run { mut account, book, skipped, misread, unwritten, .. } = run;
    note_misread(misread.hidden());
    account.incomplete |= typing::explain(account.counts.checked, || args.source.file_for_title());
    let is_heard = !is_closed(unwritten.as_ref())
        && !is_closed(account.unheard.as_ref().map(|(_, error)| error));
    if is_heard && !args.quiet {
        sum_up(args, &account, book.left(), skipped);
    }
    if is_heard && args.statistics {
        tell(&account.tally);
        tell(&account.statistics);
    }
    if account.incomplete && account.counts.checked == 0 {
        account.journal.take().into_iter().for_each(Journal::discard);
    }
    let status = account.status();
    let nothing = check::has_no_input(args, &account.counts);
    let closed = check::close(args, account.unheard, destinations, nothing);
    let failure = unwritten.map(Failure::writing).or(closed.err());
    failure.map_or(status, |failure| failure.report(status))
}

/// Whether the reader of an output has closed it. Then there is no summary, because nobody reads on.
fn is_closed(error: Option<&io::Error>) -> bool {
    error.is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// Creates the journal, if the arguments name one.
fn journal(args: &Check) -> Result<Option<Journal>, Failure> {
    let Some(path) = args.report.as_deref() else { return Ok(None) };
    Journal::create(path).map(Some).map_err(|error| Failure::at(path, error))
}

/// Says how many files are not lists, besides the first ones, for each of which there was a message.
fn note_misread(more: u64) {
    match more {
        0 => {}
        1 => note("1 more file is not a list"),
        more => note(format_args!("{more} more files are not lists")),
    }
}

/// Says what was done: how many problems of the baseline are gone, what was skipped, checked and fixed.
fn sum_up(args: &Check, account: &Account, gone: u64, skipped: u64) {
    baseline::note_gone(gone);
    walk::note_skipped(skipped);
    let has_checked = account.counts.checked > 0;
    if has_checked || !account.incomplete {
        note(account.counts);
    }
    if !has_checked && !account.incomplete {
        check::note_nothing_checked(args);
    }
    if account.fixed > 0 {
        let done = if args.diff { "would be fixed" } else { "fixed" };
        note(format_args!("{} {done}", plural(account.fixed, "record")));
    }
    if let Some(name) = &account.damaged {
        note(format_args!("{name}: {}", damage::ADVICE));
    }
}
