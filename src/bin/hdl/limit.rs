//! How much is read at once, and how much at most. The fuzz targets have limits of their own, of a few octets.

/// The longest row that is read, in octets.
pub(crate) const LONGEST: usize = 1 << 20;

/// How much is read at once.
pub(crate) const CHUNK: usize = 1 << 18;
