//! Names that have nearly a form of their registrant: a slip of typing is all that they lack.
//!
//! `name` finds such a name: `fit` compares it with a form, `difference` says what differs, and both use `mistyped` and
//! `slip`.

pub(super) mod difference;
pub(super) mod fit;
pub(super) mod mistyped;
pub(super) mod name;
pub(super) mod slip;
