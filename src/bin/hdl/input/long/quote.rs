//! [`Quote`]: the quote that opens a cell.

use crate::input::position::Position;

/// The quote that opens a cell, and what follows it.
pub(super) struct Quote {
    /// Its line and column.
    pub(super) place: (u64, u64),
    /// How many octets have followed it so far.
    pub(super) len: usize,
    /// The position after the first line end of the cell, and the octets from there.
    pub(super) line: Option<(Position, Vec<u8>)>,
}

impl Quote {
    pub(super) fn new(place: (u64, u64)) -> Self {
        Self { place, len: 0, line: None }
    }

    /// Takes an octet after it.
    pub(super) fn take(&mut self, octet: u8) {
        self.len += 1;
        if let Some((_, octets)) = &mut self.line {
            octets.push(octet);
        }
    }

    /// Notes that a line of the cell has ended, and that the next one begins at this position.
    pub(super) fn end_line(&mut self, next: Position) {
        self.line.get_or_insert_with(|| (next, Vec::new()));
    }
}
