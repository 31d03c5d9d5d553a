//! Beginnings of identifiers that only the label or the field before them shows.

pub(in crate::find) mod arxiv;
pub(in crate::find) mod colon;
pub(in crate::find) mod damaged;
pub(in crate::find) mod field;
pub(in crate::find) mod label;
