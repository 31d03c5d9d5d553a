//! Lints: rules about things that the documents allow, but that probably got into an identifier by accident on its way
//! through other texts.
//!
//! Some accidents have the codes of lints, and say more about the same places. But accidents are sought only in a text
//! of at most `LONGEST_SEARCHED` octets without very many findings and control characters, and not in a dialect whose
//! row wants none. A lint speaks in every text, and a report has one problem for both.

pub(crate) mod confusable;
pub(crate) mod enclosure;
pub(crate) mod entity;
pub(crate) mod escape;
pub(crate) mod link;
pub(crate) mod punctuation;
pub(crate) mod space;
