//! [`Output`]: where problems go, in the format that was asked for.

mod concise;
mod human;
pub(crate) mod json;

use std::io::{self, Write};

use handle_syntax::Problem;

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
}

/// A writer, and the format of what it writes.
pub(crate) struct Output<W> {
    format: Format,
    writer: W,
}

impl<W: Write> Output<W> {
    pub(crate) fn new(format: Format, writer: W) -> Self {
        Self { format, writer }
    }

    /// Before everything, once.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise => Ok(()),
            Format::Json => json::begin(&mut self.writer),
        }
    }

    pub(crate) fn problem(&mut self, finding: &Finding<'_>) -> io::Result<()> {
        match self.format {
            Format::Human => human::problem(&mut self.writer, finding),
            Format::Concise => concise::problem(&mut self.writer, finding),
            Format::Json => json::problem(&mut self.writer, finding),
        }
    }

    /// After everything, once.
    pub(crate) fn end(&mut self, counts: &Counts) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise => Ok(()),
            Format::Json => json::end(&mut self.writer, counts),
        }
    }

    /// Hands what was gathered to the system.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
