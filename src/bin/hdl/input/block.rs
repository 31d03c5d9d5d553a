//! [`Block`]: a piece of a file, with the whole rows that one read gave.

use crate::input::limits::Limits;
use crate::input::piece::Piece;
use crate::input::position::Position;

/// A piece of a file: the whole rows that one read gave.
#[derive(Debug, Default)]
pub(crate) struct Block {
    /// Its octets, and room for more, which is not cleared before each read.
    pub(super) buffer: Vec<u8>,
    /// How many octets of the buffer belong to the block.
    pub(super) len: usize,
    /// The limits under which it was read.
    pub(crate) limits: Limits,
    /// The position of its first octet.
    pub(crate) start: Position,
    /// Pieces that were found after these rows: in a row that is too long for memory, or in a file without rows.
    pub(crate) pieces: Vec<Piece>,
}

impl Block {
    pub(crate) fn text(&self) -> &[u8] {
        &self.buffer[..self.len]
    }

    /// Empties the block.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.pieces.clear();
    }

    /// How many octets of memory it holds.
    #[cfg(test)]
    pub(crate) fn capacity(&self) -> usize {
        self.buffer.capacity()
    }
}
