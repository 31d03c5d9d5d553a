//! How markup, programs, links and messages write the characters of a text.

pub(crate) mod entity;
pub(crate) mod json;
pub(crate) mod latex;
pub(crate) mod parameter;
pub(crate) mod quote;
