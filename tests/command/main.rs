//! The command `hdl`, from outside.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

mod action;
mod choice;
mod config;
mod errors_first;
mod fixing;
mod formats;
mod reading;
mod resources;
mod results;
mod run;
mod status;
mod transcripts;
mod words;
