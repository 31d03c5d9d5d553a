//! Identifiers that a line break, a blank or a tag divides, as in the text of a PDF.

pub(super) mod blank;
pub(super) mod line;
pub(super) mod next_word;
pub(super) mod tag;
