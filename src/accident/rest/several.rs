//! Several identifiers in one field.
//!
//! `two` uses `second`, and both use `separator`.

pub(super) mod second;
pub(super) mod separator;
pub(super) mod two;
