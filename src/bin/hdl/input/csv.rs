//! Tables of RFC 4180 with any delimiter: where rows end, where cells stand, and nothing copied.
//!
//! A quote opens a cell only where the cell begins; anywhere else it is a character like any other.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use memchr::{memchr, memchr2};

use crate::input::unescape::{Escapes, without_return};

const QUOTE: u8 = b'"';
const LINE_END: u8 = b'\n';

/// Finds the ends of rows in text that comes piece by piece.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quotes {
    delimiter: u8,
    state: State,
    /// The octet before the piece.
    last: u8,
    /// The rows that were passed since somebody asked.
    rows: u64,
}

#[derive(Clone, Copy, Debug)]
enum State {
    Plain,
    Quoted,
    /// Behind a quote in a quoted cell: another one is a character, anything else is outside.
    Closed,
}

impl Quotes {
    pub(crate) fn new(delimiter: u8) -> Self {
        Self { delimiter, state: State::Plain, last: LINE_END, rows: 0 }
    }

    pub(crate) fn delimiter(&self) -> u8 {
        self.delimiter
    }

    /// Where the row ends that `text` goes on with at `from`.
    pub(crate) fn next(&mut self, text: &[u8], from: usize) -> Option<usize> {
        let mut at = from;
        let end = loop {
            let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) else { break None };
            (at, self.state) = match self.state {
                State::Closed if rest[0] == QUOTE => (at + 1, State::Quoted),
                State::Closed => (at, State::Plain),
                State::Quoted => match memchr(QUOTE, rest) {
                    Some(ahead) => (at + ahead + 1, State::Closed),
                    None => break None,
                },
                State::Plain => match memchr2(QUOTE, LINE_END, rest) {
                    Some(ahead) if rest[ahead] == LINE_END => break Some(at + ahead + 1),
                    Some(ahead) => {
                        let at = at + ahead;
                        let before = if at == 0 { self.last } else { text[at - 1] };
                        let opens = before == self.delimiter || before == LINE_END;
                        (at + 1, if opens { State::Quoted } else { State::Plain })
                    }
                    None => break None,
                },
            };
        };
        self.last = match end {
            Some(_) => LINE_END,
            None => text.last().copied().unwrap_or(self.last),
        };
        end
    }

    /// Where the last whole row of `text` ends, which begins with one, and is searched from `from`.
    pub(crate) fn last(&mut self, text: &[u8], from: usize) -> Option<usize> {
        let (mut start, mut at) = (0, from);
        while let Some(end) = self.next(text, at) {
            let row = without_return(&text[start..end - 1], LINE_END);
            self.rows += u64::from(!row.is_empty());
            (start, at) = (end, end);
        }
        (start > 0).then_some(start)
    }

    /// How many rows were passed that are not empty, since this was asked.
    pub(crate) fn rows(&mut self) -> u64 {
        std::mem::take(&mut self.rows)
    }
}

/// A row that is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Its octets, without the line end.
    pub(crate) range: Range<usize>,
    /// Where the next one begins.
    pub(crate) next: usize,
}

/// The rows of a text that begins with one; the last one may have no line end.
pub(crate) fn rows(text: &[u8], delimiter: u8) -> impl Iterator<Item = Row> {
    let (mut quotes, mut start) = (Quotes::new(delimiter), 0);
    let lines = std::iter::from_fn(move || {
        let end = quotes.next(text, start).or((start < text.len()).then_some(text.len()))?;
        let line = &text[start..end];
        let row = line.strip_suffix(b"\n").map_or(line, |row| without_return(row, LINE_END));
        let row = Row { range: start..start + row.len(), next: end };
        start = end;
        Some(row)
    });
    lines.filter(|row| !row.range.is_empty())
}

/// A cell: its octets in the row, without the quotes around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) range: Range<usize>,
    /// Whether a quote in it stands twice.
    pub(crate) doubled: bool,
}

impl Cell {
    /// The text of the cell, in its row.
    pub(crate) fn text<'a>(&self, row: &'a [u8]) -> Cow<'a, [u8]> {
        let raw = &row[self.range.clone()];
        Escapes::Quotes.text(raw).filter(|_| self.doubled).unwrap_or(raw.into())
    }
}

/// Why there is no such cell, and at which octet of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bad {
    /// The quote is not closed.
    Open(usize),
    /// Something stands between the closing quote and the delimiter.
    Behind(usize),
    /// There are only so many cells.
    Short(usize),
}

impl Bad {
    /// The octet of the row where it is seen.
    pub(crate) fn at(self) -> usize {
        match self {
            Self::Open(at) | Self::Behind(at) => at,
            Self::Short(_) => 0,
        }
    }
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(_) => f.write_str("this quote is not closed"),
            Self::Behind(_) => f.write_str("a delimiter must follow the closing quote"),
            Self::Short(1) => f.write_str("the row has but one column"),
            Self::Short(cells) => write!(f, "the row has but {cells} columns"),
        }
    }
}

/// The cells of a row, up to the first bad one.
pub(crate) fn cells(row: &[u8], delimiter: u8) -> impl Iterator<Item = Result<Cell, Bad>> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let start = next.take()?;
        let rest = &row[start..];
        let read = if rest.first() == Some(&QUOTE) {
            quoted(row, start)
        } else {
            let end = memchr(delimiter, rest).map_or(row.len(), |ahead| start + ahead);
            Ok((Cell { range: start..end, doubled: false }, end))
        };
        Some(read.and_then(|(cell, end)| match row.get(end) {
            None => Ok(cell),
            Some(&octet) if octet == delimiter => {
                next = Some(end + 1);
                Ok(cell)
            }
            Some(_) => Err(Bad::Behind(end)),
        }))
    })
}

/// The quoted cell whose opening quote is at `open`, and the octet behind the closing one.
fn quoted(row: &[u8], open: usize) -> Result<(Cell, usize), Bad> {
    let (mut at, mut doubled) = (open + 1, false);
    loop {
        let end = at + memchr(QUOTE, &row[at..]).ok_or(Bad::Open(open))?;
        if row.get(end + 1) != Some(&QUOTE) {
            return Ok((Cell { range: open + 1..end, doubled }, end + 1));
        }
        (at, doubled) = (end + 2, true);
    }
}

/// The cell in the column `column`, from 0.
pub(crate) fn cell(row: &[u8], delimiter: u8, column: usize) -> Result<Cell, Bad> {
    let mut count = 0;
    for cell in cells(row, delimiter) {
        let cell = cell?;
        if count == column {
            return Ok(cell);
        }
        count += 1;
    }
    Err(Bad::Short(count))
}

#[cfg(test)]
#[path = "csv/tests.rs"]
mod tests;
