//! `hdl check --fix` and `--diff`: applies the fixes that are safe, and reports the problems that are left.
//!
//! A file is rewritten first and checked afterwards as it then stands, so that the report is true even where the file could
//! not be written. The standard input, and everything with `--diff`, is read only once: there each record is reported as
//! its fix leaves it.

mod cleanup;
mod diff;
mod rewrite;
mod sink;
mod tee;

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::sync::Arc;

use anstream::AutoStream;
use handle_syntax::Report;

use crate::check::tally::Tally;
use crate::config::{RuleBook, Rules};
use crate::files;
use crate::input::limits::{LONGEST, Limits};
use crate::input::record::{Record, Records};
use crate::input::source::{self, Uncompressed};
use crate::names::selection;
use crate::output::Output;
use crate::output::counts::{Counts, plural};
use crate::output::finding::findings;
use crate::output::summary::Summary;
use crate::status::Status;
use crate::terminal::failure::{Failure, note, words};
use crate::terminal::sanitize;
use diff::Diff;
use rewrite::Rewrite;
use sink::{Fixed, Sink};
use tee::Tee;

/// Fixes every file, or shows how.
pub(crate) fn run(plain: Arc<Rules>, rules: RuleBook) -> Status {
    let args = &plain.args;
    let output: Box<dyn Write> = if args.writes_texts() {
        AutoStream::choice(&io::stderr()).write_global();
        Box::new(io::stderr())
    } else {
        Box::new(io::stdout())
    };
    let output = Output::new(args.printed(), BufWriter::new(output))
        .with_null(args.source.separator() == b'\0');
    let mut run = Run {
        rules: Arc::clone(&plain),
        book: rules,
        output,
        counts: Counts::default(),
        tally: Tally::default(),
        fixed: 0,
        incomplete: false,
        unheard: None,
        unwritten: None,
    };
    run.all();
    note(run.counts);
    if run.fixed > 0 {
        let done = if plain.args.diff { "would be fixed" } else { "fixed" };
        note(format_args!("{} {done}", plural(run.fixed, "record")));
    }
    let status = run.status();
    run.unwritten.or(run.unheard).map_or(status, |error| Failure::writing(error).tell(status))
}

/// One run of the command.
struct Run {
    /// What holds for the file in hand, and for all.
    rules: Arc<Rules>,
    book: RuleBook,
    output: Output<BufWriter<Box<dyn Write>>>,
    counts: Counts,
    tally: Tally,
    /// How many records were fixed.
    fixed: u64,
    /// Whether a file could not be read, or could not be fixed.
    incomplete: bool,
    /// Why problems can no longer be reported. The files are fixed and counted nevertheless.
    unheard: Option<io::Error>,
    /// Why the standard output takes no more text, fixed or as a diff.
    unwritten: Option<io::Error>,
}

/// Why a list was not worked through.
enum Stop {
    /// The list cannot be read.
    Unread(io::Error),
    /// The fixed list cannot be written.
    Unwritten(io::Error),
}

impl Run {
    /// Works through every file.
    fn all(&mut self) {
        if let Err(error) = cleanup::watch() {
            let why = words(&error);
            note(format_args!("an interruption would leave an unfinished file behind: {why}"));
        }
        self.print(Output::begin);
        if self.rules.args.source.files.is_empty() {
            self.input();
        }
        let files = self.rules.args.source.files.clone();
        for file in &files {
            match file.as_os_str() {
                _ if self.rules.args.diff && self.unwritten.is_some() => break,
                dash if dash == OsStr::new("-") => self.input(),
                _ => self.file(file),
            }
        }
        let (counts, tally) = (self.counts, std::mem::take(&mut self.tally));
        let summary = Summary { counts: &counts, tally: &tally, prefixes: Vec::new() };
        self.print(|output| output.end(&summary).and_then(|()| output.flush()));
    }

    /// Writes to the output, unless that has failed before.
    fn print(
        &mut self,
        write: impl FnOnce(&mut Output<BufWriter<Box<dyn Write>>>) -> io::Result<()>,
    ) {
        if self.unheard.is_none() {
            self.unheard = write(&mut self.output).err();
        }
    }

    /// Passes the standard input to the standard output.
    fn input(&mut self) {
        let name = &*self.rules.args.source.stdin_name.clone();
        let held = self.turn_to(Path::new(name));
        let done = match held.and_then(|()| files::stdin()) {
            Ok(stdin) if self.rules.args.diff => self.show(name, stdin.lock()),
            Ok(stdin) => {
                let mut output = Fixed(BufWriter::new(sanitize::stdout()));
                self.pass(Some(name), stdin.lock(), &mut output).map(|_| ())
            }
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(name, done);
    }

    /// From now on does what holds for this file.
    fn turn_to(&mut self, path: &Path) -> io::Result<()> {
        self.rules = self.book.of(path)?;
        Ok(())
    }

    fn file(&mut self, path: &Path) {
        let name = path.to_string_lossy();
        let held = self.turn_to(path);
        let done = match held.and_then(|()| files::open(path)) {
            Ok(file) if self.rules.args.diff => self.show(&name, file),
            Ok(file) => self.rewrite(&name, path, &file),
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(&name, done);
    }

    fn done(&mut self, name: &str, done: Result<(), Stop>) {
        self.print(Output::flush);
        match done {
            Ok(()) => {}
            Err(Stop::Unread(error)) => {
                self.incomplete = true;
                note(Failure::reading(name, error));
            }
            Err(Stop::Unwritten(error)) => self.unwritten = Some(error),
        }
    }

    /// Writes a diff of what would be fixed to the standard output.
    fn show(&mut self, name: &str, source: impl Read) -> Result<(), Stop> {
        let mut diff = Diff::new(BufWriter::new(sanitize::stdout()), name);
        self.pass(Some(name), source, &mut diff)?;
        diff.end().map_err(Stop::Unwritten)
    }

    /// Fixes a file, then checks what it holds: the old text, where the new one could not be written.
    fn rewrite(&mut self, name: &str, path: &Path, file: &File) -> Result<(), Stop> {
        match self.rewritten(name, path, file) {
            Ok(fixed) => self.fixed += fixed,
            Err(Stop::Unread(error)) => return Err(Stop::Unread(error)),
            Err(Stop::Unwritten(error)) => {
                self.incomplete = true;
                note(format_args!("{name}: not fixed: {}", words(&error)));
            }
        }
        self.check(name, files::open(path).map_err(Stop::Unread)?)
    }

    /// Puts the fixed text in the place of the file; gives how many records were fixed.
    fn rewritten(&mut self, name: &str, path: &Path, file: &File) -> Result<u64, Stop> {
        let mut rewrite = Rewrite::new(file, path, |file| file).map_err(Stop::Unwritten)?;
        let fixed = self.pass(None, file, &mut rewrite)?;
        let other_names = fixed > 0 && rewrite.has_other_names();
        rewrite.commit().map_err(Stop::Unwritten)?;
        if other_names {
            note(format_args!("{name}: its other names (hard links) keep the old text"));
        }
        Ok(fixed)
    }

    /// Reports the problems of a list as it stands.
    fn check(&mut self, name: &str, source: impl Read) -> Result<(), Stop> {
        let rules = Arc::clone(&self.rules);
        let mut records = self.records(source)?;
        while records.fill().map_err(Stop::Unread)? {
            while let Some(record) = records.next() {
                let (dialect, report) = rules.args.notation.report(None, &record);
                self.tell(name, dialect, &record, &report);
            }
        }
        Ok(())
    }

    /// Passes a list to a sink, each record with its fixes; gives how many records were fixed.
    ///
    /// With the name of the list, the problems that a record then has are reported at once.
    fn pass(
        &mut self,
        reported: Option<&str>,
        source: impl Read,
        sink: &mut impl Sink,
    ) -> Result<u64, Stop> {
        let mut records = self.records(source)?;
        let mut fixed = 0;
        loop {
            let read = records.fill();
            while let Some((octet, record)) = records.next_placed() {
                let Some((len, new)) = self.record(reported, record) else { continue };
                fixed += 1;
                let tee = records.source();
                sink.keep(tee.until(octet)).map_err(Stop::Unwritten)?;
                sink.replace(tee.until(octet + len), &new).map_err(Stop::Unwritten)?;
            }
            let done = records.done();
            sink.keep(records.source().until(done)).map_err(Stop::Unwritten)?;
            sink.flush().map_err(Stop::Unwritten)?;
            self.print(Output::flush);
            if !read.map_err(Stop::Unread)? {
                return Ok(fixed);
            }
        }
    }

    /// The records of a list that is not compressed.
    fn records<R: Read>(&self, source: R) -> Result<Records<Tee<Uncompressed<R>>>, Stop> {
        let source = source::uncompressed(source).map_err(Stop::Unread)?;
        Ok(Records::new(Tee::new(source), self.rules.args.source.separator(), Limits::default()))
    }

    /// A record with its fixes, and how long it was; nothing where it stays as it is.
    fn record(&mut self, reported: Option<&str>, record: Record<'_>) -> Option<(u64, Vec<u8>)> {
        let rules = Arc::clone(&self.rules);
        let (dialect, report) = rules.args.notation.report(None, &record);
        let text = record.text.filter(|_| !report.is_empty());
        let fixed = text.and_then(|text| self.fixed(text));
        let fix = fixed.map(|fixed| (text.unwrap_or_default().len() as u64, fixed));
        let Some(name) = reported else { return fix };
        match &fix {
            Some((_, fixed)) => {
                let record = Record { text: Some(fixed), ..record };
                let (dialect, report) = rules.args.notation.report(None, &record);
                self.fixed += 1;
                self.tell(name, dialect, &record, &report);
            }
            None => self.tell(name, dialect, &record, &report),
        }
        fix
    }

    /// A text with every safe fix, if it is valid then.
    fn fixed(&self, text: &[u8]) -> Option<Vec<u8>> {
        let (reading, options) =
            (self.rules.args.notation.reading.as_ref(), self.rules.args.notation.options());
        let fixed = selection::fix(reading, text, options)?;
        let accepted = |fixed: &Vec<u8>| selection::report(reading, fixed, options).1.is_valid();
        Some(fixed).filter(|fixed| fixed.len() <= LONGEST).filter(accepted)
    }

    /// Counts a record and reports its problems.
    fn tell(&mut self, file: &str, dialect: &str, record: &Record<'_>, report: &Report<'_>) {
        self.counts.add(report);
        let repaired = report.repaired();
        let findings = findings(file, (dialect, report), record, None, repaired.as_ref());
        let findings: Vec<_> = findings.collect();
        self.tally.add(&findings, repaired.as_ref(), self.rules.args.wants_examples());
        self.print(|output| findings.iter().try_for_each(|finding| output.problem(finding)));
    }

    fn status(&self) -> Status {
        let fail =
            self.counts.fail(self.rules.args.strict) || self.rules.args.diff && self.fixed > 0;
        match (self.incomplete, fail) {
            (true, _) => Status::from(2),
            (false, true) => Status::FAILURE,
            (false, false) => Status::SUCCESS,
        }
    }
}
