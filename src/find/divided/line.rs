//! Identifiers that the end of a line divides.

mod after_dot;
pub(in crate::find) mod before_mark;
pub(in crate::find) mod broken_escape;
pub(in crate::find) mod line_break;
pub(in crate::find) mod only_prefix;
