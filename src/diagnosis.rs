//! What is wrong with a text, as data: findings with their places, but no sentences.

pub(crate) mod check;
mod expected;
mod explain;
mod finding;
mod findings;
mod left_out;
pub(crate) mod plain;
mod recovery;
pub(crate) mod syntax;

pub(crate) use check::{errors, findings, most};
pub use expected::Expected;
pub(crate) use expected::expected;
pub(crate) use explain::{Cause, Explained, Reader, count_errors, explain, may_be_in};
pub(crate) use finding::Finding;
pub(crate) use findings::Findings;
pub(crate) use left_out::LeftOut;
