//! [`Piece`]: what was found in a file that is not read row by row.

use crate::input::position::Position;
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;

/// An identifier, or what is worth knowing beside it. It holds its octets, for those around it may be gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(Text),
    /// What cannot be read.
    Unread(Unread),
    /// The end of a row: a bit for each field that was asked for, set where the row has it.
    Row(u64),
}

impl Piece {
    /// Whether it is an identifier, or what cannot be read in place of one.
    pub(crate) fn is_record(&self) -> bool {
        !matches!(self, Self::Row(_))
    }
}

/// An identifier, as it is written in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    /// Where it begins.
    pub(crate) start: Position,
    /// Its octets; nothing where they are too many.
    pub(crate) raw: Option<Vec<u8>>,
    /// Which of the columns or fields that were asked for it is.
    pub(crate) wanted: usize,
    pub(crate) escapes: Escapes,
}

/// Knows the place of each octet of a text that is read from its beginning to its end.
#[derive(Debug)]
pub(crate) struct Track<'t> {
    text: &'t [u8],
    known: usize,
    position: Position,
}

impl<'t> Track<'t> {
    /// `text` begins at `start`, and consists of whole characters.
    pub(crate) fn new(text: &'t [u8], start: Position) -> Self {
        Self { text, known: 0, position: start }
    }

    /// The position of the octet `at`, which is not before one that was asked for already.
    pub(crate) fn position(&mut self, at: usize) -> Position {
        self.position = self.position.after(&self.text[self.known..at]);
        self.known = at;
        self.position
    }
}
