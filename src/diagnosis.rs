//! What is wrong with a text, as data: findings with their places, without words.

pub(crate) mod check;
mod error;
pub(crate) mod expected;
mod finding;
mod findings;
mod recovery;
pub(crate) mod syntax;

pub(crate) use check::{MOST, findings};
pub use error::ParseError;
pub(crate) use finding::Finding;
pub(crate) use findings::Findings;
pub(crate) use syntax::SyntaxError;
