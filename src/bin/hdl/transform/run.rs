//! [`Run`]: writes results, as lines that stay in step with those that were read, or as JSON.

use std::borrow::Cow;
use std::io::{self, Write};

use indicatif::ProgressBar;
use serde::Serialize;

use super::remarks::Remarks;
use super::transformed::Transformed;
use crate::args::{ResultFormat, Texts};
use crate::doubt::Doubt;
use crate::input::record::Record;
use crate::output::formats::brief::Brief;
use crate::output::formats::json::byte;
use crate::output::hex;
use crate::output::{Output, safe_json};
use crate::terminal::failure::tell;

/// What comes before the name of a file on the command line, because these commands read the standard input.
pub(super) const REDIRECTION: &str = "< ";

/// Writes results, and the problems of texts that were refused.
pub(super) struct Run<'a, W, E> {
    pub(super) args: &'a Texts,
    pub(super) output: W,
    pub(super) problems: Output<E>,
    /// The progress bar, which must be hidden while a problem is reported.
    pub(super) bar: ProgressBar,
    /// The number of the last line that was written.
    pub(super) line: u64,
    /// Whether a text was refused.
    pub(super) refused: bool,
    /// What the reports do not mention.
    pub(super) remarks: Remarks,
}

impl<W: Write, E: Write> Run<'_, W, E> {
    pub(super) fn result(
        &mut self,
        file: &str,
        record: &Record<'_>,
        mut outcome: Transformed,
    ) -> io::Result<()> {
        self.refused |= outcome.text.is_none();
        // The JSON has every problem, so it is written before the remarks drop some.
        match self.args.format {
            ResultFormat::Json => self.json(record, &outcome)?,
            ResultFormat::Plain => self.plain(record, &outcome)?,
        }
        let remark = self.remarks.add(file, (record, None), &mut outcome);
        // A doubt about the handle is probably the reason for what is wrong with the result.
        self.tell(remark)?;
        if self.args.format == ResultFormat::Plain {
            self.report(file, record, &outcome)?;
        }
        Ok(())
    }

    /// Prints the line about a doubt on the standard error.
    pub(super) fn tell(&mut self, line: Option<String>) -> io::Result<()> {
        let Some(line) = line.filter(|_| !self.args.quiet) else { return Ok(()) };
        self.output.flush()?;
        self.bar.suspend(|| tell(line));
        Ok(())
    }

    /// Writes one line for each line that was read, so that both lists stay in step.
    fn plain(&mut self, record: &Record<'_>, outcome: &Transformed) -> io::Result<()> {
        self.blank_lines(record.line - 1)?;
        self.line = record.line;
        self.output.write_all(outcome.text.as_deref().unwrap_or_default())?;
        self.output.write_all(&[self.args.separator()])
    }

    /// Writes an empty line for each line up to `line` that has no record. The output as JSON has no such lines.
    pub(super) fn blank_lines(&mut self, line: u64) -> io::Result<()> {
        if self.args.format == ResultFormat::Plain {
            for _ in self.line..line {
                self.output.write_all(&[self.args.separator()])?;
            }
            self.line = self.line.max(line);
        }
        Ok(())
    }

    /// Reports the problems on the standard error; if nobody reads that, the error is ignored.
    fn report(&mut self, file: &str, record: &Record<'_>, outcome: &Transformed) -> io::Result<()> {
        if outcome.report.is_empty() || self.args.quiet {
            return Ok(());
        }
        self.output.flush()?;
        let (problems, report) = (&mut self.problems, &outcome.report);
        let _ = self.bar.suspend(|| problems.report(file, outcome.dialect, record, report));
        Ok(())
    }

    pub(super) fn json(&mut self, record: &Record<'_>, outcome: &Transformed) -> io::Result<()> {
        let input = record.text.unwrap_or_default();
        let output = outcome.text.as_deref();
        // The report does not say why a text with a warning was refused.
        let is_warned = output.is_none() && outcome.report.is_valid();
        let warnings = outcome.doubt.iter().filter(|_| is_warned).flat_map(Doubt::problems);
        let line = ResultLine {
            record: record.number,
            line: record.line,
            dialect: outcome.dialect,
            input: String::from_utf8_lossy(input),
            input_hex: hex::unless_utf8(input),
            output: output.map(String::from_utf8_lossy),
            output_hex: output.and_then(hex::unless_utf8),
            lossless: output.is_some() && outcome.dropped.is_empty(),
            dropped: outcome.dropped.iter().map(|loss| loss.name()).collect(),
            escaped: outcome.escapes.iter().map(|&escape| byte(escape)).collect(),
            problems: outcome.report.problems().chain(warnings).map(Brief::new).collect(),
        };
        safe_json::line(&mut self.output, &line)
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "result")]
struct ResultLine<'a> {
    record: u64,
    line: u64,
    dialect: &'a str,
    input: Cow<'a, str>,
    /// The octets of the text, if `input` cannot hold them.
    #[serde(skip_serializing_if = "Option::is_none")]
    input_hex: Option<String>,
    output: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    output_hex: Option<String>,
    lossless: bool,
    dropped: Vec<&'a str>,
    escaped: Vec<[u32; 2]>,
    problems: Vec<Brief<'a>>,
}
