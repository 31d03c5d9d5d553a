//! What stands around an identifier in a text, and how the text writes the octets of one.

pub(super) mod code;
pub(super) mod gap;
pub(super) mod note;
pub(super) mod query;
pub(super) mod searched;
pub(super) mod unit;
pub(super) mod value;
pub(super) mod word;
