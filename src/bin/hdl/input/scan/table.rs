//! Visits the identifiers of a table.

use std::ops::ControlFlow;

use super::{Scan, Visitor, Written};
use crate::input::csv::cell::{self, Cell};
use crate::input::csv::{self, Bad, Row};
use crate::input::layout::{RowChoice, Table};
use crate::input::piece::Piece;
use crate::input::position::Cursor;
use crate::input::record::Record;
use crate::input::unescape::mark::Mark;
use crate::input::unread::Unread;

impl<V: Visitor> Scan<'_, V> {
    pub(super) fn table(mut self, table: &Table) -> ControlFlow<()> {
        let (around, mut number) = (self.block.text(), self.block.start.rows);
        let mut cells = Vec::new();
        let mut cursor = Cursor::new(0, self.block.start.line, 1, b'\n');
        for row in csv::rows(around, table.style, self.block.limits.longest) {
            let line = cursor.go(around, row.range.start).0;
            let bad = self.read(table, &row, &mut cells);
            let (start, row) = (row.range.start, &around[row.range]);
            (self.is_unread, self.has_texts) = (bad.is_some(), false);
            let choice = table.choice(|column| Some(cells.get(column)?.text(row)));
            if choice == RowChoice::Taken {
                for (column, cell) in cells.iter().enumerate() {
                    let text = Some(&row[cell.range.clone()]);
                    let record = Record { number, line, text };
                    let (at, len) = (start + cell.range.start, cell.range.len());
                    let (origin, escapes) = (self.block.start.octet, table.escapes(cell.quoted));
                    let mark = Mark::default();
                    let written = Written { around, at, len, origin, escapes, mark, cursor };
                    for wanted in table.wanted(column) {
                        self.written(record, wanted, written)?;
                    }
                }
            }
            if let Some((at, bad)) = bad.filter(|_| choice != RowChoice::Passed) {
                self.unread(number, Unread::at(around, at, cursor, bad.with_advice()))?;
            }
            number += 1;
        }
        // The pieces are those of one row, which was too long for memory.
        let pieces = &self.block.pieces;
        self.is_unread = pieces.iter().any(|piece| matches!(piece, Piece::Unread(_)));
        self.has_texts = false;
        self.pieces(number, &self.block.pieces)
    }

    /// Reads the cells of a row that are needed; returns the mistake in the row, if there is one, and its octet in the
    /// block.
    fn read(&self, table: &Table, row: &Row, cells: &mut Vec<Cell>) -> Option<(usize, Bad)> {
        let Row { range, open, .. } = row;
        let text = &self.block.text()[range.clone()];
        let bad = cell::read(text, table.style, table.width(), cells);
        let bad = bad.or_else(|| match table.titles {
            0 => None,
            titles => cell::misfit(text, table.style, cells, titles),
        });
        let bad = self.late(table, text, cells).or(bad);
        // A quote that is not closed says why the row ends here, so it comes before other errors.
        let unclosed = open.map(|open| (open, Bad::Open(open)));
        unclosed.or(bad.map(|bad| (range.start + bad.at(), bad)))
    }

    /// The first cell for identifiers that seems to have whole rows in it; this cell and those after it are removed.
    /// If a cell has several identifiers, each may have its own line.
    fn late(&self, table: &Table, row: &[u8], cells: &mut Vec<Cell>) -> Option<Bad> {
        if self.split.is_some() {
            return None;
        }
        let late = |(column, cell): (usize, &Cell)| {
            table.wanted(column).next()?;
            Some((column, cell.late(row, table.style.delimiter)?))
        };
        let (column, bad) = cells.iter().enumerate().find_map(late)?;
        cells.truncate(column);
        Some(bad)
    }
}
