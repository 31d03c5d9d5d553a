//! Blanks in an identifier and around it.
//!
//! `after_slash` uses `broken`; no other file uses another.

pub(super) mod after_slash;
pub(super) mod apart;
pub(super) mod broken;
pub(super) mod letters;
pub(super) mod space;
