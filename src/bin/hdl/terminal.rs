//! Output for a person at a terminal: messages without control characters, reasons for failures, progress, and an
//! invitation to type.

pub(crate) mod failure;
pub(crate) mod listing;
pub(crate) mod progress;
pub(crate) mod sanitize;
pub(crate) mod typing;
