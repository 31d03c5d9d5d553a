//! Each dialect as a type, which holds a text and the places of its parts.

mod build;
mod compared;
mod held;
mod input;
mod meaning;
mod notation;
mod notations;
mod part;
mod parts;
mod refused;
#[cfg(feature = "serde")]
mod serde;
mod table;
mod text;

pub use borrow_or_share::{BorrowOrShare, Bos};

pub use build::BuildError;
pub use input::{Input, Slice};
pub use notation::{HandleNotation, Notation, Visitor};
pub use notations::dialects;
pub(crate) use notations::texts;
pub use part::Part;
pub use refused::Refused;
pub use text::{Owned, Text};
pub use texts::*;
