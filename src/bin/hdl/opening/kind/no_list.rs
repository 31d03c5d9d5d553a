//! The error for a file that is not a list.

use std::fmt;
use std::io;

/// Why a file is not a list.
#[derive(Debug)]
struct NoList(String);

impl fmt::Display for NoList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoList {}

/// The error, with the reason.
pub(super) fn error(why: String) -> io::Error {
    io::Error::other(NoList(why))
}

/// Whether a file was refused because it is not a list.
pub(crate) fn is_no_list(error: &io::Error) -> bool {
    error.get_ref().is_some_and(|inner| inner.is::<NoList>())
}
