//! Tables of RFC 4180 with any delimiter: finds the ends of rows and the cells in them, and copies nothing.
//!
//! A quote opens a quoted cell only as the first character of the cell; elsewhere it is a character like any other.

mod bad;
pub(crate) mod cell;

use std::ops::Range;

use memchr::{memchr, memchr2};

use crate::input::octets::without_return;
pub(crate) use bad::Bad;

pub(crate) const QUOTE: u8 = b'"';
pub(crate) const LINE_END: u8 = b'\n';

/// How the cells of a table are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    pub(crate) delimiter: u8,
    /// Whether a cell may be quoted; if not, a quote is a character like any other.
    pub(crate) has_quotes: bool,
}

/// Finds the ends of rows in a text that comes piece by piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quotes {
    style: Style,
    /// The most octets of a quoted cell with several lines.
    longest: usize,
    state: State,
    /// The octet before the piece of the text that is read next.
    last: u8,
    /// The position of the quote that opened the current cell.
    open: usize,
    /// How many rows that are not empty were passed since the last call of `rows`.
    rows: u64,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Plain,
    Quoted,
    /// After a quote in a quoted cell: a second quote is a character, anything else is outside of the cell.
    Closed,
    /// After the CR that follows a closing quote.
    Return,
}

/// The end of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    /// The position after it.
    at: usize,
    /// The position of a quote that is not closed. It would hide the ends of all rows after it, so its row ends with
    /// its line.
    open: Option<usize>,
}

impl Quotes {
    /// If a quoted cell has several lines and more than `longest` octets, its quote counts as not closed: the quote
    /// that seems to close it probably opens another cell, far away.
    pub(crate) fn new(style: Style, longest: usize) -> Self {
        Self { style, longest, state: State::Plain, last: LINE_END, open: 0, rows: 0 }
    }

    /// The rows of a text that begins with one.
    pub(crate) fn rows_of(self, text: &[u8]) -> impl Iterator<Item = Row> {
        rows(text, self.style, self.longest)
    }

    /// The end of the row that continues at `from`.
    fn next(&mut self, text: &[u8], from: usize) -> Option<End> {
        let mut at = from;
        let end = loop {
            let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) else { break None };
            match self.state {
                State::Plain => match memchr2(QUOTE, LINE_END, rest) {
                    Some(ahead) if rest[ahead] == LINE_END => {
                        break Some(End { at: at + ahead + 1, open: None });
                    }
                    Some(ahead) => {
                        self.quote(text, at + ahead);
                        at += ahead + 1;
                    }
                    None => break None,
                },
                State::Quoted => match memchr(QUOTE, rest) {
                    Some(ahead) => {
                        at += ahead + 1;
                        if let Some(end) = self.close(&text[..at]) {
                            break Some(end);
                        }
                    }
                    None => break None,
                },
                State::Closed if rest[0] == QUOTE => (at, self.state) = (at + 1, State::Quoted),
                State::Closed if rest[0] == b'\r' => (at, self.state) = (at + 1, State::Return),
                State::Closed if rest[0] == self.style.delimiter => self.state = State::Plain,
                State::Closed | State::Return if rest[0] == LINE_END => self.state = State::Plain,
                // This character may not follow a closing quote. If the cell has several lines, the opening quote was
                // probably not meant to open one.
                State::Closed | State::Return => {
                    self.state = State::Plain;
                    if let Some(end) = self.line_of_quote(&text[..at]) {
                        break Some(end);
                    }
                }
            }
        };
        self.last = match end {
            Some(_) => LINE_END,
            None => text.last().copied().unwrap_or(self.last),
        };
        end
    }

    /// Takes the quote at `at`, which opens a cell if it is the first character of the cell.
    fn quote(&mut self, text: &[u8], at: usize) {
        let before = if at == 0 { self.last } else { text[at - 1] };
        let is_first = before == self.style.delimiter || before == LINE_END;
        if self.style.has_quotes && is_first {
            (self.state, self.open) = (State::Quoted, at);
        }
    }

    /// Takes the quote at the end of a text, which seems to close the current cell. If the cell is too long for that,
    /// its row ends with its first line.
    fn close(&mut self, text: &[u8]) -> Option<End> {
        self.state = State::Closed;
        if text.len() - self.open - 2 <= self.longest {
            return None;
        }
        let end = self.line_of_quote(text)?;
        self.state = State::Plain;
        Some(end)
    }

    /// The end of the line with the opening quote of the current cell, if the cell has several lines.
    fn line_of_quote(&self, text: &[u8]) -> Option<End> {
        let end = memchr(LINE_END, text.get(self.open..)?)?;
        Some(End { at: self.open + end + 1, open: Some(self.open) })
    }

    /// The end of the last row, which begins at `start` and has no line end.
    fn finish(&mut self, text: &[u8], start: usize) -> Option<End> {
        if start == text.len() {
            return None;
        }
        let outside = End { at: text.len(), open: None };
        let end = match std::mem::replace(&mut self.state, State::Plain) {
            State::Plain | State::Closed => outside,
            State::Return => self.line_of_quote(text).unwrap_or(outside),
            State::Quoted => {
                self.line_of_quote(text).unwrap_or(End { open: Some(self.open), ..outside })
            }
        };
        self.last = LINE_END;
        Some(end)
    }

    /// Where the last whole row of `text` ends. The text begins with the start of a row, and is searched from `from`
    /// on.
    pub(crate) fn last(&mut self, text: &[u8], from: usize) -> Option<usize> {
        let (mut start, mut at) = (0, from);
        while let Some(end) = self.next(text, at) {
            let row = without_return(&text[start..end.at - 1], LINE_END);
            self.rows += u64::from(!row.is_empty());
            (start, at) = (end.at, end.at);
        }
        // The next text begins with the start of the current row.
        self.open = self.open.saturating_sub(start);
        (start > 0).then_some(start)
    }

    /// How many rows that are not empty were passed since the last call.
    pub(crate) fn rows(&mut self) -> u64 {
        std::mem::take(&mut self.rows)
    }
}

/// A row that is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Its octets, without the line end.
    pub(crate) range: Range<usize>,
    /// Where the next row begins.
    pub(crate) next: usize,
    /// A quote in it that is not closed.
    pub(crate) open: Option<usize>,
}

/// The rows of a text that begins with the start of a row; the last one may have no line end.
pub(crate) fn rows(text: &[u8], style: Style, longest: usize) -> impl Iterator<Item = Row> {
    let (mut quotes, mut start) = (Quotes::new(style, longest), 0);
    let lines = std::iter::from_fn(move || {
        let End { at, open } = quotes.next(text, start).or_else(|| quotes.finish(text, start))?;
        let line = &text[start..at];
        let row = line.strip_suffix(b"\n").map_or(line, |row| without_return(row, LINE_END));
        let row = Row { range: start..start + row.len(), next: at, open };
        start = at;
        Some(row)
    });
    lines.filter(|row| !row.range.is_empty())
}

#[cfg(test)]
mod tests;
