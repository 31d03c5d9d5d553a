//! [`Beyond`]: what comes in a row after its wanted cells.

use std::mem;

/// What comes in a row after its wanted cells: it shows whether the row has as many cells as titles.
#[derive(Default)]
pub(super) struct Beyond {
    /// Whether a cell that cannot be read hides how many there are.
    pub(super) is_unclear: bool,
    /// The line and column after the cell of the last title.
    pub(super) titled: (u64, u64),
    /// How many octets other than delimiters follow there, and whether the last one is CR.
    octets: u64,
    has_return: bool,
}

impl Beyond {
    /// Takes an octet after the cell of the last title that is neither a delimiter nor LF.
    pub(super) fn take(&mut self, octet: u8) {
        self.octets += 1;
        self.has_return = octet == b'\r';
    }

    /// Takes a delimiter.
    pub(super) fn end_cell(&mut self) {
        self.has_return = false;
    }

    /// Takes LF; a CR right before it belongs to the line end.
    pub(super) fn end_line(&mut self) {
        self.octets -= u64::from(mem::take(&mut self.has_return));
    }

    /// Whether the row has text after the cell of the last title.
    pub(super) fn has_text(&self) -> bool {
        self.octets > 0 && !self.is_unclear
    }
}
