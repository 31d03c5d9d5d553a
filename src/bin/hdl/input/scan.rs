//! Visits every identifier of a block, with its place in the file.

mod difference;
mod json;
pub(crate) mod located;
mod table;

use std::ops::{ControlFlow, Range};

use memchr::{memmem, memrchr};

use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::piece::{Piece, RawText};
use crate::input::position::Cursor;
use crate::input::prose::Prose;
use crate::input::record::{Record, Rows};
use crate::input::unescape::Escapes;
use crate::input::unescape::mark::Mark;
use crate::input::unread::Unread;
use located::Written;
pub(crate) use located::{Located, Standing};

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

    /// Takes the number of lines that did not need a visit.
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
        let (split, has_no_rows) = (self.split(), self.has_no_rows());
        let mut scan =
            Scan { block, split, has_no_rows, is_unread: false, has_texts: false, visitor };
        match self {
            Self::List(separator) => list(block, *separator, scan.visitor),
            Self::Table(table) => scan.table(table),
            Self::Fields { fields, .. } => scan.lines(fields),
            Self::Xml(_) | Self::Entries(..) => scan.pieces(block.start.rows, &block.pieces),
            Self::Text(prose) => scan.text(*prose),
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
    let mark = Mark::default();
    let len = record.text.map_or(0, <[u8]>::len);
    let written = Written { around, at, len, origin, escapes, mark, cursor };
    visitor.found(Located { record, wanted: 0, standing: Standing::Record, written, before: 0 })
}

/// The block that is visited, and its visitor.
struct Scan<'a, V> {
    block: &'a Block,
    /// The separator of several identifiers in one place.
    split: Option<&'a [u8]>,
    /// Whether the file has no rows, so that each piece has a number of its own.
    has_no_rows: bool,
    /// Whether the current row cannot be read, and whether any text of it was visited.
    is_unread: bool,
    has_texts: bool,
    visitor: &'a mut V,
}

impl<V: Visitor> Scan<'_, V> {
    fn text(mut self, prose: Prose) -> ControlFlow<()> {
        let (around, start) = (self.block.text(), self.block.start);
        let mut cursor = Cursor::new(0, start.line, start.column, prose.line_end);
        for found in prose.finder(start.before, around) {
            let is_whole =
                self.split.is_none() && found.written().len() <= self.block.limits.longest;
            let text = found.text();
            // Most identifiers are plain, and nobody asks for their places.
            if is_whole && self.visitor.passes(0, &text) {
                continue;
            }
            let (at, len) = (found.range().start, found.range().len());
            let (line, _) = cursor.go(around, at);
            let record = Record { number: line - 1, line, text: Some(found.written()) };
            let escapes = Escapes::Found(found.writing(), prose.markup.after(&around[..at]));
            let (origin, mark) = (start.octet, Mark::default());
            let written = Written { around, at, len, origin, escapes, mark, cursor };
            if is_whole {
                self.found(self.located(Record { text: Some(&text), ..record }, 0, written))?;
            } else {
                self.written(record, 0, written)?;
            }
        }
        let (line, _) = cursor.go(around, around.len());
        self.pieces(line - 1, &self.block.pieces)
    }

    /// Visits the pieces of a block, which come after its text.
    fn pieces(&mut self, mut number: u64, pieces: &[Piece]) -> ControlFlow<()> {
        for piece in pieces {
            match piece {
                Piece::Text(text) => self.piece(number, text)?,
                Piece::Unread(unread) => self.unread(number, unread.clone())?,
                Piece::Row(fields) => self.visitor.row(*fields),
            }
            number += u64::from(self.has_no_rows && piece.is_record());
        }
        ControlFlow::Continue(())
    }

    /// A record of the current row that begins where `written` begins.
    fn located<'t>(&self, record: Record<'t>, wanted: usize, written: Written<'t>) -> Located<'t> {
        let standing = if self.is_unread { Standing::InUnread } else { Standing::Record };
        Located { record, wanted, standing, written, before: 0 }
    }

    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        self.has_texts = true;
        self.visitor.found(found)
    }

    /// Visits a mistake. The row has been counted already if it cannot be read and any text of it was visited.
    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        let is_counted = self.is_unread && self.has_texts;
        self.visitor.unread(number, Unread { is_counted, ..unread })
    }

    fn piece(&mut self, number: u64, text: &RawText) -> ControlFlow<()> {
        let &RawText { start, ref raw, wanted, escapes } = text;
        let cursor = Cursor::new(0, start.line, start.column, b'\n');
        let record = Record { number, line: start.line, text: raw.as_deref() };
        let around = raw.as_deref().unwrap_or_default();
        let (len, origin, mark) = (around.len(), start.octet, Mark::default());
        let written = Written { around, at: 0, len, origin, escapes, mark, cursor };
        match raw {
            Some(_) => self.written(record, wanted, written),
            None => self.found(self.located(record, wanted, written)),
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
            return self.found(self.located(record, wanted, written));
        }
        let Some(text) = escapes.text(raw) else {
            let unread = Unread::at(around, at, cursor, escapes.fault(raw));
            return self.unread(record.number, unread);
        };
        let (whole, split) = (escapes.edges(&text), self.split);
        let mut written = written;
        let mut visit = |part: Range<usize>| {
            let before = part.start;
            let text = &text[part];
            // A text in a row that cannot be read is not plain, however good it looks.
            if !self.is_unread && self.visitor.passes(wanted, text) {
                return ControlFlow::Continue(());
            }
            let record = Record { text: Some(text), ..record };
            if before > 0 {
                written.advance(before);
            }
            self.found(Located { before, ..self.located(record, wanted, written) })
        };
        match split.filter(|split| memmem::find(&text, split).is_some()) {
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
mod tests;

#[cfg(test)]
mod text_tests;
