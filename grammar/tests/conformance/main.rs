//! The proof that every combinator accepts the language of its rule, and reports where a text leaves it.

#![allow(clippy::unwrap_used, clippy::panic)]

mod agreement;
mod automaton;
mod class_run;
mod language;
mod mutant;
mod pattern;
mod printed;
mod source_text;
mod subject;
mod suite;
mod walk;
