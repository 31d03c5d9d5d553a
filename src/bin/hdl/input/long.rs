//! [`Long`]: what was found in a row that is too long to be held.
//!
//! Only identifiers have a limit. A row of a table, or a line of JSON, may be of any length: above the limit it is read
//! octet by octet, and nothing is kept of it but its identifier.

mod cell;
pub(crate) mod field;

use std::io::{self, Read};

use crate::input::layout::Layout;
use crate::input::tail::Tail;
use crate::input::unread::Unread;

/// The identifier of a row, and what is wrong with the row.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Long {
    /// The identifier; nothing where the row has none.
    pub(crate) text: Option<Text>,
    pub(crate) unread: Option<Unread>,
    /// Whether the row has the field that is read, though there may be no text in it.
    pub(crate) has_field: bool,
}

/// An identifier, as it is written in the row.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Text {
    /// The line and the column where it begins.
    pub(crate) place: (u64, u64),
    /// Its octets; nothing where they are too many.
    pub(crate) raw: Option<Vec<u8>>,
}

impl Long {
    /// A row that is too long itself.
    pub(crate) fn too_long(place: (u64, u64)) -> Self {
        Self { text: Some(Text { place, raw: None }), ..Self::default() }
    }

    fn unread(place: (u64, u64), why: impl std::fmt::Display) -> Self {
        Self { unread: Some(Unread::new(place, why)), ..Self::default() }
    }

    /// Reads a row of a file that has this layout, up to its end; an identifier has at most `longest` octets.
    pub(crate) fn read<R: Read>(
        layout: &Layout,
        tail: &mut Tail<'_, R>,
        longest: usize,
    ) -> io::Result<Self> {
        match layout {
            Layout::Column { delimiter, column } => cell::read(tail, *delimiter, *column, longest),
            Layout::Field(pointer) => field::read(tail, pointer, longest),
            Layout::List(_) | Layout::Text => Ok(Self::too_long(tail.place())),
        }
    }
}
