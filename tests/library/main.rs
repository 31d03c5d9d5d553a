//! Tests the library from outside, with a module for most layers of `src/`; `clauses` and `documents` have one text and
//! one verdict per line.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]
#![allow(clippy::panic, reason = "a test that cannot go on has failed")]

mod accidents;
mod apply;
mod check;
mod clauses;
mod code;
mod diagnosis;
mod dialect;
mod documents;
mod examples;
mod fix;
mod layers;
mod long;
mod meaning;
mod names;
mod platforms;
mod read;
mod registry;
#[cfg(feature = "report")]
mod report;
mod rule;
#[path = "../limits/sound.rs"]
mod sound;
mod surface;
mod typed;
