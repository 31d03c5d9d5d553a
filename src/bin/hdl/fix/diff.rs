//! [`Diff`]: the changes of a file as a unified diff, for `patch` to apply.

mod text;

use std::collections::VecDeque;
use std::io::{self, Write};

use handle_syntax::text::is_hidden;

use crate::copying::sink::Sink;
use text::Text;

/// How many lines are shown before and after a change.
const AROUND: usize = 3;

/// After how many octets a hunk ends, and how long a line without a change may be to be shown. The first line of a hunk
/// says how many lines it has, so the whole hunk is kept until its end, and must not become too long.
const MOST: u64 = 1 << 22;

/// Gathers lines and writes hunks.
pub(crate) struct Diff<W> {
    writer: W,
    /// The name of the file, escaped for a diff.
    name: String,
    begun: bool,
    line: Line,
    /// How many lines come before the one that is being read, in the old and in the new file.
    passed: (u64, u64),
    /// The last few lines, which come after the last hunk.
    before: VecDeque<Line>,
    hunk: Hunk,
}

/// A line with its line end, before and after the changes; or several lines, if a change has a line end in it.
struct Line {
    old: Text,
    new: Text,
    changed: bool,
}

impl Line {
    fn new() -> Self {
        Self { old: Text::new(), new: Text::new(), changed: false }
    }
}

/// Lines from the first change on, and the few before it.
#[derive(Default)]
struct Hunk {
    lines: Vec<Line>,
    /// How many octets its lines have, old and new.
    size: u64,
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
            line: Line::new(),
            passed: (0, 0),
            before: VecDeque::new(),
            hunk: Hunk::default(),
        }
    }

    /// Writes what is left.
    pub(crate) fn end(mut self) -> io::Result<()> {
        if self.line.old.len > 0 || self.line.changed {
            self.next()?;
        }
        self.close()?;
        self.writer.flush()
    }

    /// Ends the line that is being read.
    fn next(&mut self) -> io::Result<()> {
        let line = std::mem::replace(&mut self.line, Line::new());
        if !line.changed && line.old.len > MOST {
            self.cut()?;
            self.before.clear();
            self.pass(&line);
            return Ok(());
        }
        self.pass(&line);
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

    fn pass(&mut self, line: &Line) {
        self.passed.0 += line.old.lines;
        self.passed.1 += line.new.lines;
    }

    /// Adds a line to the hunk.
    fn extend(&mut self, line: Line) {
        let hunk = &mut self.hunk;
        if hunk.lines.is_empty() {
            hunk.lines.extend(self.before.drain(..));
            hunk.head = hunk.lines.len();
        }
        hunk.tail = if line.changed { 0 } else { hunk.tail + 1 };
        hunk.size += line.old.len + line.new.len;
        hunk.lines.push(line);
    }

    /// Ends the hunk before a line that is not shown.
    ///
    /// If a hunk has fewer lines after its last change than before its first one, `patch` takes its end for the end of
    /// the file. So the surplus lines before the first change are left out.
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
        let count = |text: fn(&Line) -> &Text, lines: &[Line]| {
            lines.iter().map(|line| text(line).lines).sum::<u64>()
        };
        let range = |text: fn(&Line) -> &Text, passed: u64| {
            let here = count(text, &lines);
            // A range without lines is named by the line before it.
            let first = passed - count(text, &after) - here + u64::from(here > 0);
            (first, here)
        };
        let (first, len) = range(|line| &line.old, self.passed.0);
        let (new_first, new_len) = range(|line| &line.new, self.passed.1);
        writeln!(self.writer, "@@ -{first},{len} +{new_first},{new_len} @@")?;
        for run in lines.chunk_by_mut(|a, b| a.changed == b.changed) {
            if run[0].changed {
                run.iter_mut().try_for_each(|line| line.old.write(&mut self.writer, b'-'))?;
                run.iter_mut().try_for_each(|line| line.new.write(&mut self.writer, b'+'))?;
            } else {
                run.iter_mut().try_for_each(|line| line.old.write(&mut self.writer, b' '))?;
            }
        }
        self.before = after.into();
        Ok(())
    }
}

impl<W: Write> Sink for Diff<W> {
    fn keep(&mut self, octets: &[u8]) -> io::Result<()> {
        for piece in octets.split_inclusive(|&octet| octet == b'\n') {
            self.line.old.extend(piece)?;
            self.line.new.extend(piece)?;
            if piece.ends_with(b"\n") {
                self.next()?;
            }
        }
        Ok(())
    }

    fn replace(&mut self, old: &[u8], new: &[u8]) -> io::Result<()> {
        self.line.old.extend(old)?;
        self.line.new.extend(new)?;
        self.line.changed = true;
        Ok(())
    }
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
