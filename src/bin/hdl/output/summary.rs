//! [`Summary`]: the results of a run, for formats that show them at the end.

use crate::output::counts::Counts;
use crate::output::tally::Tally;

/// The results of a whole run.
pub(crate) struct Summary<'a> {
    pub(crate) counts: &'a Counts,
    pub(crate) tally: &'a Tally,
    /// How often the most frequent prefixes of valid identifiers occur, and how many have other ones that are not
    /// named; empty if no format shows them.
    pub(crate) prefixes: (Vec<(u64, String)>, u64),
}
