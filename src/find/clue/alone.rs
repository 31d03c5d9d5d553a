//! Beginnings of identifiers that show by themselves what they are: schemes, links, and the prefixes of DOI names.

pub(in crate::find) mod handle;
pub(in crate::find) mod link;
pub(in crate::find) mod name;
pub(in crate::find) mod narrow;
pub(in crate::find) mod scheme;
pub(in crate::find) mod short;
pub(in crate::find) mod wide;
