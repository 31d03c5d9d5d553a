//! Every identifier of a block, and its place in the file.

use std::borrow::Cow;
use std::ops::{ControlFlow, Range};
use std::str;

use handle_syntax::find::Finder;

use crate::input::block::Block;
use crate::input::csv::{self, Bad, Row};
use crate::input::layout::Layout;
use crate::input::long::{Long, Text};
use crate::input::pointer::{NO_STRING, NOT_UTF8, Pointer, why};
use crate::input::position::Cursor;
use crate::input::record::{Record, Rows};
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;

/// A record, and how it stands in the file.
pub(crate) struct Found<'a> {
    pub(crate) record: Record<'a>,
    /// The text around it, and where in that it is written.
    around: &'a [u8],
    at: usize,
    escapes: Escapes,
    cursor: Cursor,
}

impl Found<'_> {
    /// The line and the column in the file of an octet of the record.
    pub(crate) fn place(&self, octet: usize) -> (u64, u64) {
        let (mut cursor, written) = (self.cursor, self.around.get(self.at..).unwrap_or_default());
        cursor.go(self.around, self.at + self.escapes.place(written, octet))
    }
}

/// Takes what is found, in the order of the file.
pub(crate) trait Visitor {
    /// Whether a record is so plain that it needs no visit; a visitor may do without this.
    fn passes(&mut self, _: &[u8]) -> bool {
        false
    }

    /// Takes notice of a row, and whether it has the field that is read.
    fn row(&mut self, _has_field: bool) {}

    fn found(&mut self, found: Found<'_>) -> ControlFlow<()>;
    fn unread(&mut self, unread: Unread);
}

impl Layout {
    /// Visits everything that a block holds.
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
        let cursor = Cursor::new(at, record.line, 1, separator);
        let around = block.text();
        visitor.found(Found { record, around, at, escapes: Escapes::None, cursor })?;
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
    let mut cursor = Cursor::new(0, block.start.line, 1, b'\n');
    for Row { range, open, .. } in csv::rows(around, delimiter, block.limits.longest) {
        let (start, row) = (range.start, &around[range]);
        let line = cursor.go(around, start).0;
        match csv::cell(row, delimiter, column) {
            Ok(cell) => {
                let at = start + cell.range.start;
                let escapes = if cell.doubled { Escapes::Quotes } else { Escapes::None };
                let record = Record { number, line, text: Some(&row[cell.range]) };
                written(record, block, around, at, escapes, cursor, visitor)?;
                if let Some(open) = open {
                    visitor.unread(Unread::at(around, open, cursor, Bad::Open(open)));
                }
            }
            Err(bad) => visitor.unread(Unread::at(around, start + bad.at(), cursor, bad)),
        }
        number += 1;
    }
    let line = cursor.go(around, around.len()).0;
    long(block, number, line, Escapes::Quotes, visitor)
}

fn lines(block: &Block, pointer: &Pointer, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let (around, mut rows) = (block.text(), Rows::of_any_length(block, b'\n'));
    while let Some((start, record)) = rows.next(around) {
        let cursor = Cursor::new(start, record.line, 1, b'\n');
        let Some(row) = record.text else { break };
        match string(row, pointer) {
            Ok(range) => {
                visitor.row(range.is_some());
                let range = range.unwrap_or_default();
                let record = Record { text: Some(&row[range.clone()]), ..record };
                let at = start + range.start;
                written(record, block, around, at, Escapes::Json, cursor, visitor)?;
            }
            Err((at, why)) => visitor.unread(Unread::at(around, start + at, cursor, why)),
        }
    }
    let (number, line) = rows.end();
    if let Some(Long { unread: None, has_field, .. }) = block.long {
        visitor.row(has_field);
    }
    long(block, number, line, Escapes::Json, visitor)
}

/// Visits the row that follows the text of a block and is too long for it.
fn long(
    block: &Block,
    number: u64,
    line: u64,
    escapes: Escapes,
    visitor: &mut impl Visitor,
) -> ControlFlow<()> {
    let Some(long) = &block.long else { return ControlFlow::Continue(()) };
    if let Some(Text { place, raw }) = &long.text {
        let cursor = Cursor::new(0, place.0, place.1, b'\n');
        match raw {
            Some(raw) => {
                let record = Record { number, line, text: Some(raw) };
                written(record, block, raw, 0, escapes, cursor, visitor)?;
            }
            None => too_long(number, line, cursor, visitor)?,
        }
    }
    if let Some(unread) = &long.unread {
        visitor.unread(unread.clone());
    }
    ControlFlow::Continue(())
}

/// Where the string stands that the pointer points to, if there is such a field; `null` is an empty string.
fn string(row: &[u8], pointer: &Pointer) -> Result<Option<Range<usize>>, (usize, String)> {
    let line = str::from_utf8(row).map_err(|error| (error.valid_up_to(), NOT_UTF8.to_owned()))?;
    let value = pointer.value(line).map_err(|error| {
        let at = if error.is_eof() { row.len() } else { error.column().saturating_sub(1) };
        (at, why(&error))
    })?;
    let Some(range) = value else { return Ok(None) };
    match &line[range.clone()] {
        "null" => Ok(Some(range.start..range.start)),
        string if string.starts_with('"') => Ok(Some(range.start + 1..range.end - 1)),
        _ => Err((range.start, NO_STRING.to_owned())),
    }
}

fn text(block: &Block, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let (around, start) = (block.text(), block.start);
    let mut cursor = Cursor::new(0, start.line, start.column, b'\n');
    for found in Finder::after(start.before, around) {
        let at = found.range().start;
        let (line, _) = cursor.go(around, at);
        let record = Record { number: line - 1, line, text: Some(found.written()) };
        written(record, block, around, at, Escapes::Prose, cursor, visitor)?;
    }
    let (line, _) = cursor.go(around, around.len());
    long(block, line - 1, line, Escapes::None, visitor)
}

/// Visits a record by its text; `record` has what is written for it in `around`, at the octet `at`. An empty text is no
/// record.
fn written(
    record: Record<'_>,
    block: &Block,
    around: &[u8],
    at: usize,
    escapes: Escapes,
    mut cursor: Cursor,
    visitor: &mut impl Visitor,
) -> ControlFlow<()> {
    let raw = record.text.unwrap_or_default();
    if raw.is_empty() {
        return ControlFlow::Continue(());
    }
    if raw.len() > block.limits.longest {
        cursor.go(around, at);
        return too_long(record.number, record.line, cursor, visitor);
    }
    let Some(text) = escapes.text(raw) else {
        visitor.unread(Unread::at(around, at, cursor, "half of a surrogate pair is no character"));
        return ControlFlow::Continue(());
    };
    let escapes = if matches!(text, Cow::Borrowed(_)) { Escapes::None } else { escapes };
    let record = Record { text: Some(&text), ..record };
    visitor.found(Found { record, around, at, escapes, cursor })
}

/// Visits a record that is too long to be read; the cursor is where it begins.
fn too_long(number: u64, line: u64, cursor: Cursor, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let record = Record { number, line, text: None };
    visitor.found(Found { record, around: b"", at: 0, escapes: Escapes::None, cursor })
}

#[cfg(test)]
#[path = "scan/tests.rs"]
mod tests;

#[cfg(test)]
#[path = "scan/text_tests.rs"]
mod text_tests;
