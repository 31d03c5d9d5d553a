//! What follows a name without a blank: marks, queries, notes in brackets, and words. No file uses another.

pub(super) mod area;
pub(super) mod bracketed;
pub(super) mod left;
pub(super) mod marked;
pub(super) mod opened;
pub(super) mod punctuation;
pub(super) mod query;
pub(super) mod raised;
pub(super) mod reference;
pub(super) mod unspaced;
