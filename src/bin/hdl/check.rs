//! `hdl check`: reads records, asks the library, prints what it says.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use handle_syntax::Report;

use crate::args::Check;
use crate::count::Counts;
use crate::mask::masked;
use crate::output::{Finding, Output};
use crate::reading::{self, Reading};
use crate::record::{LONGEST, Record, Records};
use crate::trouble::{Trouble, note};

/// How much is gathered before it is written.
const GATHERED: usize = 1 << 16;

/// Checks every file.
pub(crate) fn run(args: &Check) -> ExitCode {
    let output = BufWriter::with_capacity(GATHERED, io::stdout().lock());
    let mut run = Run {
        output: Output::new(args.format, output).with_null(args.null),
        args,
        counts: Counts::default(),
        unread: false,
    };
    match run.all() {
        Ok(()) => {
            note(run.counts);
            run.status()
        }
        Err(error) => Trouble::writing(error).tell(run.status()),
    }
}

/// One run of the command. An error that it returns is one of the output.
struct Run<'a, W: Write> {
    args: &'a Check,
    output: Output<W>,
    counts: Counts,
    /// Whether a file could not be read.
    unread: bool,
}

impl<W: Write> Run<'_, W> {
    fn all(&mut self) -> io::Result<()> {
        self.output.begin()?;
        if self.args.files.is_empty() {
            self.input()?;
        }
        for file in &self.args.files {
            match file.as_os_str() {
                dash if dash == OsStr::new("-") => self.input()?,
                _ => self.file(file)?,
            }
        }
        self.output.end(&self.counts)?;
        self.output.flush()
    }

    fn input(&mut self) -> io::Result<()> {
        self.list("<stdin>", io::stdin().lock())
    }

    fn file(&mut self, path: &Path) -> io::Result<()> {
        let name = path.to_string_lossy();
        match File::open(path) {
            Ok(file) => self.list(&name, file),
            Err(error) => self.trouble(&name, error),
        }
    }

    /// Checks every record of `source`. What was found is written before each wait for more.
    fn list(&mut self, file: &str, source: impl Read) -> io::Result<()> {
        let mut records = Records::new(source, self.args.separator());
        loop {
            match records.fill() {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(error) => return self.trouble(file, error),
            }
            while let Some(record) = records.next() {
                self.record(file, record)?;
            }
            self.output.flush()?;
        }
    }

    fn record(&mut self, file: &str, record: Record<'_>) -> io::Result<()> {
        let (dialect, report) = report(self.args, &record);
        self.counts.add(&report);
        let report = report.located(file, usize::try_from(record.line).unwrap_or(usize::MAX));
        for (at, problem) in report.problems.iter().enumerate() {
            let record = &record;
            let more = if at + 1 == report.problems.len() { report.more() } else { 0 };
            self.output.problem(&Finding { file, dialect, record, problem, more })?;
        }
        Ok(())
    }

    /// Tells that a file could not be read, behind what was found before; the work goes on.
    fn trouble(&mut self, file: &str, error: io::Error) -> io::Result<()> {
        self.output.flush()?;
        self.unread = true;
        note(Trouble::reading(masked(file), error));
        Ok(())
    }

    fn status(&self) -> ExitCode {
        if self.unread {
            ExitCode::from(2)
        } else if self.counts.fail(self.args.strict) {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }
}

/// What there is to say about a record, and what it was read by.
pub(crate) fn report<'a>(args: &'a Check, record: &Record<'_>) -> (&'a str, Report) {
    let notation = &args.notation;
    let reading = notation.reading.as_ref();
    match record.text {
        Some(text) => reading::report(reading, text, notation.options()),
        None => too_long(reading),
    }
}

/// What is said of a record that was not read.
fn too_long(reading: Option<&Reading>) -> (&str, Report) {
    let (dialect, mut report) = reading::too_long(reading);
    for problem in &mut report.problems {
        problem.help = Some(format!("a record has at most {LONGEST} octets"));
    }
    (dialect, report)
}
