//! The limits of the command, so small that every text reaches them.

pub(crate) const LONGEST: usize = 48;
pub(crate) const CHUNK: usize = 16;
