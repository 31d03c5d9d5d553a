//! `hdl parse`: shows how texts are read.

mod drawing;
mod readings;

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};

use handle_syntax::Report;

use crate::args::{Parse, TreeFormat};
use crate::arguments::{self, Event};
use crate::files::progress;
use crate::input::limits::LONGEST;
use crate::input::octets::record_end;
use crate::input::record::Record;
use crate::output::look::Look;
use crate::parse::drawing::Drawing;
use crate::parse::readings::{Parsed, json, trees};
use crate::reading;
use crate::status::Status;
use crate::terminal::failure::{note, written};
use crate::terminal::sanitize::{masked, plain};
use crate::terminal::typing;

/// Parses every text.
pub(crate) fn run(args: &Parse) -> Status {
    if args.texts.is_empty() {
        typing::invite(false, None);
    }
    let output = BufWriter::new(io::stdout().lock());
    let ascii = Look::stdout().ascii;
    let mut run = Run { args, output, ascii, refused: false, unread: false };
    let done = run.all().and_then(|()| run.output.flush());
    written(done, Status::of(!run.unread, run.refused))
}

struct Run<'a, W: Write> {
    args: &'a Parse,
    output: W,
    /// Whether only ASCII can be shown.
    ascii: bool,
    /// Whether a text has no reading.
    refused: bool,
    /// Whether a text could not be read.
    unread: bool,
}

impl<W: Write> Run<'_, W> {
    fn all(&mut self) -> io::Result<()> {
        let separator = record_end(self.args.null);
        let bar = progress::texts(false);
        let read = arguments::each(&self.args.texts, separator, &bar, |event| match event {
            Event::Text(_, Record { text: Some(text), .. }) => self.text(text),
            Event::Text(_, record) => {
                self.unread = true;
                let line = record.line;
                bar.suspend(|| note(format_args!("line {line}: longer than {LONGEST} bytes")));
                Ok(())
            }
            Event::Idle { .. } => self.output.flush(),
        });
        bar.finish_and_clear();
        self.unread |= !read?;
        Ok(())
    }

    fn text(&mut self, text: &[u8]) -> io::Result<()> {
        let notation = &self.args.notation;
        let trees = trees(notation.reading, text, notation.options());
        self.refused |= trees.iter().any(|tree| !tree.report.is_empty());
        let ambiguous = trees.iter().any(|tree| tree.handle != trees[0].handle);
        if self.args.format == TreeFormat::Json {
            return trees.iter().try_for_each(|tree| json(&mut self.output, text, tree, ambiguous));
        }
        self.draw_all(text, &trees)?;
        if trees.len() > 1 { self.compare(&trees, ambiguous) } else { Ok(()) }
    }

    /// Draws every reading, and the problems under it. Without `--as`, the dialect that the scheme names comes first,
    /// even if it refuses the text.
    fn draw_all(&mut self, text: &[u8], trees: &[Parsed<'_>]) -> io::Result<()> {
        let notation = &self.args.notation;
        let (own, report) = reading::report(notation.reading, text, notation.options());
        // With `--as`, there is only one reading. For any-doi, it has the name of the dialect that read the text.
        let is_own = |tree: &Parsed<'_>| notation.reading.is_some() || tree.dialect == own;
        if !trees.iter().any(is_own) {
            writeln!(self.output, "{own}")?;
            self.problems(&report)?;
        }
        let (first, others): (Vec<_>, Vec<_>) = trees.iter().partition(|tree| is_own(tree));
        for tree in first.into_iter().chain(others) {
            self.draw(text, tree)?;
            self.problems(if is_own(tree) { &report } else { &tree.report })?;
        }
        Ok(())
    }

    /// Draws the dialect, the picture and the handle.
    fn draw(&mut self, text: &[u8], tree: &Parsed<'_>) -> io::Result<()> {
        write!(self.output, "{}\n{}", tree.dialect, Drawing::new(text, &tree.nodes, self.ascii))?;
        if let Some(handle) = &tree.handle {
            writeln!(self.output, "  handle: {}", self.handle(handle))?;
        }
        Ok(())
    }

    /// Writes a line for each problem, and the text that would have none.
    fn problems(&mut self, report: &Report<'_>) -> io::Result<()> {
        for problem in report.problems() {
            let (column, severity, code) = (problem.column(), problem.severity(), problem.code());
            let message = problem.message();
            let message = self.shown(&message);
            writeln!(self.output, "  column {column}: {severity} [{code}] {message}")?;
        }
        if let Some(repaired) = report.repaired() {
            let text = masked(repaired.text());
            writeln!(self.output, "  {}: {}", repaired.word(), self.shown(&text))?;
        }
        writeln!(self.output)
    }

    /// Says whether the readings mean the same handle.
    fn compare(&mut self, trees: &[Parsed<'_>], ambiguous: bool) -> io::Result<()> {
        if !ambiguous {
            return writeln!(self.output, "All {} readings mean the same handle.\n", trees.len());
        }
        writeln!(self.output, "The readings differ:")?;
        for (at, tree) in trees.iter().enumerate() {
            let alike = |other: &&Parsed<'_>| other.handle == tree.handle;
            if !trees[..at].iter().any(|other| alike(&other)) {
                let dialects: Vec<_> =
                    trees.iter().filter(alike).map(|other| other.dialect).collect();
                let handle = tree.handle.as_deref();
                let handle = handle.map_or_else(|| "no handle".into(), |it| self.handle(it));
                writeln!(self.output, "  {handle}  by {}", dialects.join(", "))?;
            }
        }
        writeln!(self.output)
    }

    /// A handle, safe to show on a terminal.
    fn handle(&self, handle: &[u8]) -> String {
        self.shown(&masked(&String::from_utf8_lossy(handle))).into_owned()
    }

    /// The text as this terminal can show it.
    fn shown<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.ascii { plain(text) } else { text.into() }
    }
}
