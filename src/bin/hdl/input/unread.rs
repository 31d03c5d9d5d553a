//! [`Unread`]: a row that cannot be read.

use std::fmt;

use crate::input::position::Cursor;

/// Why a row cannot be read, and where in the file the mistake is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    pub(crate) line: u64,
    pub(crate) column: u64,
    pub(crate) why: String,
    /// Whether texts of the row were visited, so that the row has been counted.
    pub(crate) is_counted: bool,
}

impl Unread {
    pub(crate) fn new((line, column): (u64, u64), why: impl fmt::Display) -> Self {
        Self { line, column, why: why.to_string(), is_counted: false }
    }

    /// A row whose mistake is at the octet `at` of a text; the cursor must not have passed that octet.
    pub(crate) fn at(around: &[u8], at: usize, mut cursor: Cursor, why: impl fmt::Display) -> Self {
        Self::new(cursor.go(around, at), why)
    }
}
