//! Whether a name goes on after blanks: two tables of cases, `joins` and `may_go_on`.
//!
//! Both use `place`, which has the text around the blanks, `case` and `part`; `joins` also uses `hyphen` and `shape`.

pub(super) mod case;
pub(super) mod hyphen;
pub(super) mod joins;
pub(super) mod may_go_on;
mod part;
pub(super) mod place;
pub(super) mod shape;
