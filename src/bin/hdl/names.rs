//! Names that people type: dialects, rules and problems, and what they may have meant by a wrong name.

pub(crate) mod any_doi;
pub(crate) mod document_rule;
pub(crate) mod flags;
mod found;
pub(crate) mod group;
pub(crate) mod host;
pub(crate) mod info_doi;
pub(crate) mod meaning;
pub(crate) mod number;
pub(crate) mod parser;
pub(crate) mod profile;
pub(crate) mod selection;
pub(crate) mod suggest;
pub(crate) mod topic;

/// The name of the command.
pub(crate) const NAME: &str = "hdl";

/// The name of its configuration.
pub(crate) const CONFIG: &str = "hdl.toml";
