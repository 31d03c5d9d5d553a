//! [`Output`]: writes problems in one format.
//!
//! Threads format problems in parallel, as [`Rendered`]; the output writes them one after the other.

pub(crate) mod brief;
pub(crate) mod concise;
pub(crate) mod counts;
mod csv;
pub(crate) mod destination;
mod direction;
mod excerpt;
pub(crate) mod finding;
mod github;
mod gitlab;
mod group;
pub(crate) mod hex;
mod html;
mod human;
pub(crate) mod json;
mod junit;
pub(crate) mod look;
mod markdown;
mod markup;
pub(crate) mod safe_json;
mod sarif;
pub(crate) mod summary;

use std::io::{self, ErrorKind, Write};

use handle_syntax::{Report, Severity};

use crate::args::Format;
use crate::arguments::ARGUMENT;
use crate::check::damage;
use crate::input::record::Record;
use crate::output::counts::Counts;
use crate::output::finding::{Finding, findings};
use crate::output::look::Look;
use crate::output::summary::Summary;

/// Problems formatted for an output, ready to be written.
#[derive(Debug, Default)]
pub(crate) struct Rendered {
    octets: Vec<u8>,
    /// Where each problem ends.
    ends: Vec<End>,
}

/// The end of a problem among octets.
#[derive(Clone, Copy, Debug)]
struct End {
    octet: usize,
    severity: Severity,
    /// The counts up to this problem.
    counts: Counts,
}

impl Rendered {
    /// Formats a problem and adds it.
    pub(crate) fn add(&mut self, manner: Manner, finding: &Finding<'_>, counts: Counts) {
        let octets = &mut self.octets;
        let printed = print(manner, octets, finding);
        // Writing to memory cannot fail.
        debug_assert!(printed.is_ok(), "{printed:?}");
        let octet = octets.len();
        self.ends.push(End { octet, severity: finding.problem.severity(), counts });
    }

    /// How many octets of memory they take.
    pub(crate) fn octets(&self) -> usize {
        self.octets.len() + self.ends.len() * size_of::<End>()
    }

    /// How many problems there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Keeps the first `len` problems.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.ends.truncate(len);
        self.octets.truncate(self.ends.last().map_or(0, |end| end.octet));
    }

    /// The counts up to each problem, from the one at `start` on.
    pub(crate) fn counts_from(&self, start: usize) -> impl Iterator<Item = Counts> {
        self.ends.iter().skip(start).map(|end| end.counts)
    }

    pub(crate) fn clear(&mut self) {
        self.octets.clear();
        self.ends.clear();
    }
}

/// How problems are written: the format, and its look on a terminal.
pub(crate) type Manner = (Format, Look);

/// A writer, and the format of what it writes.
pub(crate) struct Output<W> {
    format: Format,
    look: Look,
    /// Whether records end with NUL.
    null: bool,
    /// Whether nothing is written, not even the text before and after the problems.
    quiet: bool,
    writer: W,
    /// How many problems of each severity have come to this output.
    reported: [u64; 3],
    /// Whether the reader of the output has closed it.
    closed: bool,
}

impl<W: Write> Output<W> {
    pub(crate) fn new((format, look): Manner, writer: W) -> Self {
        Self { format, look, null: false, quiet: false, writer, reported: [0; 3], closed: false }
    }

    /// The same output, for records that end with NUL if `null`.
    pub(crate) fn with_null(self, null: bool) -> Self {
        Self { null, ..self }
    }

    /// The same output, which writes nothing if `quiet`.
    pub(crate) fn with_quiet(self, quiet: bool) -> Self {
        Self { quiet, ..self }
    }

    /// Writes what comes before all problems.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        if self.quiet {
            return Ok(());
        }
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
        // Only an argument is known to be a text by itself.
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
        if self.quiet || self.closed {
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

    /// Hands everything that was gathered to the system.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        if self.closed { Ok(()) } else { self.writer.flush() }
    }
}

/// Writes to each output, by its number. If one of several outputs is closed by its reader, the others go on.
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

/// Formats a problem. The result does not depend on what was written before, so any thread can do this.
fn print((format, look): Manner, writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    match format {
        Format::Human => human::problem(writer, finding, look),
        Format::Concise => concise::problem(writer, finding, look),
        Format::Json => json::problem(writer, finding),
        Format::Csv => csv::problem(writer, finding),
        Format::Gitlab => gitlab::problem(writer, finding),
        Format::Junit => junit::problem(writer, finding),
        Format::Group | Format::Html => Ok(()),
        Format::Sarif => sarif::problem(writer, finding),
        Format::Github => github::problem(writer, finding),
    }
}
