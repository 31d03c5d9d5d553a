//! The command `hdl`, from outside.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

mod action;
mod any_doi;
mod apply;
mod choice;
mod color;
mod config;
mod damage;
mod diagrams;
mod doubts;
mod errors_first;
mod examples;
#[cfg(target_os = "linux")]
mod exhaustion;
mod explain;
#[cfg(unix)]
mod faults;
mod files;
mod fix;
mod fix_chosen;
mod fix_places;
mod fix_reports;
mod fix_stopped;
mod generate;
mod github;
mod hostile;
mod json;
mod kinds;
mod lists;
mod memory;
mod one_file;
mod places;
mod plain_words;
mod profile_slips;
mod profiles;
mod proxy;
mod records;
mod reports;
mod result_places;
mod results;
mod run;
mod sarif;
mod schema;
mod side_by_side;
mod slips;
mod split;
mod status;
mod stdin_name;
mod streams;
#[cfg(unix)]
mod terminal;
mod threads;
mod transcripts;
mod unique;
mod walk;
mod warned;
