//! `hdl.toml`: what holds for which files, so that it need not be typed.
//!
//! Each key is an option of `hdl check`, and its value is read as that of the option: a table of the file becomes arguments,
//! which stand before those of the command line.

mod file;
mod key;
mod print;
mod rules;
mod schema;

pub(crate) use file::Config;
pub(crate) use print::run;
pub(crate) use rules::{RuleBook, Rules};
pub(crate) use schema::schema;
