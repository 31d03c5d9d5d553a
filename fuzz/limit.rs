//! The limits of the command, small enough for a short text to reach them, and above what a beginning needs to be seen.

pub(crate) const LONGEST: usize = 80;
pub(crate) const CHUNK: usize = 16;
