//! What is known about registrants, and about a name because of that.
//!
//! `row` and `mistake` say what a row of the table has, `lookup` finds the row of a name, and the other files say which
//! of its forms a name has: `check` tests its check character, and `prefix` and `forms` use `extent`.

pub(super) mod check;
pub(super) mod extent;
pub(super) mod forms;
pub(super) mod lookup;
pub(super) mod mistake;
pub(super) mod prefix;
pub(super) mod row;
pub(super) mod table;
