//! Output for a person at a terminal: messages without control characters, counts with their nouns, lines that fit,
//! reasons for failures, words of a command, and an invitation to type.

pub(crate) mod failure;
pub(crate) mod listing;
pub(crate) mod plural;
pub(crate) mod sanitize;
pub(crate) mod shell;
pub(crate) mod typing;
pub(crate) mod wrap;
