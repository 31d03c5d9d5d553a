//! Marks and blanks that divide a name whose registrant is known.
//!
//! `gap` uses `parted`; no other file uses another.

pub(super) mod commas;
pub(super) mod gap;
pub(super) mod grouped;
pub(super) mod hyphenated;
pub(super) mod parted;
