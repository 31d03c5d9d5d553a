//! `hdl.toml`: arguments for certain files, so that nobody has to type them.
//!
//! Each key is an option of `hdl check`, and its value is read as the option reads it: a table of the file becomes
//! arguments, which are put before those of the command line.

mod book;
mod file;
mod key;
mod parser;
mod print;
mod schema;
mod settings;
mod unique;

pub(crate) use book::RuleBook;
pub(crate) use print::run;
pub(crate) use schema::schema;
pub(crate) use unique::UniqueBook;
