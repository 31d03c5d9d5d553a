//! Names whose prefix or number is not whole, or is written in another way.
//!
//! `count` uses `lost_number` and `wrong`; no other file uses another.

pub(super) mod count;
pub(super) mod lost_number;
pub(super) mod lost_prefix;
pub(super) mod lost_ten;
pub(super) mod misread;
pub(super) mod percentless;
pub(super) mod wrong;
pub(super) mod zero;
