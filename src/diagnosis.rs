//! What is wrong with a text, as data: findings with their places, but no sentences.

mod cause;
pub(crate) mod check;
mod draft;
mod expected;
mod explain;
mod explained;
mod finding;
mod findings;
mod left_out;
pub(crate) mod plain;
mod recovery;
mod search;
pub(crate) mod syntax;
mod undone;

pub(crate) use cause::Cause;
pub(crate) use check::{errors, findings, most};
pub use expected::Expected;
pub(crate) use expected::expected;
pub(crate) use explain::{Reader, explain};
pub(crate) use explained::Explained;
pub(crate) use finding::Finding;
pub(crate) use findings::Findings;
pub(crate) use left_out::LeftOut;
pub(crate) use search::may_be_in;
pub(crate) use undone::count_errors;
