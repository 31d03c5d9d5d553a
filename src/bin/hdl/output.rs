//! [`Output`]: where problems go, in the format that was asked for.

mod concise;
mod github;
mod human;
pub(crate) mod json;
mod sarif;

use std::borrow::Cow;
use std::io::{self, Write};

use handle_syntax::{Problem, Severity, Span, column};

use crate::args::Format;
use crate::count::Counts;
use crate::record::Record;

/// A problem, and where it was found.
pub(crate) struct Finding<'a> {
    /// The name of the file, as it is.
    pub(crate) file: &'a str,
    /// What `--as` names.
    pub(crate) dialect: &'a str,
    pub(crate) record: &'a Record<'a>,
    pub(crate) problem: &'a Problem,
    /// How many problems of the record are left out behind this one, its last.
    pub(crate) more: usize,
}

impl Finding<'_> {
    /// The record; nothing of it where it was too long to be read.
    fn input(&self) -> &[u8] {
        self.record.text.unwrap_or_default()
    }

    /// The columns where a span of the record begins and where it has ended.
    fn columns(&self, span: Span) -> [usize; 2] {
        let range = span.range();
        [range.start, range.end].map(|at| column(self.input(), at))
    }

    /// The message, and how many problems are left out.
    fn message(&self) -> Cow<'_, str> {
        match (&self.problem.message, self.more) {
            (message, 0) => message.into(),
            (message, more) => format!("{message} (and {more} more in this record)").into(),
        }
    }
}

/// A writer, and the format of what it writes.
pub(crate) struct Output<W> {
    format: Format,
    /// Whether records end with NUL.
    null: bool,
    writer: W,
    /// How many problems of each severity came to be written.
    told: [u64; 3],
}

impl<W: Write> Output<W> {
    pub(crate) fn new(format: Format, writer: W) -> Self {
        Self { format, null: false, writer, told: [0; 3] }
    }

    /// The same for records that end with NUL, if `null`.
    pub(crate) fn with_null(self, null: bool) -> Self {
        Self { null, ..self }
    }

    /// Before everything, once.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise | Format::Github => Ok(()),
            Format::Json => json::begin(&mut self.writer),
            Format::Sarif => sarif::begin(&mut self.writer, self.null),
        }
    }

    pub(crate) fn problem(&mut self, finding: &Finding<'_>) -> io::Result<()> {
        if self.between(finding.problem.severity)? {
            print(self.format, &mut self.writer, finding)?;
        }
        Ok(())
    }

    /// What stands between two problems; false where the next is not to be written.
    fn between(&mut self, severity: Severity) -> io::Result<bool> {
        let first = self.told == [0; 3];
        let told = &mut self.told[severity as usize];
        *told += 1;
        match self.format {
            Format::Human | Format::Concise | Format::Json => Ok(true),
            Format::Sarif => sarif::between(&mut self.writer, first).map(|()| true),
            Format::Github => Ok(*told <= github::MOST),
        }
    }

    /// After everything, once.
    pub(crate) fn end(&mut self, counts: &Counts) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise => Ok(()),
            Format::Json => json::end(&mut self.writer, counts),
            Format::Sarif => sarif::end(&mut self.writer),
            Format::Github => github::end(&mut self.writer, counts, self.told),
        }
    }

    /// Hands what was gathered to the system.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// Writes a problem, whatever was written before: any thread can do so.
fn print(format: Format, writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    match format {
        Format::Human => human::problem(writer, finding),
        Format::Concise => concise::problem(writer, finding),
        Format::Json => json::problem(writer, finding),
        Format::Sarif => sarif::problem(writer, finding),
        Format::Github => github::problem(writer, finding),
    }
}
