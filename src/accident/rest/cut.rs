//! Names whose end was cut off. No file uses another.

pub(super) mod ellipsis;
pub(super) mod truncated;
