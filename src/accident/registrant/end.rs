//! What follows a whole name of a known registrant. No file uses another.

pub(super) mod file;
pub(super) mod followed;
pub(super) mod glued;
pub(super) mod glued_end;
