//! Findings in words: reports, problems, and the cards that are drawn of them.

#[cfg(feature = "report")]
mod card;
mod check;
mod clause;
mod expected;
mod problem;

pub(crate) use problem::MOST;
pub use problem::{Label, Problem, Report};
