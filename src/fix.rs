//! Edits that fix a text: the safe ones, the plausible ones, and the text after them.
//!
//! A *fix* is an edit that is safe to make without asking: nobody who sees the text would want another edit. A *try* is
//! a plausible edit, which a person should confirm.

mod apply;
mod proof;
mod repair;
pub(crate) mod suggest;
mod suggestion;

pub use apply::NotFixed;
pub(crate) use proof::{Known, Proof};
pub use repair::Repaired;
pub(crate) use repair::{Repair, repaired};
pub(crate) use suggestion::Suggestion;
