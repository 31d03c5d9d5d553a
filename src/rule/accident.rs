//! Accidents: what happens to identifiers when people copy, paste and type them, as one table.
//!
//! A rule of this layer looks at a text alone, whatever dialect reads it: it recognises one kind of accident by what that
//! leaves in a text, and says how the text was before. No document forbids an accident: where the text is legal in its
//! dialect it is a warning, and where it is not, it is why.

mod hit;
mod label;
mod letter;
mod link;
mod markup;
mod name;
mod other;
mod pasted;
mod placeholder;
mod rest;
mod row;
mod sign;
mod slip;
mod table;

pub(crate) use hit::{Hit, Offer};
pub(crate) use pasted::{LONGEST, Pasted, Room};
pub(crate) use row::Accident;
pub(crate) use sign::Signs;
pub(crate) use table::{ACCIDENTS, LINK};

/// Whether a handle of letters, digits, `.`, `-` and `_` may have an accident all the same, by how it begins and ends.
pub(crate) fn is_suspicious(handle: &[u8]) -> bool {
    Signs::of_name(handle) != Signs::NONE
}
