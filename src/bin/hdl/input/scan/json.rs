//! Visits the identifiers of JSON Lines.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::{Scan, Visitor};
use crate::input::json::{Fields, Reader};
use crate::input::piece::Piece;
use crate::input::position::Position;
use crate::input::record::Rows;

impl<V: Visitor> Scan<'_, V> {
    /// Each row is a JSON text. The block has pieces of a row that is too long; they are visited last.
    pub(super) fn lines(mut self, fields: &Arc<Fields>) -> ControlFlow<()> {
        let (text, start) = (self.block.text(), self.block.start);
        let mut rows = Rows::of_any_length(self.block, b'\n');
        let mut reader = Reader::new(fields, true, self.block.limits.longest);
        let mut pieces = Vec::new();
        while let Some((at, record)) = rows.next(text) {
            let row = record.text.unwrap_or_default();
            let octet = start.octet + at as u64;
            let begin = Position { line: record.line, column: 1, octet, ..start };
            pieces.clear();
            reader.read(row, begin, &mut pieces);
            reader.end(|| begin.after(row), &mut pieces);
            // The last piece of a row that can be read to its end says which fields it has.
            self.is_unread = !matches!(pieces.last(), Some(Piece::Row(_)));
            self.has_texts = false;
            self.pieces(record.number, &pieces)?;
        }
        self.is_unread = false;
        self.pieces(rows.end(), &self.block.pieces)
    }
}
