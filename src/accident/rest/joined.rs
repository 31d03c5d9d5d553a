//! The first word of a note, right after a name.
//!
//! `note_start` uses `button` and `next_line`.

pub(super) mod button;
pub(super) mod next_line;
pub(super) mod note_start;
