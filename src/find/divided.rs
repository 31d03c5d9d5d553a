//! Identifiers that a line break, a blank or a tag divides, as in the text of a PDF.

pub(super) mod after_dot;
pub(super) mod before_mark;
pub(super) mod broken_escape;
pub(super) mod line_break;
pub(super) mod next_word;
pub(super) mod only_prefix;
pub(super) mod parted;
pub(super) mod spaced;
pub(super) mod stops;
pub(super) mod tag;
pub(super) mod torn;
