//! What is known about registrants, and about a name because of that.
//!
//! `row`, `mistake` and `table` have the forms, and `lookup` finds the row of a name. The other files say how a name
//! fits its forms: `extent` how much of a form it has, `check` whether its check character is right, `prefix` which
//! registrant its form shows, and `forms`, which uses `check`, `lookup` and `prefix`, how far it follows them so far.

pub(super) mod check;
pub(super) mod extent;
pub(super) mod forms;
pub(super) mod lookup;
pub(super) mod mistake;
pub(super) mod prefix;
pub(super) mod row;
pub(super) mod table;
