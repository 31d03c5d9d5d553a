//! Links to pages that have a name in their address or whose name follows from it, and links to other web pages.
//!
//! `address` uses `mail`, and `site` and `whole` use `address`; `shown` uses `site`, too. No other file uses another.

pub(super) mod address;
mod mail;
pub(super) mod preceded;
pub(super) mod shown;
pub(super) mod site;
pub(super) mod tracking;
pub(super) mod website;
pub(super) mod whole;
