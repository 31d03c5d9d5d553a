//! Test helpers that the unit tests and the fuzz targets share.

#[cfg(test)]
pub(crate) mod all;
#[cfg(test)]
mod files;
pub(crate) mod properties;
pub(crate) mod trickle;
