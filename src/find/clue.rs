//! What shows that an identifier begins: a scheme, a link, the prefix of a DOI name, or the label or the field in which
//! it stands.

pub(super) mod arxiv;
pub(super) mod damaged;
pub(super) mod field;
pub(super) mod handle;
pub(super) mod label;
pub(super) mod labelled;
pub(super) mod link;
pub(super) mod name;
pub(super) mod narrow;
pub(super) mod pattern;
pub(super) mod scheme;
pub(super) mod short;
pub(super) mod starts;
pub(super) mod wide;
