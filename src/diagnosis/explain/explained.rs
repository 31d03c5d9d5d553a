//! [`Explained`]: what was found in a text, with the accidents that are the causes.

use alloc::vec::Vec;

use crate::diagnosis::explain::cause::Cause;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::left_out::LeftOut;

/// All findings in a text, explained by its accidents.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Explained {
    /// The findings in text order; an accident replaces those that follow from it.
    pub(crate) findings: Vec<Finding>,
    /// The findings that were not kept.
    pub(crate) more: LeftOut,
    /// The accidents that findings report, in the order in which they are undone.
    pub(crate) causes: Vec<Cause>,
    /// What the text shows only where its accidents were undone: these findings are about a guess, and are not
    /// reported.
    pub(crate) hidden: Vec<Finding>,
}

impl Explained {
    /// Findings of which no accident is the cause.
    pub(crate) fn of(findings: Vec<Finding>, more: LeftOut) -> Self {
        Self { findings, more, ..Self::default() }
    }
}
