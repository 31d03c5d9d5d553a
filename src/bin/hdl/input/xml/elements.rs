//! [`Elements`]: where identifiers stand in XML.

use super::path::Path;

/// Which elements and attributes of XML have identifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Elements {
    /// Where they stand, as many as a number has bits; and whether each holds any text, in which identifiers are found.
    pub(crate) paths: Vec<(Path, bool)>,
    /// Whether each path must lead somewhere; otherwise it is enough if one does.
    pub(crate) each: bool,
    /// What stands between several identifiers in one element.
    pub(crate) split: Option<Vec<u8>>,
}
