//! Visits every identifier of a block, with its place in the file.

mod json;
mod table;

use std::ops::{ControlFlow, Range};

use handle_syntax::find::{Finder, Writing};
use memchr::{memmem, memrchr};

use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::piece::{Piece, RawText};
use crate::input::position::Cursor;
use crate::input::record::{Record, Rows};
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;

/// A record, and how it is written in the file.
pub(crate) struct Located<'a> {
    pub(crate) record: Record<'a>,
    /// The number of its column or field among those of the arguments.
    pub(crate) wanted: usize,
    /// How the text is written that has this record in it, perhaps among others.
    written: Written<'a>,
    /// How many octets of that text come before the record.
    before: usize,
}

/// How a text is written in a file.
#[derive(Clone, Copy)]
struct Written<'a> {
    /// The octets around the text, where the text begins in them, and how many octets it has there.
    around: &'a [u8],
    at: usize,
    len: usize,
    /// The position in the file of the first of these octets.
    origin: u64,
    escapes: Escapes,
    cursor: Cursor,
}

impl<'a> Written<'a> {
    /// A text with nothing around it, at a line and a column.
    fn alone(text: &'a [u8], (line, column): (u64, u64)) -> Self {
        let cursor = Cursor::new(0, line, column, b'\n');
        Self { around: text, at: 0, len: text.len(), origin: 0, escapes: Escapes::None, cursor }
    }

    /// The octets of the file that the text was read from.
    fn raw(&self) -> &'a [u8] {
        self.around.get(self.at..self.at + self.len).unwrap_or_default()
    }
}

impl<'a> Located<'a> {
    /// A record in place of a row that cannot be read.
    pub(crate) fn unread(number: u64, unread: &Unread) -> Self {
        let record = Record { number, line: unread.line, text: None };
        let written = Written::alone(b"", (unread.line, unread.column));
        Self { record, wanted: 0, written, before: 0 }
    }

    /// The line and the column in the file of an octet of the record.
    pub(crate) fn place(&self, octet: usize) -> (u64, u64) {
        let Written { around, at, escapes, mut cursor, .. } = self.written;
        cursor.go(around, at + escapes.place(self.written.raw(), self.before + octet))
    }

    /// The smallest change of the file that makes the record `new`; `None` if `new` cannot be written there.
    pub(crate) fn change(&self, new: &[u8]) -> Option<Change> {
        let (raw, old) = (self.written.raw(), self.record.text?);
        let Written { at, origin, escapes, .. } = self.written;
        let (start, end) = difference(old, new);
        if start == 0 && self.is_in_address() {
            return None;
        }
        let place = |octet: usize| escapes.place(raw, self.before + octet);
        let after = escapes.end(raw, self.before + old.len() - end);
        let range = place(start)..after.max(place(start));
        let text = &new[start..new.len() - end];
        let is_whole = self.before == 0 && place(old.len()) == raw.len();
        let (range, text) = match escapes.written(text, range.clone(), raw) {
            Some(text) => (range, text),
            // A cell without quotes can get quotes, but only if the record is the whole cell.
            None if is_whole => (0..raw.len(), escapes.quoted(new)?),
            None => return None,
        };
        let octet = origin + (at + range.start) as u64;
        Some(Change { octet, len: range.len() as u64, text })
    }

    /// Whether the record was found inside of a longer address, which another notation would break.
    pub(crate) fn is_in_address(&self) -> bool {
        let Written { around, at, escapes, .. } = self.written;
        match escapes {
            Escapes::Found(Writing::Address) => true,
            Escapes::Found(_) => around[..at].ends_with(b"/"),
            _ => false,
        }
    }

    /// The same record after a change, with nothing around it.
    pub(crate) fn changed<'n>(&self, new: &'n [u8]) -> Located<'n> {
        let record = Record { text: Some(new), ..self.record };
        let written = Written::alone(new, self.place(0));
        Located { record, wanted: self.wanted, written, before: 0 }
    }
}

/// The text that replaces some octets of a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// The position of the first of these octets in the file, and how many there are.
    pub(crate) octet: u64,
    pub(crate) len: u64,
    pub(crate) text: Vec<u8>,
}

/// How many octets two texts have in common at their beginning and at their end, without dividing a character.
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

/// Takes everything that is found, in the order of the file.
pub(crate) trait Visitor {
    /// Whether a quick look shows that a record, found in the column or field of this number, is valid, so that it
    /// needs no visit. A visitor that wants every record leaves this out.
    fn passes(&mut self, _wanted: usize, _: &[u8]) -> bool {
        false
    }

    /// The ends of the lines that need a visit, in ascending order; `None` if nothing is known of the lines of this
    /// block. Every empty line is among them.
    fn sift(&mut self, _: &Block) -> Option<Vec<usize>> {
        None
    }

    /// Takes the number of lines that needed no visit.
    fn passed(&mut self, _lines: u64) {}

    /// Takes a row, and which fields of the arguments it has: a bit for each.
    fn row(&mut self, _fields: u64) {}

    /// Takes a record that needs a visit.
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()>;

    /// Takes the row of this number, which cannot be read.
    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()>;
}

impl Layout {
    /// Visits everything that is found in a block.
    pub(crate) fn each(&self, block: &Block, visitor: &mut impl Visitor) -> ControlFlow<()> {
        let (split, apart) = (self.split(), self.has_no_rows());
        let mut scan = Scan { block, split, apart, visitor };
        match self {
            Self::List(separator) => list(block, *separator, scan.visitor),
            Self::Table(table) => scan.table(table),
            Self::Fields { fields, .. } => scan.lines(fields),
            Self::Xml(_) | Self::Entries(..) => scan.pieces(block.start.rows, &block.pieces),
            Self::Text => scan.text(),
        }
    }
}

fn list(block: &Block, separator: u8, visitor: &mut impl Visitor) -> ControlFlow<()> {
    let text = block.text();
    let mut rows = Rows::new(block, separator);
    if separator == b'\n'
        && let Some(ends) = visitor.sift(block)
    {
        // The ends of empty rows are among these, too. For such an end, `next` gives the row after the empty one, so
        // the end of that row has been passed when the loop comes to it.
        for end in ends {
            if !rows.has_passed(end) {
                visitor.passed(rows.skip(text, line_start(&text[..end])));
                if let Some(row) = rows.next(text) {
                    one(block, row, separator, visitor)?;
                }
            }
        }
        visitor.passed(rows.skip(text, line_start(text)));
    }
    while let Some(row) = rows.next(text) {
        one(block, row, separator, visitor)?;
    }
    ControlFlow::Continue(())
}

/// Where the last line of `text` begins.
fn line_start(text: &[u8]) -> usize {
    memrchr(b'\n', text).map_or(0, |line_end| line_end + 1)
}

/// Visits a row of a list.
#[inline(always)]
fn one(
    block: &Block,
    (at, record): (usize, Record<'_>),
    separator: u8,
    visitor: &mut impl Visitor,
) -> ControlFlow<()> {
    if record.text.is_some_and(|text| visitor.passes(0, text)) {
        return ControlFlow::Continue(());
    }
    let cursor = Cursor::new(at, record.line, 1, separator);
    let (around, origin, escapes) = (block.text(), block.start.octet, Escapes::None);
    let len = record.text.map_or(0, <[u8]>::len);
    let written = Written { around, at, len, origin, escapes, cursor };
    visitor.found(Located { record, wanted: 0, written, before: 0 })
}

/// The block that is visited, and its visitor.
struct Scan<'a, V> {
    block: &'a Block,
    /// The separator of several identifiers in one place.
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
            let (origin, escapes) = (start.octet, Escapes::Found(found.writing()));
            self.written(record, 0, Written { around, at, len, origin, escapes, cursor })?;
        }
        let (line, _) = cursor.go(around, around.len());
        self.pieces(line - 1, &self.block.pieces)
    }

    /// Visits the pieces of a block, which come after its text.
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

    fn piece(&mut self, number: u64, text: &RawText) -> ControlFlow<()> {
        let &RawText { start, ref raw, wanted, escapes } = text;
        let cursor = Cursor::new(0, start.line, start.column, b'\n');
        let record = Record { number, line: start.line, text: raw.as_deref() };
        let around = raw.as_deref().unwrap_or_default();
        let (len, origin) = (around.len(), start.octet);
        let written = Written { around, at: 0, len, origin, escapes, cursor };
        match raw {
            Some(_) => self.written(record, wanted, written),
            None => self.visitor.found(Located { record, wanted, written, before: 0 }),
        }
    }

    /// Visits a record whose text is still as it is written in the file. An empty text is not visited.
    fn written(
        &mut self,
        record: Record<'_>,
        wanted: usize,
        written: Written<'_>,
    ) -> ControlFlow<()> {
        let raw = record.text.unwrap_or_default();
        if raw.is_empty() {
            return ControlFlow::Continue(());
        }
        let Written { around, at, escapes, cursor, .. } = written;
        if raw.len() > self.block.limits.longest {
            let record = Record { text: None, ..record };
            let written = Written { escapes: Escapes::None, ..written };
            return self.visitor.found(Located { record, wanted, written, before: 0 });
        }
        let Some(text) = escapes.text(raw) else {
            let unread = Unread::at(around, at, cursor, escapes.fault(raw));
            return self.visitor.unread(record.number, unread);
        };
        let whole = escapes.edges(&text);
        let mut visit = |part: Range<usize>| {
            let before = part.start;
            let text = &text[part];
            if self.visitor.passes(wanted, text) {
                return ControlFlow::Continue(());
            }
            let record = Record { text: Some(text), ..record };
            self.visitor.found(Located { record, wanted, written, before })
        };
        match self.split.filter(|split| memmem::find(&text, split).is_some()) {
            None if whole.is_empty() => ControlFlow::Continue(()),
            None => visit(whole),
            Some(split) => parts(&text[whole.clone()], split)
                .try_for_each(|part| visit(whole.start + part.start..whole.start + part.end)),
        }
    }
}

/// The parts of a text between separators, without the empty ones.
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
