//! Rules of DOI names.

use crate::{Code, Span};

use super::Subject;

/// `doi:` is not part of the name.
pub(crate) fn doi_prefix(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let start = subject.tree.naming_authority.start;
    if start > 0 {
        found(Code::DoiPrefix, Span::new(0, start));
    }
}
