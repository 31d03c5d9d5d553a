//! [`Run`]: works through the files.

use std::fs::File;
use std::io::{self, BufWriter, Read};
use std::path::Path;

use super::account::Account;
use super::diff::Diff;
use super::rewrite::Rewrite;
use crate::args::Shape;
use crate::config::RuleBook;
use crate::copying::Stop;
use crate::copying::sink::Fixed;
use crate::files;
use crate::input::damage::Damage;
use crate::input::source::{Contents, binary};
use crate::opening::kind::FileKind;
use crate::opening::kind::no_list::is_no_list;
use crate::output::Output;
use crate::terminal::failure::{Failure, words};
use crate::terminal::listing::Listing;
use crate::terminal::sanitize::{self, masked};
use crate::walk::Paths;

/// One run of the command.
pub(super) struct Run {
    pub(super) account: Account,
    /// The rules of all files.
    pub(super) book: RuleBook,
    /// Whether the current file was found in a directory, and how many binary files of directories were skipped.
    is_walking: bool,
    pub(super) skipped: u64,
    /// The files of directories that are not lists.
    pub(super) misread: Listing,
    /// Why no more fixed texts or diffs can be written to the standard output.
    pub(super) unwritten: Option<io::Error>,
}

impl Run {
    pub(super) fn new(account: Account, book: RuleBook) -> Self {
        let misread = Listing::default();
        Self { account, book, is_walking: false, skipped: 0, misread, unwritten: None }
    }

    /// Works through every file.
    pub(super) fn all(&mut self) {
        self.account.print(Output::begin);
        let mut paths = Paths::new(&self.account.rules.args.source).without(self.book.used());
        while let Some(named) = paths.next() {
            self.is_walking = paths.is_walking();
            match named {
                _ if self.account.rules.args.diff && self.unwritten.is_some() => break,
                Ok(dash) if files::is_stdin(&dash) => self.input(),
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
        let before = self.account.fixed;
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
        if let Err(Stop::Unwritten(_)) = done {
            // What could not be written is not fixed.
            self.account.fixed = before;
        }
        self.done(name, done);
    }

    /// Makes the rules of this file the current ones.
    fn turn_to(&mut self, path: &Path) -> io::Result<()> {
        self.account.damage = Damage::default();
        self.account.rules = self.book.of(path)?;
        Ok(())
    }

    /// Refuses a file that would be fixed as a list although its name shows that it is not one.
    fn not_misread(&self, name: &str) -> io::Result<()> {
        let shape = self.account.rules.args.source.shape();
        let is_list = matches!(shape, Shape::Known(layout) if layout.is_list_of_lines());
        match FileKind::by_name(name).filter(|_| is_list) {
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
                if self.is_walking && is_no_list(&error) && !self.misread.shows_next() {
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
        let begun = self.account.journal.as_mut().map_or(Ok(()), |journal| journal.begin(path));
        let rewritten = begun.map_err(Stop::Unwritten);
        let mut rewritten = rewritten.and_then(|()| self.rewritten(name, path, file));
        if let Some(journal) = self.account.journal.as_mut().filter(|_| rewritten.is_err())
            && let Err(error) = journal.abandon()
        {
            rewritten = Err(Stop::Unwritten(error));
        }
        // The file may have changed, so what of it is not UTF-8 must be looked for again.
        self.account.damage = Damage::of(Some(path));
        match rewritten {
            Ok(fixed) => self.account.fixed += fixed,
            Err(Stop::Unread(error)) if is_no_list(&error) => {
                return Err(Stop::Unread(error));
            }
            Err(Stop::Unread(error)) => {
                // The part that can be read is checked, and its problems may show why the rest cannot be read.
                self.account.check(name, files::open(path).map_err(Stop::Unread)?)?;
                return Err(Stop::Unread(error));
            }
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
