//! Results in their places: replaces the identifiers of a table, JSON or XML, and keeps every other octet.

use std::io::{self, BufWriter, Read, Write};
use std::ops::ControlFlow;

use super::run::{REDIRECTION, Run};
use super::transformed::Transformed;
use crate::args::{ResultFormat, Shape, Texts};
use crate::copying::pending::Pending;
use crate::copying::sink::Fixed;
use crate::copying::tee::Tee;
use crate::copying::{self, Stop};
use crate::doubt::Doubt;
use crate::files;
use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::scan::{Located, Standing, Visitor};
use crate::input::unread::Unread;
use crate::opening::head::FileBlocks;
use crate::opening::lacking::{Lacking, PlacesSeen};
use crate::output::finding::findings;
use crate::reading::{self, Reading};
use crate::status::Status;
use crate::terminal::failure::{self, Failure, note};
use crate::terminal::sanitize;
use crate::terminal::typing;

/// Writes the standard input with the result of `work` in place of each text; a refused text stays as it is.
pub(super) fn run<W: Write, E: Write>(
    args: &Texts,
    shape: &Shape,
    run: Run<'_, W, E>,
    work: impl Fn(&[u8], Option<Reading>) -> Transformed,
) -> Status {
    let name = &*args.places.stdin_name;
    let mut sink = Fixed::new(BufWriter::new(sanitize::stdout()));
    let bar = run.bar.clone();
    let stdin = files::stdin().map(|stdin| bar.wrap_read(stdin));
    let contents = shape.contents_of_stdin();
    let mut block = Block::default();
    let begun = match stdin.and_then(|it| copying::begin(it, contents, shape, name, &mut block)) {
        Ok(begun) => begun,
        Err(error) => {
            bar.finish_and_clear();
            note(Failure::of(name, error));
            return Status::UNABLE;
        }
    };
    let (layout, mut blocks) = (begun.layout, begun.blocks);
    let mut results = Results::new(name, run, work);
    let (read, written) = match results.all(&layout, (&mut blocks, &mut block), &mut sink) {
        Ok(()) => (Ok(()), sink.end()),
        Err(Stop::Unread(error)) => (Err(error), sink.end()),
        Err(Stop::Unwritten(error)) => (Ok(()), Err(error)),
    };
    bar.finish_and_clear();
    // If the results cannot be written, there is no summary. An input that cannot be read is reported in any case.
    let is_complete = written.is_err() || results.sum_up(&layout, read.is_ok());
    let found = Status::of(is_complete && read.is_ok(), results.run.refused);
    if let Err(error) = read {
        note(Failure::of(name, error));
    }
    failure::written(written, found)
}

/// The results of the texts of a block.
struct Results<'a, W, E, F> {
    name: &'a str,
    run: Run<'a, W, E>,
    work: F,
    pending: Pending<()>,
    failed: io::Result<()>,
    /// How many texts were found.
    texts: u64,
    rows: PlacesSeen,
}

impl<'a, W: Write, E: Write, F> Results<'a, W, E, F>
where
    F: Fn(&[u8], Option<Reading>) -> Transformed,
{
    fn new(name: &'a str, run: Run<'a, W, E>, work: F) -> Self {
        let (pending, failed) = (Pending::default(), Ok(()));
        Self { name, run, work, pending, failed, texts: 0, rows: PlacesSeen::default() }
    }

    /// Reads the input to its end; the results of what was read are written even if the rest cannot be read.
    fn all(
        &mut self,
        layout: &Layout,
        (blocks, block): (&mut FileBlocks<Tee<impl Read>>, &mut Block),
        sink: &mut Fixed<impl Write>,
    ) -> Result<(), Stop> {
        loop {
            let read = blocks.read(block);
            if let Ok(true) = read {
                // A visitor that cannot write stops; `failed` has the error.
                let _ = layout.each(block, self);
            }
            self.write(blocks, sink).map_err(Stop::Unwritten)?;
            if !read.map_err(Stop::Unread)? {
                return Ok(());
            }
        }
    }

    /// Writes what was read so far, with the results in their places.
    fn write(
        &mut self,
        blocks: &mut FileBlocks<Tee<impl Read>>,
        sink: &mut Fixed<impl Write>,
    ) -> io::Result<()> {
        let (changes, _) = self.pending.until(blocks.octet());
        let written = match self.run.args.format {
            ResultFormat::Plain => copying::hand_on(blocks, changes, sink),
            ResultFormat::Json => {
                // The output as JSON has only the results, so the rest of the file is dropped.
                copying::hand_on(blocks, Vec::new(), &mut Fixed::new(io::sink()))
                    .and_then(|()| self.run.output.flush())
            }
        };
        std::mem::replace(&mut self.failed, Ok(())).and(written)
    }

    /// Says what the results do not show. Returns whether the input had every place that the arguments name, and
    /// whether they name no file as the title of a column.
    fn sum_up(&self, layout: &Layout, is_read: bool) -> bool {
        let args = self.run.args;
        if !args.quiet {
            self.run.remarks.sum_up(false, args.format);
        }
        let mut lacking = Lacking::default();
        lacking.note(self.name, layout, self.rows);
        let is_missing = lacking.tell(args.quiet);
        let is_empty = self.texts == 0 && is_read && !is_missing;
        if is_empty
            && !args.quiet
            && let Some(why) = args.places.unmet().or_else(|| args.places.not_found())
        {
            note(format_args!("nothing was read: {why}"));
        }
        let is_forgotten = typing::explain(self.texts, || args.places.file_for_title(REDIRECTION));
        !is_missing && !is_forgotten
    }

    /// Puts the result in the place of the text, and reports the problems of the text.
    fn put(&mut self, found: &Located<'_>, outcome: &Transformed) {
        if found.standing != Standing::Record {
            // The problem of the row, which follows its texts, says why nothing in the row is changed.
            self.report(found, outcome);
            return;
        }
        // A broken link in a text is read as a handle, but writing that handle in another notation makes no sense.
        let is_broken = outcome.doubt.as_ref().is_some_and(Doubt::is_about_a_link);
        if found.is_found() && is_broken {
            self.run.refused = true;
            return;
        }
        let old = found.record.text.unwrap_or_default();
        let change = outcome.text.as_deref().filter(|new| *new != old).map(|new| found.change(new));
        // A result that cannot be written in its place is refused too.
        self.run.refused |= outcome.text.is_none() || change == Some(None);
        if change == Some(None) {
            self.note_unwritten(found, outcome);
        }
        if let Some(change) = change.flatten().filter(|change| self.pending.has_room(change)) {
            self.pending.add(change, ());
        }
        self.report(found, outcome);
    }

    /// Says that a result cannot be written in its place, and why.
    fn note_unwritten(&self, found: &Located<'_>, outcome: &Transformed) {
        let ((line, column), name) = (found.place(0), self.name);
        let new = outcome.text.as_deref().unwrap_or_default();
        let result = String::from_utf8_lossy(new);
        let why = format!("the result is not written here: {}", found.obstacle(new));
        let why = match found.is_in_address() {
            true => why,
            false => format!("{why}; write `{result}` by hand"),
        };
        self.run.bar.suspend(|| note(format_args!("{name}:{line}:{column}: {why}")));
    }

    /// Reports the problems of a text on the standard error; if nobody reads that, the error is ignored.
    fn report(&mut self, found: &Located<'_>, outcome: &Transformed) {
        let said = (outcome.dialect, &outcome.report);
        let findings = findings(self.name, said, &found.record, Some(found), (None, false));
        let Run { args, problems, bar, .. } = &mut self.run;
        findings.filter(|_| !args.quiet).for_each(|finding| {
            let _ = bar.suspend(|| problems.problem(&finding));
        });
    }
}

impl<W: Write, E: Write, F> Visitor for Results<'_, W, E, F>
where
    F: Fn(&[u8], Option<Reading>) -> Transformed,
{
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        self.texts += 1;
        let mut outcome = match found.record.text {
            Some(text) => (self.work)(text, self.run.args.places.reading(found.wanted)),
            None => Transformed::too_long(),
        };
        let is_json = self.run.args.format == ResultFormat::Json;
        // The JSON has every problem, so it is written before the remarks drop some.
        if is_json {
            self.failed = self.run.json(&found.record, &outcome);
        }
        let remark = self.run.remarks.add(self.name, (&found.record, Some(&found)), &mut outcome);
        // Only flushing the standard output can fail here, and it is flushed again at the end of the block.
        let _ = self.run.tell(remark);
        if is_json {
            self.run.refused |= outcome.text.is_none();
            return if self.failed.is_err() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            };
        }
        self.put(&found, &outcome);
        ControlFlow::Continue(())
    }

    fn row(&mut self, fields: u64) {
        self.rows.add(fields);
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        self.run.refused = true;
        let (dialect, report) = reading::unreadable(None, &unread.why);
        let outcome = Transformed::refused(dialect, report);
        self.report(&Located::unread(number, &unread), &outcome);
        ControlFlow::Continue(())
    }
}
