//! DOI names that are SICIs, and what happens to them.
//!
//! `split` takes a SICI apart, and `slip` uses it.

mod slip;
mod split;

pub(super) use slip::{sici_slip, unhyphenated};
pub(super) use split::{SINGLE_COLON, brackets, cut_start, least_end, without_brackets};
pub(crate) use split::{ends_before_version, is_begun, is_damaged, is_plain, split};
