//! [`Elements`]: where identifiers are in XML.

use super::path::Path;

/// Which elements and attributes of XML have identifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Elements {
    /// Paths to identifiers, at most [`FIELDS`](crate::input::limits::FIELDS), each with whether its text is free prose
    /// in which identifiers must be found.
    pub(crate) paths: Vec<(Path, bool)>,
    /// Whether each path must lead somewhere; otherwise it is enough if one does.
    pub(crate) each: bool,
    /// Whether the attributes that a path demands may have their texts in another case: records of one format differ in
    /// this, but a path that the user wrote is taken literally.
    pub(crate) folds_case: bool,
    /// The separator of several identifiers in one element.
    pub(crate) split: Option<Vec<u8>>,
}
