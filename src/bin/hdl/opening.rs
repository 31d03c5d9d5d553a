//! How a file is opened: what it is, what its beginning shows, and which of the places that the arguments name it has.

pub(crate) mod head;
pub(crate) mod kind;
pub(crate) mod lacking;
mod prose;
mod titles;
