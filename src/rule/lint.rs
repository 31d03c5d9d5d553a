//! Lints: rules about things that the documents allow, but that probably got into an identifier by accident on its way
//! through other texts.

pub(crate) mod confusable;
pub(crate) mod enclosure;
pub(crate) mod entity;
pub(crate) mod escape;
pub(crate) mod link;
pub(crate) mod punctuation;
