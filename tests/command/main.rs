//! The command `hdl`, from outside.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

mod explain;
mod files;
mod json;
mod memory;
mod records;
mod results;
mod run;
mod streams;
mod threads;
mod transcripts;
