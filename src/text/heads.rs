//! How identifiers begin: the prefix of a DOI name, schemes, and namespaces.

use core::ops::RangeInclusive;

/// The beginning of every DOI name.
pub(crate) const DOI_START: &str = "10.";

/// How many digits the number of a registrant may have, which follows the `10.` of a DOI name.
pub(crate) const REGISTRANT_DIGITS: RangeInclusive<usize> = 4..=9;

/// How many digits the numbers of registrants have today. A number that was damaged must be of this length to be told
/// from other numbers.
pub(crate) const USUAL_REGISTRANT_DIGITS: RangeInclusive<usize> = 4..=5;

/// The schemes of the web, the longer one first, because it begins with the other.
pub(crate) const WEB_SCHEMES: [&str; 2] = ["https", "http"];

/// The schemes of the web, with their `//`.
pub(crate) const WEB: [&str; 2] = ["https://", "http://"];

/// What handles and DOI names are written after, besides the host of a link: a scheme, or a namespace of `info` or
/// `urn`.
pub(crate) const HANDLE_HEADS: [&str; 6] =
    ["info:hdl/", "info:doi/", "urn:hdl:", "urn:doi:", "hdl:", "doi:"];

/// The schemes of [`HANDLE_HEADS`] and of [`WEB`], without their marks.
pub(crate) const SCHEMES: [&str; 6] = ["hdl", "doi", "info", "urn", "http", "https"];
