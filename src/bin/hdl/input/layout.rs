//! [`Layout`]: where identifiers stand in a file.

use std::borrow::Cow;
use std::fmt;
use std::ops::{ControlFlow, Range};
use std::str;

use handle_syntax::find::Finder;

use crate::input::block::Block;
use crate::input::boundary::Boundary;
use crate::input::csv::{self, Quotes, Row};
use crate::input::pointer::Pointer;
use crate::input::position::Cursor;
use crate::input::record::{Record, Rows};
use crate::input::unescape::Escapes;

/// How the identifiers of a file are found.
#[derive(Clone, Debug)]
pub(crate) enum Layout {
    /// One a row; the rows end with this octet.
    List(u8),
    /// In a column of a table, from 0.
    Column { delimiter: u8, column: usize },
    /// In JSON Lines.
    Field(Pointer),
    /// Anywhere.
    Text,
}

/// A record, and how it stands in the file.
pub(crate) struct Found<'a> {
    pub(crate) record: Record<'a>,
    /// The text around it, and where in that it is written.
    around: &'a [u8],
    at: usize,
    escapes: Escapes,
    places: Cursor,
}

impl Found<'_> {
    /// The line and the column in the file of an octet of the record.
    pub(crate) fn place(&self, octet: usize) -> (u64, u64) {
        let (mut places, written) = (self.places, self.around.get(self.at..).unwrap_or_default());
        places.go(self.around, self.at + self.escapes.place(written, octet))
    }
}

/// A row that cannot be read: what is wrong, and where.
pub(crate) struct Unread {
    pub(crate) line: u64,
    pub(crate) column: u64,
    pub(crate) why: String,
}

impl Unread {
    /// At the octet `at` of a text; the places are at one before.
    fn new(around: &[u8], at: usize, mut places: Cursor, why: &dyn fmt::Display) -> Self {
        let (line, column) = places.go(around, at);
        Self { line, column, why: why.to_string() }
    }
}

/// Where what is found is told.
pub(crate) trait Visitor {
    /// Whether a record is so plain that nothing more need be known about it; nobody need know such records.
    fn passes(&mut self, _: &[u8]) -> bool {
        false
    }

    /// Takes notice of a row that may have the field which is read.
    fn row(&mut self, _has_field: bool) {}

    fn found(&mut self, found: Found<'_>) -> ControlFlow<()>;
    fn unread(&mut self, unread: Unread);
}

impl Layout {
    /// Where a file of this layout may be cut.
    pub(crate) fn cut(&self) -> Boundary {
        match self {
            Self::List(separator) => Boundary::Lines(*separator),
            Self::Column { delimiter, .. } => Boundary::Table(Quotes::new(*delimiter)),
            Self::Field(_) => Boundary::Lines(b'\n'),
            Self::Text => Boundary::Words,
        }
    }

    /// Tells everything that a block holds.
    pub(crate) fn each(&self, block: &Block, visitor: &mut impl Visitor) -> ControlFlow<()> {
        match self {
            Self::List(separator) => list(block, *separator, visitor),
            Self::Column { delimiter, column } => table(block, *delimiter, *column, visitor),
            Self::Field(pointer) => lines(block, pointer, visitor),
            Self::Text => text(block, visitor),
        }
    }
}

fn list(block: &Block, separator: u8, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let mut rows = Rows::new(block, separator);
    while let Some((at, record)) = rows.next(block.text()) {
        if record.text.is_some_and(|text| visitor.passes(text)) {
            continue;
        }
        let places = Cursor::new(at, record.line, 1, separator);
        visitor.found(Found {
            record,
            around: block.text(),
            at,
            escapes: Escapes::None,
            places,
        })?;
    }
    ControlFlow::Continue(())
}

fn table(
    block: &Block,
    delimiter: u8,
    column: usize,
    visitor: &mut impl Visitor,
) -> ControlFlow<()> {
    let (around, mut number) = (block.text(), block.start.rows);
    let mut places = Cursor::new(0, block.start.line, 1, b'\n');
    for Row { range, .. } in csv::rows(around, delimiter) {
        let (start, row) = (range.start, &around[range]);
        let line = places.go(around, start).0;
        if row.len() > block.limits.longest {
            too_long(number, places, visitor)?;
        } else {
            match csv::cell(row, delimiter, column) {
                Ok(cell) => {
                    let at = start + cell.range.start;
                    let escapes = if cell.doubled { Escapes::Quotes } else { Escapes::None };
                    let text = Some(&row[cell.range]);
                    written(Record { number, line, text }, around, at, escapes, places, visitor)?;
                }
                Err(bad) => visitor.unread(Unread::new(around, start + bad.at(), places, &bad)),
            }
        }
        number += 1;
    }
    if block.too_long { too_long(number, places, visitor) } else { ControlFlow::Continue(()) }
}

fn lines(block: &Block, pointer: &Pointer, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let (around, mut rows) = (block.text(), Rows::new(block, b'\n'));
    while let Some((start, record)) = rows.next(around) {
        let places = Cursor::new(start, record.line, 1, b'\n');
        let Some(row) = record.text else {
            too_long(record.number, places, visitor)?;
            continue;
        };
        match string(row, pointer) {
            Ok(range) => {
                visitor.row(range.is_some());
                let range = range.unwrap_or_default();
                let record = Record { text: Some(&row[range.clone()]), ..record };
                written(record, around, start + range.start, Escapes::Json, places, visitor)?;
            }
            Err((at, why)) => visitor.unread(Unread::new(around, start + at, places, &why)),
        }
    }
    ControlFlow::Continue(())
}

/// Where the string stands that the pointer points to, if there is such a field; `null` is an empty string.
fn string(row: &[u8], pointer: &Pointer) -> Result<Option<Range<usize>>, (usize, String)> {
    let line = str::from_utf8(row)
        .map_err(|error| (error.valid_up_to(), "this is not UTF-8".to_owned()))?;
    let value = pointer.value(line).map_err(|error| {
        if error.is_eof() {
            return (row.len(), "the line ends inside of a value".to_owned());
        }
        let why = error.to_string();
        let why = why.rsplit_once(" at line ").map_or(&*why, |(why, _)| why);
        (error.column().saturating_sub(1), why.to_owned())
    })?;
    let Some(range) = value else { return Ok(None) };
    match &line[range.clone()] {
        "null" => Ok(Some(range.start..range.start)),
        string if string.starts_with('"') => Ok(Some(range.start + 1..range.end - 1)),
        _ => Err((range.start, "the field is not a string".to_owned())),
    }
}

fn text(block: &Block, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let (around, start) = (block.text(), block.start);
    let mut places = Cursor::new(0, start.line, start.column, b'\n');
    for found in Finder::after(start.before, around) {
        let at = found.range().start;
        let (line, _) = places.go(around, at);
        let number = line - 1;
        if found.written().len() > block.limits.longest {
            too_long(number, places, visitor)?;
        } else {
            let record = Record { number, line, text: Some(found.written()) };
            written(record, around, at, Escapes::Prose, places, visitor)?;
        }
    }
    if block.too_long {
        let (line, _) = places.go(around, around.len());
        too_long(line - 1, places, visitor)?;
    }
    ControlFlow::Continue(())
}

/// Tells a record as a text, of which `record` has what is written for it; an empty one is none.
fn written(
    record: Record<'_>,
    around: &[u8],
    at: usize,
    escapes: Escapes,
    places: Cursor,
    visitor: &mut impl Visitor,
) -> ControlFlow<()> {
    let raw = record.text.unwrap_or_default();
    if raw.is_empty() {
        return ControlFlow::Continue(());
    }
    let Some(text) = escapes.text(raw) else {
        visitor.unread(Unread::new(
            around,
            at,
            places,
            &"half of a surrogate pair is no character",
        ));
        return ControlFlow::Continue(());
    };
    let escapes = if matches!(text, Cow::Borrowed(_)) { Escapes::None } else { escapes };
    visitor.found(Found {
        record: Record { text: Some(&text), ..record },
        around,
        at,
        escapes,
        places,
    })
}

/// Tells that a record is too long to be read, where it begins.
fn too_long(number: u64, places: Cursor, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let record = Record { number, line: places.line(), text: None };
    visitor.found(Found { record, around: b"", at: 0, escapes: Escapes::None, places })
}

#[cfg(test)]
#[path = "layout/tests.rs"]
mod tests;

#[cfg(test)]
#[path = "layout/text_tests.rs"]
mod text_tests;
