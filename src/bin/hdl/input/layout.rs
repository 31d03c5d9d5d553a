//! [`Layout`]: where identifiers stand in a file.

use crate::input::boundary::Boundary;
use crate::input::csv::Quotes;
use crate::input::pointer::Pointer;

/// How the identifiers of a file are found.
#[derive(Clone, Debug)]
pub(crate) enum Layout {
    /// Each row is an identifier; this octet ends a row.
    List(u8),
    /// One column of a table has the identifiers; the first column is 0.
    Column { delimiter: u8, column: usize },
    /// One field of JSON Lines has the identifiers.
    Field(Pointer),
    /// Identifiers stand anywhere in a text.
    Text,
}

impl Layout {
    /// Where a file of this layout may be cut; an identifier has at most `longest` octets.
    pub(crate) fn boundary(&self, longest: usize) -> Boundary {
        match self {
            Self::List(separator) => Boundary::Lines(*separator),
            Self::Column { delimiter, .. } => Boundary::Table(Quotes::new(*delimiter, longest)),
            Self::Field(_) => Boundary::Lines(b'\n'),
            Self::Text => Boundary::Words,
        }
    }
}
