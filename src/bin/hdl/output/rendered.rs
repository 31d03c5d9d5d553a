//! [`Rendered`]: problems formatted for an output.

use handle_syntax::Severity;

use crate::output::counts::Counts;
use crate::output::finding::Finding;
use crate::output::problem::{Manner, print};

/// Problems formatted for an output, ready to be written.
#[derive(Debug, Default)]
pub(crate) struct Rendered {
    pub(super) octets: Vec<u8>,
    /// Where each problem ends.
    pub(super) ends: Vec<End>,
}

/// The end of a problem among octets.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) octet: usize,
    pub(super) severity: Severity,
    /// The counts up to this problem.
    counts: Counts,
}

impl Rendered {
    /// Formats a problem and adds it.
    pub(crate) fn add(&mut self, manner: Manner, finding: &Finding<'_>, counts: Counts) {
        let octets = &mut self.octets;
        let printed = print(manner, octets, finding);
        // Writing to memory cannot fail.
        debug_assert!(printed.is_ok(), "{printed:?}");
        let octet = octets.len();
        self.ends.push(End { octet, severity: finding.problem.severity(), counts });
    }

    /// How many octets of memory they take.
    pub(crate) fn octets(&self) -> usize {
        self.octets.len() + self.ends.len() * size_of::<End>()
    }

    /// How many problems there are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Keeps the first `len` problems.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.ends.truncate(len);
        self.octets.truncate(self.ends.last().map_or(0, |end| end.octet));
    }

    /// The counts up to each problem, from the one at `start` on.
    pub(crate) fn counts_from(&self, start: usize) -> impl Iterator<Item = Counts> {
        self.ends.iter().skip(start).map(|end| end.counts)
    }

    pub(crate) fn clear(&mut self) {
        self.octets.clear();
        self.ends.clear();
    }
}
