//! What a check writes: each of its formats, and what a terminal shows of them.

mod color;
mod github;
mod hostile;
mod json;
mod reports;
mod sarif;
#[cfg(unix)]
mod terminal;
