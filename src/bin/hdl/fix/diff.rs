//! [`Diff`]: the changes of a file as a unified diff, for `patch` to apply.

use std::collections::VecDeque;
use std::io::{self, Write};

use handle_syntax::text::is_hidden;

use crate::fix::sink::Sink;

/// How many lines are shown before and after a change.
const AROUND: usize = 3;

/// How many octets of a hunk are kept in memory: its first line must say how long it is.
const MOST: usize = 1 << 22;

/// Gathers lines and writes hunks. Each line is replaced by one line, so the line numbers of both files are the same.
pub(crate) struct Diff<W> {
    writer: W,
    /// The name of the file, escaped for a diff.
    name: String,
    begun: bool,
    /// The line that is being read, and the number of lines before it.
    line: Line,
    number: u64,
    /// Whether the line is too long to be shown.
    too_long: bool,
    /// The last few lines, which come after the last hunk.
    before: VecDeque<Line>,
    hunk: Hunk,
}

/// A line with its line end, before and after the changes.
#[derive(Default)]
struct Line {
    old: Vec<u8>,
    new: Vec<u8>,
    changed: bool,
}

/// Lines from the first change on, and the few before it.
#[derive(Default)]
struct Hunk {
    lines: Vec<Line>,
    /// How many octets its lines have, old and new.
    size: usize,
    /// How many lines come before the first change, and how many after the last.
    head: usize,
    tail: usize,
}

impl<W: Write> Diff<W> {
    pub(crate) fn new(writer: W, name: &str) -> Self {
        Self {
            writer,
            name: quoted(name),
            begun: false,
            line: Line::default(),
            number: 0,
            too_long: false,
            before: VecDeque::new(),
            hunk: Hunk::default(),
        }
    }

    /// Writes what is left.
    pub(crate) fn end(mut self) -> io::Result<()> {
        if !self.line.old.is_empty() || self.too_long {
            self.next()?;
        }
        self.close()?;
        self.writer.flush()
    }

    /// Adds octets to the line that is being read.
    fn add(&mut self, octets: &[u8]) {
        if self.line.old.len() + octets.len() > MOST {
            self.too_long = true;
            self.line = Line::default();
        }
        if !self.too_long {
            self.line.old.extend_from_slice(octets);
            self.line.new.extend_from_slice(octets);
        }
    }

    /// Ends the line that is being read.
    fn next(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        if std::mem::take(&mut self.too_long) {
            self.cut()?;
            self.before.clear();
            self.number += 1;
            return Ok(());
        }
        self.number += 1;
        if line.changed || !self.hunk.lines.is_empty() {
            self.extend(line);
            if self.hunk.tail == 2 * AROUND {
                self.close()?;
            } else if self.hunk.size > MOST {
                self.cut()?;
            }
        } else {
            self.before.push_back(line);
            if self.before.len() > AROUND {
                self.before.pop_front();
            }
        }
        Ok(())
    }

    /// Adds a line to the hunk.
    fn extend(&mut self, line: Line) {
        let hunk = &mut self.hunk;
        if hunk.lines.is_empty() {
            hunk.lines.extend(self.before.drain(..));
            hunk.head = hunk.lines.len();
        }
        hunk.tail = if line.changed { 0 } else { hunk.tail + 1 };
        hunk.size += line.old.len() + line.new.len();
        hunk.lines.push(line);
    }

    /// Ends the hunk before a line that cannot be shown.
    ///
    /// If fewer lines stand after a change than before it, `patch` takes this for the end of the file, so the surplus
    /// lines before the change are left out.
    fn cut(&mut self) -> io::Result<()> {
        let left_out = self.hunk.head.saturating_sub(self.hunk.tail);
        self.hunk.lines.drain(..left_out);
        self.close()
    }

    /// Writes the hunk, if there is one.
    fn close(&mut self) -> io::Result<()> {
        let Hunk { mut lines, tail, .. } = std::mem::take(&mut self.hunk);
        let after = lines.split_off(lines.len() - tail.saturating_sub(AROUND).min(lines.len()));
        if lines.is_empty() {
            return Ok(());
        }
        if !std::mem::replace(&mut self.begun, true) {
            write!(self.writer, "--- {0}\n+++ {0}\n", self.name)?;
        }
        let first = self.number + 1 - (lines.len() + after.len()) as u64;
        writeln!(self.writer, "@@ -{first},{0} +{first},{0} @@", lines.len())?;
        for run in lines.chunk_by(|a, b| a.changed == b.changed) {
            if run[0].changed {
                run.iter().try_for_each(|line| write_line(&mut self.writer, b'-', &line.old))?;
                run.iter().try_for_each(|line| write_line(&mut self.writer, b'+', &line.new))?;
            } else {
                run.iter().try_for_each(|line| write_line(&mut self.writer, b' ', &line.old))?;
            }
        }
        self.before = after.into();
        Ok(())
    }
}

impl<W: Write> Sink for Diff<W> {
    fn keep(&mut self, octets: &[u8]) -> io::Result<()> {
        for piece in octets.split_inclusive(|&octet| octet == b'\n') {
            self.add(piece);
            if piece.ends_with(b"\n") {
                self.next()?;
            }
        }
        Ok(())
    }

    fn replace(&mut self, old: &[u8], new: &[u8]) -> io::Result<()> {
        self.line.old.extend_from_slice(old);
        self.line.new.extend_from_slice(new);
        self.line.changed = true;
        Ok(())
    }
}

fn write_line(writer: &mut impl Write, mark: u8, line: &[u8]) -> io::Result<()> {
    writer.write_all(&[mark])?;
    writer.write_all(line)?;
    if line.ends_with(b"\n") {
        return Ok(());
    }
    writer.write_all(b"\n\\ No newline at end of file\n")
}

/// The name of a file as diffs write it: in quotes if it must be escaped, followed by a tab if it contains a space.
fn quoted(name: &str) -> String {
    let escaped = |c: char| is_hidden(c) || matches!(c, '"' | '\\');
    if !name.contains(escaped) {
        return if name.contains(' ') { format!("{name}\t") } else { name.into() };
    }
    let mut quoted = String::from("\"");
    for c in name.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if escaped(c) => {
                let octets = c.to_string().into_bytes();
                quoted.extend(octets.iter().map(|octet| format!("\\{octet:03o}")));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests;
