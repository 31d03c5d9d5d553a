//! Output for a person at a terminal: messages without control characters, reasons for failures, and progress.

pub(crate) mod failure;
pub(crate) mod progress;
pub(crate) mod sanitize;
