//! DOI names that are SICIs, and what happens to them.
//!
//! `split` takes a SICI apart. `after`, `cut` and `slip` use it: they find what follows a SICI, what it has lost, and
//! where it has a slip.

mod after;
mod cut;
mod slip;
mod split;

pub(super) use after::{after_sici, single_colon, unhyphenated_check};
pub(crate) use cut::has_serial;
pub(super) use cut::{begun, bracketless, serial, versionless};
pub(super) use slip::{sici_slip, unhyphenated};
pub(super) use split::least_end;
pub(crate) use split::{ends_before_version, is_damaged, is_plain, split};
