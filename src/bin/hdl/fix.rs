//! `hdl check --fix` and `--diff`: applies the fixes that are safe, and reports the problems that are left.
//!
//! A file is rewritten first and checked afterwards, so that the report is true even if the file could not be
//! written. The standard input, and everything with `--diff`, is read only once: there each record is reported as its
//! fix leaves it.

mod account;
mod apply;
mod cleanup;
pub(crate) mod decide;
mod diff;
pub(crate) mod journal;
pub(crate) mod list;
pub(crate) mod passing;
pub(crate) mod pending;
mod rewrite;
pub(crate) mod sink;
pub(crate) mod tee;
mod visit;

use std::fs::File;
use std::io::{self, BufWriter, Read};
use std::path::Path;
use std::sync::Arc;

use crate::args::{Check, Shape};
use crate::check;
use crate::check::damage::{self, Damage};
use crate::check::kind::{self, Kind};
use crate::config::{RuleBook, Rules};
use crate::files;
use crate::input::source::{Contents, binary};
use crate::output::Output;
use crate::output::counts::plural;
use crate::status::Status;
use crate::terminal::failure::{Failure, note, tell, words};
use crate::terminal::listing::Listing;
use crate::terminal::sanitize::{self, masked};
use crate::terminal::{progress, typing};
use crate::walk::{self, Paths};
use account::Account;
use diff::Diff;
use journal::Journal;
use list::Stop;
use rewrite::Rewrite;
use sink::Fixed;

/// Fixes every file, or shows the diff.
pub(crate) fn run(plain: Arc<Rules>, rules: RuleBook) -> Status {
    let args = &plain.args;
    let opened = journal(args).and_then(|journal| Ok((journal, check::open(args)?)));
    let (journal, (outputs, destinations)) = match opened {
        Ok(opened) => opened,
        Err(failure) => return failure.report(Status::SUCCESS),
    };
    if args.source.is_default() {
        typing::invite(args.quiet, args.source.file_for_title());
    }
    // Texts on a terminal leave no line for a bar.
    let bar = progress::bar(&args.source.files, args.quiet || args.writes_texts());
    if let Some(octets) = bar.length() {
        // Each file is read twice: it is fixed, and then checked.
        bar.set_length(2 * octets);
    }
    let account = Account::new(Arc::clone(&plain), outputs, journal, bar);
    let mut run = Run {
        account,
        book: rules,
        is_walking: false,
        skipped: 0,
        misread: Listing::default(),
        unwritten: None,
    };
    run.all();
    let Run { mut account, book, skipped, misread, unwritten, .. } = run;
    note_misread(misread.hidden());
    account.incomplete |=
        typing::explain(account.counts.checked, || plain.args.source.file_for_title());
    if !plain.args.quiet {
        sum_up(&plain.args, &account, book.left(), skipped);
    }
    if plain.args.statistics {
        tell(&account.tally);
        tell(&account.statistics);
    }
    let status = account.status();
    let nothing = check::has_no_input(&plain.args, &account.counts);
    let closed = check::close(&plain.args, account.unheard, destinations, nothing);
    let failure = unwritten.map(Failure::writing).or(closed.err());
    failure.map_or(status, |failure| failure.report(status))
}

/// Creates the journal, if the arguments name one.
fn journal(args: &Check) -> Result<Option<Journal>, Failure> {
    let Some(path) = args.report.as_deref() else { return Ok(None) };
    Journal::create(path).map(Some).map_err(|error| Failure::of(path.to_string_lossy(), error))
}

/// Says how many more files are no lists, after the first ones, each of which was noted.
fn note_misread(more: u64) {
    match more {
        0 => {}
        1 => note("1 more file is no list"),
        more => note(format_args!("{more} more files are no lists")),
    }
}

/// Says what was done: how many problems of the baseline are gone, what was skipped, checked and fixed.
fn sum_up(args: &Check, account: &Account, gone: u64, skipped: u64) {
    if gone > 0 {
        note(format_args!("{} of the baseline gone", plural(gone, "problem")));
    }
    walk::note_skipped(skipped);
    note(account.counts);
    if account.counts.checked == 0 && !account.incomplete {
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

/// One run of the command.
struct Run {
    account: Account,
    /// The rules of all files.
    book: RuleBook,
    /// Whether the current file was found in a directory, and how many binary files of directories were skipped.
    is_walking: bool,
    skipped: u64,
    /// The files of directories that are no lists.
    misread: Listing,
    /// Why the standard output takes no more text, fixed or as a diff.
    unwritten: Option<io::Error>,
}

impl Run {
    /// Works through every file.
    fn all(&mut self) {
        if let Err(error) = cleanup::watch() {
            let why = words(&error);
            note(format_args!("an interruption would leave an unfinished file behind: {why}"));
        }
        self.account.print(Output::begin);
        let mut paths = Paths::new(&self.account.rules.args.source).without(self.book.used());
        while let Some(named) = paths.next() {
            self.is_walking = paths.is_walking();
            match named {
                _ if self.account.rules.args.diff && self.unwritten.is_some() => break,
                Ok(dash) if dash.as_os_str() == "-" => self.input(),
                Ok(file) => self.file(&file),
                Err((path, error)) => self.done(&path.to_string_lossy(), Err(Stop::Unread(error))),
            }
        }
        self.account.end();
    }

    /// Passes the standard input to the standard output.
    fn input(&mut self) {
        let name = &*self.account.rules.args.source.stdin_name().to_owned();
        let ready = self.turn_to(Path::new(name)).and_then(|()| self.not_misread(name));
        let done = match ready.and_then(|()| files::stdin()) {
            Ok(stdin) if self.account.rules.args.diff => {
                self.show(name, (self.contents_of_stdin(), stdin.lock()))
            }
            Ok(stdin) => {
                let mut output = Fixed::new(BufWriter::new(sanitize::stdout()));
                let source = (self.contents_of_stdin(), stdin.lock());
                let passed = self.account.pass(name, true, source, &mut output);
                passed.and_then(|_| output.end().map_err(Stop::Unwritten))
            }
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(name, done);
    }

    /// Makes the rules of this file the current ones.
    fn turn_to(&mut self, path: &Path) -> io::Result<()> {
        self.account.damage = Damage::default();
        self.account.rules = self.book.of(path)?;
        Ok(())
    }

    /// Refuses to fix as a list a file of this name, if the name shows that it is none.
    fn not_misread(&self, name: &str) -> io::Result<()> {
        let shape = self.account.rules.args.source.shape();
        let is_list = matches!(shape, Shape::Known(layout) if layout.is_lines());
        match Kind::by_name(name).filter(|_| is_list) {
            Some(kind) => Err(kind.no_list()),
            None => Ok(()),
        }
    }

    fn file(&mut self, path: &Path) {
        let name = path.to_string_lossy();
        self.account.bar.set_message(masked(&name).into_owned());
        let ready = self.turn_to(path);
        self.account.damage = Damage::of(Some(path));
        let opened = ready.and_then(|()| files::open(path));
        let done = match opened.and_then(|file| self.not_misread(&name).map(|()| file)) {
            Ok(file) if self.account.rules.args.diff => self.show(&name, (self.contents(), file)),
            Ok(file) => self.rewrite(&name, path, &file),
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(&name, done);
    }

    fn done(&mut self, name: &str, done: Result<(), Stop>) {
        self.account.print(Output::flush);
        match done {
            Ok(()) => {}
            Err(Stop::Unread(error)) if self.is_walking && binary::is_binary(&error) => {
                self.skipped += 1;
            }
            Err(Stop::Unread(error)) => {
                self.account.incomplete = true;
                if self.is_walking && kind::is_no_list(&error) && !self.misread.shows_next() {
                    return;
                }
                self.account.note(Failure::of(name, error));
            }
            Err(Stop::Unwritten(error)) => self.unwritten = Some(error),
        }
    }

    /// What the current file may contain.
    fn contents(&self) -> Contents {
        self.account.rules.args.source.shape().contents()
    }

    fn contents_of_stdin(&self) -> Contents {
        self.account.rules.args.source.shape().contents_of_stdin()
    }

    /// Writes a diff of what would be fixed to the standard output.
    fn show(&mut self, name: &str, source: (Contents, impl Read)) -> Result<(), Stop> {
        let mut diff = Diff::new(BufWriter::new(sanitize::stdout()), name);
        self.account.pass(name, true, source, &mut diff)?;
        diff.end().map_err(Stop::Unwritten)
    }

    /// Fixes a file, then checks its contents: the old text, if the new one could not be written.
    fn rewrite(&mut self, name: &str, path: &Path, file: &File) -> Result<(), Stop> {
        let rewritten = self.rewritten(name, path, file);
        // The file may have another damage now.
        self.account.damage = Damage::of(Some(path));
        match rewritten {
            Ok(fixed) => self.account.fixed += fixed,
            Err(Stop::Unread(error)) => return Err(Stop::Unread(error)),
            Err(Stop::Unwritten(error)) => {
                self.account.incomplete = true;
                self.account.note(format_args!("{name}: not fixed: {}", words(&error)));
            }
        }
        if file.metadata().is_ok_and(|file| !file.is_file()) {
            // `Rewrite` has refused a pipe or a device before anything was read of it, so it can still be checked. It
            // is not opened again, because a pipe would then wait for another writer.
            return self.account.check(name, file);
        }
        self.account.check(name, files::open(path).map_err(Stop::Unread)?)
    }

    /// Replaces the file by its fixed text; returns how many records were fixed.
    fn rewritten(&mut self, name: &str, path: &Path, file: &File) -> Result<u64, Stop> {
        let mut rewrite = Rewrite::new(file, path, |file| file).map_err(Stop::Unwritten)?;
        let fixed = self.account.pass(
            name,
            false,
            (self.contents(), self.account.bar.wrap_read(file)),
            &mut rewrite,
        )?;
        let other_names = fixed > 0 && rewrite.has_other_names();
        rewrite.commit().map_err(Stop::Unwritten)?;
        if other_names {
            self.account
                .note(format_args!("{name}: its other names (hard links) keep the old text"));
        }
        Ok(fixed)
    }
}
