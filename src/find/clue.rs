//! What shows that an identifier begins: a scheme, a link, the prefix of a DOI name, or the label or the field in which
//! it stands.

pub(super) mod alone;
pub(super) mod labelled;
pub(super) mod pattern;
pub(super) mod starts;
