//! What a person at a terminal sees: messages without control characters, reasons for a failure, and progress.

pub(crate) mod failure;
pub(crate) mod progress;
pub(crate) mod sanitize;
