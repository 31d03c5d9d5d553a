//! The syntax of handles: what the five documents say about how they are written, as parsers that say why.

#![no_std]

extern crate alloc;

mod code;
mod expectation;
mod frontier;
mod problem;
mod production;
mod quote;
mod refusal;
mod severity;
mod span;

pub use code::Code;
pub use handle_grammar as grammar;
pub use problem::{Edit, Label, Problem, Report};
pub use production::{Production, UnknownProduction};
pub use severity::Severity;
pub use span::Span;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
