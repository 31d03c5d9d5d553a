//! Test helpers that the unit tests and the fuzz targets share.

#[cfg(test)]
pub(crate) mod all;
#[cfg(test)]
mod files;
#[cfg(test)]
#[path = "../../../../tests/properties/found.rs"]
pub(crate) mod found;
pub(crate) mod properties;
pub(crate) mod trickle;
