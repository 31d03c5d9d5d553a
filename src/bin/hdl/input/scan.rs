//! Every identifier of a block, and its place in the file.

mod json;
mod table;

use std::ops::{ControlFlow, Range};

use handle_syntax::find::Finder;
use memchr::memmem;

use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::piece::{Piece, Text};
use crate::input::position::Cursor;
use crate::input::record::{Record, Rows};
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;

/// A record, and how it stands in the file.
pub(crate) struct Found<'a> {
    pub(crate) record: Record<'a>,
    /// Which of the columns or fields that were asked for it is of.
    pub(crate) wanted: usize,
    /// The text around it, and where in that it is written, or what has several of them: from where, and how long.
    around: &'a [u8],
    at: usize,
    len: usize,
    /// Which octet of the file that text begins with.
    origin: u64,
    /// How many octets of the text there come before it.
    before: usize,
    escapes: Escapes,
    cursor: Cursor,
}

impl<'a> Found<'a> {
    /// A row that cannot be read, as a record.
    pub(crate) fn unread(number: u64, unread: &Unread) -> Self {
        Self {
            record: Record { number, line: unread.line, text: None },
            wanted: 0,
            around: b"",
            at: 0,
            len: 0,
            origin: 0,
            before: 0,
            escapes: Escapes::None,
            cursor: Cursor::new(0, unread.line, unread.column, b'\n'),
        }
    }

    /// The line and the column in the file of an octet of the record.
    pub(crate) fn place(&self, octet: usize) -> (u64, u64) {
        let mut cursor = self.cursor;
        cursor.go(self.around, self.at + self.escapes.place(self.written(), self.before + octet))
    }

    /// What must be written in the file for the record to be `new`, as few octets as possible; nothing where that cannot
    /// be written there.
    pub(crate) fn change(&self, new: &[u8]) -> Option<Change> {
        let (raw, old) = (self.written(), self.record.text?);
        let (start, end) = difference(old, new);
        let place = |at: usize| self.escapes.place(raw, self.before + at);
        let range = place(start)..place(old.len() - end).max(place(start));
        let text = &new[start..new.len() - end];
        let is_whole = self.before == 0 && place(old.len()) == raw.len();
        let (range, text) = match self.escapes.written(text, &raw[range.clone()], raw) {
            Some(text) => (range, text),
            // A cell without quotes gets them if all of it is the record.
            None if is_whole => (0..raw.len(), self.escapes.quoted(new)?),
            None => return None,
        };
        let octet = self.origin + (self.at + range.start) as u64;
        Some(Change { octet, len: range.len() as u64, text })
    }

    /// The same record as it is after a change, where it stands alone.
    pub(crate) fn changed<'n>(&self, new: &'n [u8]) -> Found<'n> {
        let (line, column) = self.place(0);
        Found {
            record: Record { text: Some(new), ..self.record },
            wanted: self.wanted,
            around: new,
            at: 0,
            len: new.len(),
            origin: 0,
            before: 0,
            escapes: Escapes::None,
            cursor: Cursor::new(0, line, column, b'\n'),
        }
    }

    /// The octets that stand for it in the file, or for what has several of them.
    fn written(&self) -> &'a [u8] {
        self.around.get(self.at..self.at + self.len).unwrap_or_default()
    }
}

/// What is written in the place of some octets of a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) octet: u64,
    pub(crate) len: u64,
    pub(crate) text: Vec<u8>,
}

/// How many octets two texts have in common at their beginning and at their end, none of them a part of a character.
fn difference(old: &[u8], new: &[u8]) -> (usize, usize) {
    let inside = |octet: Option<&u8>| octet.is_some_and(|octet| octet & 0xC0 == 0x80);
    let mut start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    while start > 0 && (inside(old.get(start)) || inside(new.get(start))) {
        start -= 1;
    }
    let (old, new) = (&old[start..], &new[start..]);
    let ends = old.iter().rev().zip(new.iter().rev());
    let mut end = ends.take_while(|(a, b)| a == b).count();
    while end > 0 && inside(old.get(old.len() - end)) {
        end -= 1;
    }
    (start, end)
}

/// Takes what is found, in the order of the file.
pub(crate) trait Visitor {
    /// Whether a record is so plain that it needs no visit; a visitor may do without this.
    fn passes(&mut self, _: &[u8]) -> bool {
        false
    }

    /// Takes notice of a row, and which of the fields that were asked for it has: a bit for each.
    fn row(&mut self, _fields: u64) {}

    fn found(&mut self, found: Found<'_>) -> ControlFlow<()>;

    /// Takes the row of this number, which cannot be read.
    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()>;
}

impl Layout {
    /// Visits everything that a block holds.
    pub(crate) fn each(&self, block: &Block, visitor: &mut impl Visitor) -> ControlFlow<()> {
        match self {
            Self::List(separator) => list(block, *separator, visitor),
            Self::Table(_) | Self::Fields { .. } | Self::Xml(_) | Self::Text => {
                let apart = self.has_no_rows();
                let mut scan = Scan { block, split: self.split(), apart, visitor };
                match self {
                    Self::Table(table) => scan.table(table),
                    Self::Fields { fields, .. } => scan.lines(fields),
                    Self::Xml(_) => scan.pieces(block.start.rows, &block.pieces),
                    Self::List(_) | Self::Text => scan.text(),
                }
            }
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
        let (around, origin, escapes) = (block.text(), block.start.octet, Escapes::None);
        let (wanted, len) = (0, record.text.map_or(0, <[u8]>::len));
        let before = 0;
        visitor.found(Found {
            record,
            wanted,
            around,
            at,
            len,
            origin,
            before,
            escapes,
            cursor,
        })?;
    }
    ControlFlow::Continue(())
}

/// What is visited, and by whom.
struct Scan<'a, V> {
    block: &'a Block,
    /// What stands between several identifiers in one place.
    split: Option<&'a [u8]>,
    /// Whether each piece has a number of its own.
    apart: bool,
    visitor: &'a mut V,
}

impl<V: Visitor> Scan<'_, V> {
    fn text(mut self) -> ControlFlow<()> {
        let (around, start) = (self.block.text(), self.block.start);
        let mut cursor = Cursor::new(0, start.line, start.column, b'\n');
        for found in Finder::after(start.before, around) {
            let (at, len) = (found.range().start, found.range().len());
            let (line, _) = cursor.go(around, at);
            let record = Record { number: line - 1, line, text: Some(found.written()) };
            let (wanted, origin, before, escapes) = (0, start.octet, 0, Escapes::Prose);
            let found = Found { record, wanted, around, at, len, origin, before, escapes, cursor };
            self.written(found)?;
        }
        let (line, _) = cursor.go(around, around.len());
        self.pieces(line - 1, &self.block.pieces)
    }

    /// Visits what was found after the text of a block.
    fn pieces(&mut self, mut number: u64, pieces: &[Piece]) -> ControlFlow<()> {
        for piece in pieces {
            match piece {
                Piece::Text(text) => self.piece(number, text)?,
                Piece::Unread(unread) => self.visitor.unread(number, unread.clone())?,
                Piece::Row(fields) => self.visitor.row(*fields),
            }
            number += u64::from(self.apart && piece.is_record());
        }
        ControlFlow::Continue(())
    }

    fn piece(&mut self, number: u64, text: &Text) -> ControlFlow<()> {
        let &Text { start, ref raw, wanted, escapes } = text;
        let cursor = Cursor::new(0, start.line, start.column, b'\n');
        let record = Record { number, line: start.line, text: raw.as_deref() };
        let around = raw.as_deref().unwrap_or_default();
        let (at, len, origin, before) = (0, around.len(), start.octet, 0);
        let found = Found { record, wanted, around, at, len, origin, before, escapes, cursor };
        match raw {
            Some(_) => self.written(found),
            None => self.visitor.found(found),
        }
    }

    /// Visits a record by its text; `found` has what is written for it. An empty text is no record.
    fn written(&mut self, found: Found<'_>) -> ControlFlow<()> {
        let raw = found.record.text.unwrap_or_default();
        if raw.is_empty() {
            return ControlFlow::Continue(());
        }
        if raw.len() > self.block.limits.longest {
            let record = Record { text: None, ..found.record };
            return self.visitor.found(Found { record, escapes: Escapes::None, ..found });
        }
        let Some(text) = found.escapes.text(raw) else {
            let why = found.escapes.fault(raw);
            let unread = Unread::at(found.around, found.at, found.cursor, why);
            return self.visitor.unread(found.record.number, unread);
        };
        let whole = found.escapes.edges(&text);
        let split = self.split.filter(|split| memmem::find(&text, split).is_some());
        let Some(split) = split else {
            if whole.is_empty() {
                return ControlFlow::Continue(());
            }
            let before = whole.start;
            let record = Record { text: Some(&text[whole]), ..found.record };
            return self.visitor.found(Found { record, before, ..found });
        };
        for part in parts(&text[whole.clone()], split) {
            let part = whole.start + part.start..whole.start + part.end;
            let before = part.start;
            let record = Record { text: Some(&text[part]), ..found.record };
            self.visitor.found(Found { record, before, ..found })?;
        }
        ControlFlow::Continue(())
    }
}

/// The parts of a text between separators that are not empty.
fn parts(text: &[u8], separator: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let ends = memmem::find_iter(text, separator).map(|at| (at, at + separator.len()));
    let ends = ends.chain([(text.len(), text.len())]).collect::<Vec<_>>();
    let mut start = 0;
    let parts = ends.into_iter().map(move |(end, next)| {
        let part = start..end;
        start = next;
        part
    });
    parts.filter(|part| !part.is_empty())
}

#[cfg(test)]
#[path = "scan/tests.rs"]
mod tests;

#[cfg(test)]
#[path = "scan/text_tests.rs"]
mod text_tests;
