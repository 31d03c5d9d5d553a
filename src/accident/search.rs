//! What a rule searches, and what it finds: a text, its signs, a place in it, and a row of the table.
//!
//! `row` uses the other files, and `pasted` uses `sign`.

pub(super) mod hit;
pub(super) mod pasted;
pub(super) mod row;
pub(super) mod sign;
