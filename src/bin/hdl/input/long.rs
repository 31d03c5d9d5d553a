//! A row of a table that is too long for memory.
//!
//! Only identifiers have a limit; a row may have any length. A row above the limit is read octet by octet, and only
//! its identifiers are kept.

mod beyond;
mod pieces;
mod quote;

use std::io::{self, Read};
use std::mem;

use crate::input::csv::{Bad, LINE_END, QUOTE};
use crate::input::layout::Table;
use crate::input::piece::{Piece, RawText};
use crate::input::position::Position;
use crate::input::positioned::PositionedOctets;
use crate::input::unread::Unread;
use beyond::Beyond;
use pieces::pieces;
use quote::Quote;

/// Reads up to the end of the row, with the same result as `csv::rows` and `cell::cells` have for a short row.
///
/// If a quoted cell has line ends and is longer than any identifier, its quote counts as not closed: the row ends
/// with the line of that quote, so that the rows after it are read.
pub(crate) fn read<R: Read>(
    source: &mut PositionedOctets<'_, R>,
    table: &Table,
    longest: usize,
) -> io::Result<Vec<Piece>> {
    let start = source.position();
    let mut row = LongRow {
        source,
        table,
        width: table.width(),
        longest,
        start: place(start),
        column: 0,
        state: LongState::Start,
        quote: None,
        stray: place(start),
        cell: start,
        quoted: false,
        raw: Vec::new(),
        decided: false,
        beyond: Beyond::default(),
        texts: Vec::new(),
        unread: None,
    };
    while let Some(octet) = row.source.next()? {
        if row.step(octet) {
            return Ok(row.end());
        }
    }
    row.end_of_file();
    Ok(row.end())
}

fn unread(place: (u64, u64), bad: Bad) -> Unread {
    Unread::new(place, bad.with_advice())
}

fn place(position: Position) -> (u64, u64) {
    (position.line, position.column)
}

/// Which part of a cell the reader has come to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LongState {
    Start,
    Plain,
    Quoted,
    /// After a quote in a quoted cell: a second quote is a character, anything else is outside of the cell.
    Closed,
    /// After the CR that follows a closing quote: only LF may come.
    Return,
}

struct LongRow<'a, 's, R> {
    source: &'a mut PositionedOctets<'s, R>,
    table: &'a Table,
    /// How many cells must be read.
    width: usize,
    longest: usize,
    /// The line and column of the row.
    start: (u64, u64),
    column: usize,
    state: LongState,
    /// The quote that opened the current cell.
    quote: Option<Quote>,
    /// The line and column of an octet that must not follow a closing quote.
    stray: (u64, u64),
    /// Where the current cell begins, whether it is quoted, and its octets if it is wanted. Of a cell that is too long,
    /// two octets more than the limit are kept, because one of them may be the CR of the line end.
    cell: Position,
    quoted: bool,
    raw: Vec<u8>,
    /// Whether nothing more is kept of the row, because all wanted cells have been read or an error was found.
    decided: bool,
    /// What comes after the wanted cells.
    beyond: Beyond,
    /// The cells that have been read; `wanted` is the column here, until the end of the row.
    texts: Vec<RawText>,
    unread: Option<Unread>,
}

impl<R: Read> LongRow<'_, '_, R> {
    /// Takes an octet; returns `true` if it ends the row, or shows that the row ended earlier.
    fn step(&mut self, octet: u8) -> bool {
        if let Some(quote) = &mut self.quote {
            quote.take(octet);
        }
        if self.is_beyond_titles() && octet != self.table.style.delimiter && octet != LINE_END {
            self.beyond.take(octet);
        }
        match (self.state, octet) {
            (LongState::Start, QUOTE) if self.table.style.has_quotes => self.open(),
            (LongState::Start | LongState::Plain, _) => return self.outside(octet),
            (LongState::Quoted, QUOTE) => {
                self.state = LongState::Closed;
                return self.is_too_long(1) && self.unclosed();
            }
            (LongState::Quoted, _) => return self.inside(octet),
            (LongState::Closed, QUOTE) => {
                self.keep(QUOTE);
                self.keep(QUOTE);
                self.state = LongState::Quoted;
            }
            (LongState::Closed, b'\r') => {
                self.stray = self.source.place_of_last();
                self.state = LongState::Return;
            }
            (LongState::Closed, _) if octet == self.table.style.delimiter => {
                return self.outside(octet);
            }
            (LongState::Closed | LongState::Return, LINE_END) => return self.outside(octet),
            (LongState::Closed, _) => {
                self.stray = self.source.place_of_last();
                return self.after_quote() || self.outside(octet);
            }
            (LongState::Return, _) => return self.after_quote() || self.outside(octet),
        }
        false
    }

    /// Whether all cells with a title have been read.
    fn is_beyond_titles(&self) -> bool {
        self.table.titles > 0 && self.column >= self.table.titles
    }

    /// Takes an octet outside of quotes.
    fn outside(&mut self, octet: u8) -> bool {
        if octet == LINE_END {
            self.beyond.end_line();
            if self.state == LongState::Plain && self.raw.last() == Some(&b'\r') {
                self.raw.pop();
            }
            self.end_row();
            return true;
        }
        if octet == self.table.style.delimiter {
            self.end_cell();
            self.column += 1;
            self.state = LongState::Start;
            self.beyond.end_cell();
            if self.column == self.table.titles {
                self.beyond.titled = self.source.place_of_last();
            }
            if self.table.looks_at(self.column) {
                self.cell = self.source.position();
            }
        } else {
            self.keep(octet);
            self.state = LongState::Plain;
        }
        false
    }

    fn open(&mut self) {
        let place = self.source.place_of_last();
        self.quote = Some(Quote::new(place));
        self.state = LongState::Quoted;
        self.quoted = true;
        if self.table.looks_at(self.column) {
            self.cell = self.source.position();
        }
    }

    /// Takes an octet between quotes.
    fn inside(&mut self, octet: u8) -> bool {
        self.keep(octet);
        if let Some(quote) = self.quote.as_mut().filter(|_| octet == LINE_END) {
            quote.end_line(self.source.position());
        }
        self.is_too_long(0) && self.unclosed()
    }

    /// Whether the current quoted cell, without its last `outside` octets, is too long to have several lines.
    fn is_too_long(&self, outside: usize) -> bool {
        self.quote.as_ref().is_some_and(|quote| quote.len - outside > self.longest)
    }

    /// Handles an octet between the closing quote and the delimiter: if the cell has several lines, the opening quote
    /// is the mistake.
    fn after_quote(&mut self) -> bool {
        if self.unclosed() {
            return true;
        }
        if self.decided {
            self.beyond.is_unclear |= self.column < self.table.titles;
        } else {
            self.unread = Some(unread(self.stray, Bad::AfterQuote(0)));
            self.decided = true;
        }
        self.quote = None;
        false
    }

    /// Goes back to the end of the first line of the current cell, if the cell has several lines.
    fn unclosed(&mut self) -> bool {
        let line = self.quote.as_mut().and_then(|quote| quote.line.take());
        let Some((position, octets)) = line else { return false };
        self.source.go_back(octets, position);
        self.not_closed();
        true
    }

    fn not_closed(&mut self) {
        if let Some(quote) = self.quote.take() {
            self.unread = Some(unread(quote.place, Bad::Open(0)));
            self.decided = true;
        }
    }

    /// Keeps an octet if the current cell is wanted.
    fn keep(&mut self, octet: u8) {
        let keeps = !self.decided && self.raw.len() <= self.longest + 1;
        if keeps && self.table.looks_at(self.column) {
            self.raw.push(octet);
        }
    }

    fn end_cell(&mut self) {
        self.quote = None;
        let quoted = mem::take(&mut self.quoted);
        if !self.decided && self.table.looks_at(self.column) {
            let raw = Some(mem::take(&mut self.raw)).filter(|raw| raw.len() <= self.longest);
            let escapes = self.table.escapes(quoted);
            self.texts.push(RawText { start: self.cell, raw, wanted: self.column, escapes });
            self.decided = self.column + 1 == self.width;
        }
    }

    fn end_row(&mut self) {
        self.end_cell();
        let cells = self.column + 1;
        let is_short = !self.decided || cells < self.table.titles && !self.beyond.is_unclear;
        let is_long = self.beyond.has_text();
        self.unread = match self.unread.take() {
            None if is_short => Some(unread(self.start, Bad::Short(cells))),
            None if is_long => Some(unread(self.beyond.titled, Bad::Long(0))),
            other => other,
        };
    }

    fn end(self) -> Vec<Piece> {
        pieces(self.table, &self.texts, self.unread)
    }

    fn end_of_file(&mut self) {
        match self.state {
            LongState::Quoted => {
                if !self.unclosed() {
                    self.not_closed();
                }
            }
            LongState::Return => {
                if !self.after_quote() {
                    self.end_row();
                }
            }
            LongState::Start | LongState::Plain | LongState::Closed => self.end_row(),
        }
    }
}
