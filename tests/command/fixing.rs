//! `--fix`, `--diff`, `--apply` and `--undo`: what is written, and what stays as it was.

mod apply;
mod chosen;
#[cfg(unix)]
mod faults;
mod fix;
mod places;
mod reports;
mod stopped;
