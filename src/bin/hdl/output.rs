//! [`Output`]: writes problems in one format.
//!
//! Threads format problems in parallel, as [`Rendered`]; the output writes them one after the other.

pub(crate) mod counts;
pub(crate) mod destination;
pub(crate) mod finding;
pub(crate) mod format;
pub(crate) mod formats;
pub(crate) mod hex;
pub(crate) mod look;
mod problem;
mod rendered;
pub(crate) mod safe_json;
pub(crate) mod summary;
pub(crate) mod tally;

use std::io::{self, ErrorKind, Write};

use handle_syntax::{Report, Severity};

use crate::arguments::ARGUMENT;
use crate::input::damage;
use crate::input::record::Record;
use crate::output::finding::{Finding, findings};
use crate::output::format::Format;
use crate::output::formats::{csv, github, gitlab, group, html, json, junit, sarif};
use crate::output::look::Look;
pub(crate) use crate::output::problem::Manner;
use crate::output::problem::print;
pub(crate) use crate::output::rendered::Rendered;
use crate::output::summary::Summary;

/// A writer, and the format of what it writes.
pub(crate) struct Output<W> {
    format: Format,
    look: Look,
    /// Whether records end with NUL.
    null: bool,
    writer: W,
    /// How many problems of each severity have come to this output.
    reported: [u64; 3],
    /// Whether the reader of the output has closed it.
    closed: bool,
}

impl<W: Write> Output<W> {
    pub(crate) fn new((format, look): Manner, writer: W) -> Self {
        Self { format, look, null: false, writer, reported: [0; 3], closed: false }
    }

    /// The same output, for records that end with NUL if `null`.
    pub(crate) fn with_null(self, null: bool) -> Self {
        Self { null, ..self }
    }

    /// Writes what comes before all problems.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise | Format::Group | Format::Html | Format::Github => {
                Ok(())
            }
            Format::Json => json::begin(&mut self.writer),
            Format::Csv => csv::begin(&mut self.writer),
            Format::Sarif => sarif::begin(&mut self.writer, self.null),
            Format::Gitlab => gitlab::begin(&mut self.writer),
            Format::Junit => junit::begin(&mut self.writer),
        }
    }

    /// Writes all problems of a record that is a line by itself.
    pub(crate) fn report(
        &mut self,
        file: &str,
        dialect: &str,
        record: &Record<'_>,
        report: &Report<'_>,
    ) -> io::Result<()> {
        // A text that is not UTF-8 may be one of many in a file with another encoding, but an argument stands alone.
        let reencodes = file == ARGUMENT || !damage::reencodes(report);
        let repaired = report.repaired().filter(|_| reencodes);
        let repaired = (repaired.as_ref(), reencodes);
        let mut findings = findings(file, (dialect, report), record, None, repaired);
        findings.try_for_each(|finding| self.problem(&finding))
    }

    pub(crate) fn problem(&mut self, finding: &Finding<'_>) -> io::Result<()> {
        if self.between(finding.problem.severity())? {
            print((self.format, self.look), &mut self.writer, finding)?;
        }
        Ok(())
    }

    /// Writes the next problems, in their order.
    pub(crate) fn write(&mut self, rendered: &Rendered) -> io::Result<()> {
        if self.closed {
            return Ok(());
        }
        let mut start = 0;
        for end in &rendered.ends {
            let problem = &rendered.octets[start..end.octet];
            start = end.octet;
            if self.between(end.severity)? {
                self.writer.write_all(problem)?;
            }
        }
        Ok(())
    }

    /// Writes the separator before a problem; returns `false` if the problem is not to be written.
    fn between(&mut self, severity: Severity) -> io::Result<bool> {
        let first = self.reported == [0; 3];
        let reported = &mut self.reported[severity as usize];
        *reported += 1;
        match self.format {
            Format::Human | Format::Concise | Format::Json | Format::Csv | Format::Junit => {
                Ok(true)
            }
            Format::Sarif | Format::Gitlab => {
                safe_json::between(&mut self.writer, first).map(|()| true)
            }
            // These formats write problems at the end, when everything is known.
            Format::Group | Format::Html => Ok(false),
            Format::Github => Ok(*reported <= github::MOST),
        }
    }

    /// Writes what comes after all problems.
    pub(crate) fn end(&mut self, summary: &Summary<'_>) -> io::Result<()> {
        if self.closed {
            return Ok(());
        }
        let (writer, counts) = (&mut self.writer, summary.counts);
        match self.format {
            Format::Human | Format::Concise | Format::Csv => Ok(()),
            Format::Group => group::groups(writer, summary.tally, counts),
            Format::Html => html::page(writer, summary),
            Format::Json => json::end(writer, counts),
            Format::Sarif => sarif::end(writer),
            Format::Gitlab => gitlab::end(writer),
            Format::Junit => junit::end(writer, counts),
            Format::Github => github::end(writer, counts, self.reported),
        }
    }

    /// Stops writing, because the reader of the output has closed it.
    pub(crate) fn close(&mut self) {
        self.closed = true;
    }

    /// Hands everything that the writer has gathered to the system.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        if self.closed { Ok(()) } else { self.writer.flush() }
    }
}

/// Writes to each output; `write` also gets the number of the output. If the reader of one of several outputs closes
/// it, the others go on.
///
/// # Errors
/// The number of an output that can no longer be written, and why.
pub(crate) fn each<W: Write>(
    outputs: &mut [Output<W>],
    mut write: impl FnMut(&mut Output<W>, usize) -> io::Result<()>,
) -> Result<(), (usize, io::Error)> {
    let several = outputs.len() > 1;
    for (number, output) in outputs.iter_mut().enumerate() {
        match write(output, number) {
            Err(error) if several && error.kind() == ErrorKind::BrokenPipe => output.close(),
            done => done.map_err(|error| (number, error))?,
        }
    }
    Ok(())
}
