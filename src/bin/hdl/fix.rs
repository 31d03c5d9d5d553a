//! `hdl check --fix` and `--diff`: what is sure is mended, what is left is told.

mod cleanup;
mod diff;
mod rewrite;
mod sink;
mod tee;

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anstream::AutoStream;
use handle_syntax::Report;

use crate::args::Check;
use crate::fix::diff::Diff;
use crate::fix::rewrite::Rewrite;
use crate::fix::sink::{Fixed, Sink};
use crate::fix::tee::Tee;
use crate::input::limits::{LONGEST, Limits};
use crate::input::record::{Record, Records};
use crate::input::source;
use crate::names::selection;
use crate::output::Output;
use crate::output::counts::{Counts, plural};
use crate::terminal::failure::{Failure, note};

/// Fixes every file, or shows how.
pub(crate) fn run(args: &Check) -> ExitCode {
    let output: Box<dyn Write> = if args.writes_texts() {
        AutoStream::choice(&io::stderr()).write_global();
        Box::new(io::stderr())
    } else {
        Box::new(io::stdout())
    };
    let output = Output::new(args.format, BufWriter::new(output))
        .with_null(args.source.separator() == b'\0');
    let mut run = Run { args, output, counts: Counts::default(), fixed: 0, troubled: false };
    match run.all() {
        Ok(()) => {
            note(run.counts);
            if run.fixed > 0 {
                let done = if args.diff { "would be fixed" } else { "fixed" };
                note(format_args!("{} {done}", plural(run.fixed, "record")));
            }
            run.status()
        }
        Err(error) => Failure::writing(error).tell(run.status()),
    }
}

/// One run of the command.
struct Run<'a> {
    args: &'a Check,
    output: Output<BufWriter<Box<dyn Write>>>,
    counts: Counts,
    /// How many records were fixed.
    fixed: u64,
    /// Whether a file could not be read, or not be written.
    troubled: bool,
}

/// Why a list was not worked through.
enum Stop {
    /// It cannot be read.
    Unread(io::Error),
    /// What it would become cannot be written beside it.
    Unwritten(io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

impl Run<'_> {
    /// Works through every file. An error that it returns is one of the output.
    fn all(&mut self) -> io::Result<()> {
        if let Err(error) = cleanup::watch() {
            note(format_args!("an interrupted file would leave another beside it: {error}"));
        }
        self.output.begin()?;
        if self.args.source.files.is_empty() {
            self.input()?;
        }
        for file in &self.args.source.files {
            match file.as_os_str() {
                dash if dash == OsStr::new("-") => self.input()?,
                _ => self.file(file)?,
            }
        }
        self.output.end(&self.counts)?;
        self.output.flush()
    }

    /// The standard input goes to the standard output.
    fn input(&mut self) -> io::Result<()> {
        let (name, source) = (&*self.args.source.stdin_name, io::stdin().lock());
        let output = BufWriter::new(io::stdout().lock());
        let done = if self.args.diff {
            let mut diff = Diff::new(output, name);
            self.pass(name, source, &mut diff, Stop::Output)
                .and_then(|fixed| diff.end().map(|()| fixed).map_err(Stop::Output))
        } else {
            self.pass(name, source, &mut Fixed(output), Stop::Output)
        };
        self.done(name, done)
    }

    fn file(&mut self, path: &Path) -> io::Result<()> {
        let name = path.to_string_lossy();
        let done = match File::open(path) {
            Ok(file) if self.args.diff => {
                let mut diff = Diff::new(BufWriter::new(io::stdout().lock()), &name);
                self.pass(&name, file, &mut diff, Stop::Output)
                    .and_then(|fixed| diff.end().map(|()| fixed).map_err(Stop::Output))
            }
            Ok(file) => self.rewrite(&name, path, &file),
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(&name, done)
    }

    fn rewrite(&mut self, name: &str, path: &Path, file: &File) -> Result<u64, Stop> {
        let mut rewrite = Rewrite::new(file, path, |file| file).map_err(Stop::Unwritten)?;
        let fixed = self.pass(name, file, &mut rewrite, Stop::Unwritten)?;
        if fixed > 0 && rewrite.has_other_names() {
            note(format_args!("{name}: its other names (hard links) keep the old text"));
        }
        rewrite.commit().map(|()| fixed).map_err(Stop::Unwritten)
    }

    /// Counts what was fixed, or tells why nothing was; then the work goes on.
    fn done(&mut self, name: &str, done: Result<u64, Stop>) -> io::Result<()> {
        self.output.flush()?;
        match done {
            Ok(fixed) => self.fixed += fixed,
            Err(Stop::Unread(error)) => {
                self.troubled = true;
                note(Failure::reading(name, error));
            }
            Err(Stop::Unwritten(error)) => {
                self.troubled = true;
                note(format_args!("{name}: left as it was: {error}"));
            }
            Err(Stop::Output(error)) => return Err(error),
        }
        Ok(())
    }

    /// Passes a list to a sink, each record fixed if it can be; gives how many were. What is left is told.
    fn pass(
        &mut self,
        file: &str,
        source: impl Read,
        sink: &mut impl Sink,
        unwritten: fn(io::Error) -> Stop,
    ) -> Result<u64, Stop> {
        let source = source::uncompressed(source).map_err(Stop::Unread)?;
        let mut records =
            Records::new(Tee::new(source), self.args.source.separator(), Limits::default());
        let mut fixed = 0;
        loop {
            let read = records.fill();
            while let Some((octet, record)) = records.next_placed() {
                let Some((len, new)) = self.record(file, record).map_err(Stop::Output)? else {
                    continue;
                };
                let tee = records.source();
                sink.keep(tee.until(octet)).map_err(unwritten)?;
                sink.replace(tee.until(octet + len), &new).map_err(unwritten)?;
                fixed += 1;
            }
            let done = records.done();
            sink.keep(records.source().until(done)).map_err(unwritten)?;
            sink.flush().map_err(unwritten)?;
            self.output.flush().map_err(Stop::Output)?;
            if !read.map_err(Stop::Unread)? {
                return Ok(fixed);
            }
        }
    }

    /// Tells what is wrong with a record, fixed if it can be: how long it was and what it is then.
    fn record(&mut self, file: &str, record: Record<'_>) -> io::Result<Option<(u64, Vec<u8>)>> {
        let (dialect, report) = self.args.notation.report(&record);
        let fixed = record.text.filter(|_| !report.problems.is_empty());
        let fixed = fixed.and_then(|text| self.fixed(text));
        let Some((text, fixed)) = record.text.zip(fixed) else {
            self.tell(file, dialect, &record, report)?;
            return Ok(None);
        };
        let record = Record { text: Some(&fixed), ..record };
        let (dialect, report) = self.args.notation.report(&record);
        self.tell(file, dialect, &record, report)?;
        Ok(Some((text.len() as u64, fixed)))
    }

    /// A record after everything that is sure; it is accepted when it is read again.
    fn fixed(&self, text: &[u8]) -> Option<Vec<u8>> {
        let (reading, options) =
            (self.args.notation.reading.as_ref(), self.args.notation.options());
        let fixed = selection::fix(reading, text, options)?;
        let accepted = |fixed: &Vec<u8>| selection::report(reading, fixed, options).1.is_valid();
        Some(fixed).filter(|fixed| fixed.len() <= LONGEST).filter(accepted)
    }

    fn tell(
        &mut self,
        file: &str,
        dialect: &str,
        record: &Record<'_>,
        report: Report,
    ) -> io::Result<()> {
        self.counts.add(&report);
        self.output.report(file, dialect, record, report)
    }

    fn status(&self) -> ExitCode {
        let fail = self.counts.fail(self.args.strict) || self.args.diff && self.fixed > 0;
        match (self.troubled, fail) {
            (true, _) => ExitCode::from(2),
            (false, true) => ExitCode::FAILURE,
            (false, false) => ExitCode::SUCCESS,
        }
    }
}
