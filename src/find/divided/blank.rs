//! Identifiers that blanks within a line divide.

pub(in crate::find) mod after_mark;
pub(in crate::find) mod anywhere;
pub(in crate::find) mod around_marks;
pub(in crate::find) mod head;
pub(in crate::find) mod link;
pub(in crate::find) mod value;
