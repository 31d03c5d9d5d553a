//! [`Piece`]: what was found in a file that is not read row by row.

use crate::input::position::Position;
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;

/// An identifier, or something else found in a file. It owns its octets, because the buffer around them may be gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(RawText),
    /// Something that cannot be read.
    Unread(Unread),
    /// The end of a row: a bit for each field of the arguments, set if the row has that field.
    Row(u64),
}

impl Piece {
    /// Whether it is an identifier, or something unreadable in place of one.
    pub(crate) fn is_record(&self) -> bool {
        !matches!(self, Self::Row(_))
    }
}

/// An identifier, as it is written in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RawText {
    /// Where it begins.
    pub(crate) start: Position,
    /// Its octets; `None` if there are too many.
    pub(crate) raw: Option<Vec<u8>>,
    /// The number of its column or field among those of the arguments.
    pub(crate) wanted: usize,
    pub(crate) escapes: Escapes,
}
