//! Names that have nearly a form of their registrant: they have one slip of typing.
//!
//! `name` finds such a name. It uses `fit`, which compares a name with a form, and `difference`, which uses `fit` to
//! say what differs. All of these use `mistyped` and `slip`, and `mistyped` uses `slip`.

pub(super) mod difference;
pub(super) mod fit;
pub(super) mod mistyped;
pub(super) mod name;
pub(super) mod slip;
