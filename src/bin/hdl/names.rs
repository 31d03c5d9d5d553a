//! Names that people type: dialects, rules and problems, and what they may have meant by a wrong name.

pub(crate) mod document_rule;
pub(crate) mod flags;
pub(crate) mod host;
pub(crate) mod meaning;
pub(crate) mod number;
pub(crate) mod parser;
pub(crate) mod profile;
pub(crate) mod suggest;
pub(crate) mod topic;

/// The name of the command.
pub(crate) const NAME: &str = "hdl";

/// The name of its configuration.
pub(crate) const CONFIG: &str = "hdl.toml";

/// What `--as` calls DOI names in any spelling.
pub(crate) const ANY_DOI: &str = "any-doi";

/// What is read by that name.
pub(crate) const ABOUT_ANY_DOI: &str = "a DOI name in any spelling: alone, after `doi:` or `info:doi/`, or in a link to a known proxy; also a shortDOI";
