//! How many digits the prefixes of DOI names have.

use core::ops::RangeInclusive;

/// How many digits the number of a registrant may have, which follows the `10.` of a DOI name.
pub(crate) const REGISTRANT_DIGITS: RangeInclusive<usize> = 4..=9;

/// How many digits the numbers of registrants have today. A number that was damaged must be of this length to be told
/// from other numbers.
pub(crate) const USUAL_REGISTRANT_DIGITS: RangeInclusive<usize> = 4..=5;
