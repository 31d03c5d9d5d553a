//! Test helpers that the unit tests and the fuzz targets share.

pub(crate) mod properties;
pub(crate) mod trickle;
