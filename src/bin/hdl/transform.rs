//! Results of `hdl normalize` and `hdl convert`: one text for each text that is read, or its problems.

pub(crate) mod convert;
pub(crate) mod normalize;
mod places;

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};

use handle_syntax::{Dialect, Loss, Report, Span};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::args::{Format, ResultFormat, Texts};
use crate::arguments::{self, Event};
use crate::input::record::Record;
use crate::names::selection;
use crate::output::brief::Brief;
use crate::output::json::{byte, hex_unless_utf8};
use crate::output::look::Look;
use crate::output::{Output, safe_json};
use crate::status::Status;
use crate::terminal::failure::Failure;
use crate::terminal::{progress, sanitize};

/// The result of a text.
pub(crate) struct Transformed<'a> {
    /// The name of the dialect that read the text.
    pub(crate) dialect: &'static str,
    /// The text to write; `None` if the text was refused.
    pub(crate) text: Option<Cow<'a, [u8]>>,
    /// What is lost, or would be lost.
    pub(crate) dropped: Vec<Loss>,
    /// The places in `text` that were percent-escaped.
    pub(crate) escapes: Vec<Span>,
    /// Why the text was refused, or other remarks about it.
    pub(crate) report: Report<'static>,
}

impl Transformed<'_> {
    /// The result of a text that was refused.
    pub(crate) fn refused(dialect: &'static str, report: Report<'_>) -> Self {
        let lossy = |problem: handle_syntax::Problem<'_>| {
            Loss::ALL.iter().copied().find(|loss| loss.code() == problem.code())
        };
        let dropped = report.problems().filter_map(lossy).collect();
        Self { dialect, text: None, dropped, escapes: Vec::new(), report: report.into_owned() }
    }
}

/// Writes the result of `work` for each text; its second argument is the dialect of a column or field, if it has its
/// own.
pub(crate) fn run(
    args: &Texts,
    work: impl for<'t> Fn(&'t [u8], Option<Dialect>) -> Transformed<'t>,
) -> Status {
    let output = BufWriter::new(sanitize::stdout());
    let told = if args.texts.is_empty() { Format::Concise } else { Format::Human };
    let mut run = Run {
        args,
        output,
        problems: Output::new((told, Look::stderr()), io::stderr()),
        bar: progress::texts(args.quiet),
        line: 0,
        refused: false,
    };
    if let Some(shape) = args.places.shape() {
        return places::run(args, &shape, run, work);
    }
    let bar = run.bar.clone();
    let done = arguments::each(&args.texts, args.separator(), &bar, |event| match event {
        Event::Text(file, record) => {
            let outcome = match record.text {
                Some(text) => work(text, None),
                None => {
                    let (dialect, report) = selection::too_long(None);
                    Transformed::refused(dialect, report)
                }
            };
            run.result(file, record, &outcome)
        }
        Event::Idle { lines } => {
            run.blank_lines(lines)?;
            run.output.flush()
        }
    });
    bar.finish_and_clear();
    let done = done.and_then(|read| run.output.flush().map(|()| read));
    let found = Status::from(u8::from(run.refused));
    match done {
        Ok(true) => found,
        Ok(false) => Status::from(2),
        Err(error) => Failure::writing(error).tell(found),
    }
}

struct Run<'a, W, E> {
    args: &'a Texts,
    output: W,
    problems: Output<E>,
    /// The progress bar, which must be hidden while a problem is reported.
    bar: ProgressBar,
    /// The last line that was written.
    line: u64,
    /// Whether a text was refused.
    refused: bool,
}

impl<W: Write, E: Write> Run<'_, W, E> {
    fn result(
        &mut self,
        file: &str,
        record: &Record<'_>,
        outcome: &Transformed<'_>,
    ) -> io::Result<()> {
        self.refused |= outcome.text.is_none();
        match self.args.format {
            ResultFormat::Json => self.json(record, outcome),
            ResultFormat::Plain => {
                self.plain(record, outcome)?;
                self.tell(file, record, outcome)
            }
        }
    }

    /// Writes one line for each line that was read, so that both lists stay in step.
    fn plain(&mut self, record: &Record<'_>, outcome: &Transformed<'_>) -> io::Result<()> {
        self.blank_lines(record.line - 1)?;
        self.line = record.line;
        self.output.write_all(outcome.text.as_deref().unwrap_or_default())?;
        self.output.write_all(&[self.args.separator()])
    }

    /// Writes the empty lines up to this one, which have no record; JSON has no lines for them.
    fn blank_lines(&mut self, line: u64) -> io::Result<()> {
        if self.args.format == ResultFormat::Plain {
            for _ in self.line..line {
                self.output.write_all(&[self.args.separator()])?;
            }
            self.line = self.line.max(line);
        }
        Ok(())
    }

    /// Reports the problems on the standard error; if nobody reads that, the error is ignored.
    fn tell(
        &mut self,
        file: &str,
        record: &Record<'_>,
        outcome: &Transformed<'_>,
    ) -> io::Result<()> {
        if outcome.report.is_empty() || self.args.quiet {
            return Ok(());
        }
        self.output.flush()?;
        let (problems, report) = (&mut self.problems, &outcome.report);
        let _ = self.bar.suspend(|| problems.report(file, outcome.dialect, record, report));
        Ok(())
    }

    fn json(&mut self, record: &Record<'_>, outcome: &Transformed<'_>) -> io::Result<()> {
        let input = record.text.unwrap_or_default();
        let output = outcome.text.as_deref();
        let line = ResultLine {
            record: record.number,
            line: record.line,
            dialect: outcome.dialect,
            input: String::from_utf8_lossy(input),
            input_hex: hex_unless_utf8(input),
            output: output.map(String::from_utf8_lossy),
            output_hex: output.and_then(hex_unless_utf8),
            lossless: output.is_some() && outcome.dropped.is_empty(),
            dropped: outcome.dropped.iter().map(|loss| loss.name()).collect(),
            escaped: outcome.escapes.iter().map(|&escape| byte(escape)).collect(),
            problems: outcome.report.problems().map(Brief::new).collect(),
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
