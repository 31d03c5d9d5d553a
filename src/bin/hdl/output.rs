//! [`Output`]: where problems go, in the format that was asked for.

mod concise;
mod github;
mod human;
pub(crate) mod json;
mod sarif;

use std::borrow::Cow;
use std::io::{self, Write};

use handle_syntax::{Problem, Span, column};

use crate::args::{Check, Format};
use crate::count::Counts;
use crate::record::Record;

use github::Github;
use sarif::Sarif;

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

/// Writes a problem, whatever was written before: any thread can do so.
type Print = fn(&mut dyn Write, &Finding<'_>) -> io::Result<()>;

/// How problems are written.
enum Form {
    /// Each by itself.
    Each(Print),
    /// In order, by what was written before.
    Sarif(Sarif),
    Github(Github),
}

impl Form {
    fn of(args: &Check) -> Self {
        match args.format {
            Format::Human => Self::Each(human::problem),
            Format::Concise => Self::Each(concise::problem),
            Format::Json => Self::Each(json::problem),
            Format::Sarif => Self::Sarif(Sarif::new(args.null)),
            Format::Github => Self::Github(Github::default()),
        }
    }
}

/// A writer, and the format of what it writes.
pub(crate) struct Output<W> {
    format: Format,
    form: Form,
    writer: W,
}

impl<W: Write> Output<W> {
    pub(crate) fn new(args: &Check, writer: W) -> Self {
        Self { format: args.format, form: Form::of(args), writer }
    }

    /// Before everything, once.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        match &self.form {
            Form::Each(_) if self.format == Format::Json => json::begin(&mut self.writer),
            Form::Sarif(sarif) => sarif.begin(&mut self.writer),
            Form::Each(_) | Form::Github(_) => Ok(()),
        }
    }

    pub(crate) fn problem(&mut self, finding: &Finding<'_>) -> io::Result<()> {
        match &mut self.form {
            Form::Each(print) => print(&mut self.writer, finding),
            Form::Sarif(sarif) => sarif.problem(&mut self.writer, finding),
            Form::Github(github) => github.problem(&mut self.writer, finding),
        }
    }

    /// After everything, once.
    pub(crate) fn end(&mut self, counts: &Counts) -> io::Result<()> {
        match &self.form {
            Form::Each(_) if self.format == Format::Json => json::end(&mut self.writer, counts),
            Form::Each(_) => Ok(()),
            Form::Sarif(_) => Sarif::end(&mut self.writer),
            Form::Github(github) => github.end(&mut self.writer, counts),
        }
    }

    /// Hands what was gathered to the system.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
