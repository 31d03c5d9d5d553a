//! Several identifiers in one field.
//!
//! `separator` and `second` are the ground. `next` uses both, `two` and `listed` use `next`, and `twice` uses `second`.

pub(super) mod listed;
pub(super) mod next;
pub(super) mod second;
pub(super) mod separator;
pub(super) mod twice;
pub(super) mod two;
