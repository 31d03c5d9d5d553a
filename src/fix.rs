//! Edits that fix a text: those that are sure, those that are plausible, and the text with all of them made.

mod apply;
mod edit;
mod repair;
pub(crate) mod suggest;

pub use edit::Edit;
pub(crate) use edit::applied;
pub use repair::Repaired;
pub(crate) use repair::{Repair, repaired};
pub(crate) use suggest::Suggestion;
