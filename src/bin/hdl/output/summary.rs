//! [`Summary`]: what there is to say after everything.

use crate::check::tally::Tally;
use crate::output::counts::Counts;

/// What a run has found, as a whole.
pub(crate) struct Summary<'a> {
    pub(crate) counts: &'a Counts,
    pub(crate) tally: &'a Tally,
    /// How often the most frequent prefixes of valid identifiers stand; nothing where nobody wants to know.
    pub(crate) prefixes: Vec<(u64, String)>,
}
