//! [`Contents`]: the data of a report, from which its words are made.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::diagnosis::Finding;
use crate::dialect::Dialect;
use crate::fix::{Edit, Repair, Repaired, repaired, suggest};
#[cfg(feature = "report")]
use crate::report::card::Cards;
use crate::report::origin::Origin;

/// What a report holds that has at least one problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contents<'t> {
    pub(super) text: Cow<'t, [u8]>,
    pub(super) origin: Origin<'t>,
    /// In text order, eight at most.
    pub(super) findings: Vec<Finding>,
    /// How many more there are of each severity: advice, warnings, errors.
    pub(super) more: [usize; 3],
    /// The dialect that reads another handle in the text, and that handle.
    pub(super) other: Option<(Dialect, Cow<'t, [u8]>)>,
    /// The problems as diagnostics, once the report was asked for them.
    #[cfg(feature = "report")]
    pub(super) cards: Cards,
}

impl Contents<'_> {
    pub(super) fn into_owned(self) -> Contents<'static> {
        let origin = match self.origin {
            Origin::Dialect(dialect, _) => Origin::Repaired(dialect, self.repaired()),
            Origin::Repaired(dialect, ref repaired) => Origin::Repaired(dialect, repaired.clone()),
            Origin::Meaning(dialect) => Origin::Meaning(dialect),
            Origin::Loss(dialect) => Origin::Loss(dialect),
            Origin::Misfit(dialect) => Origin::Misfit(dialect),
            Origin::Production(name) => Origin::Production(name),
        };
        Contents {
            origin,
            text: Cow::Owned(self.text.into_owned()),
            findings: self.findings,
            more: self.more,
            other: self.other.map(|(dialect, handle)| (dialect, Cow::Owned(handle.into_owned()))),
            #[cfg(feature = "report")]
            cards: self.cards,
        }
    }

    /// The fix and the suggestion of a finding, of which there is one at the most.
    pub(super) fn edits(&self, finding: &Finding) -> (Option<Edit>, Option<Edit>) {
        match self.origin {
            Origin::Loss(_) | Origin::Misfit(_) => (None, None),
            ref origin => suggest::edits(finding, &self.text, origin.row()),
        }
    }

    /// The text with everything fixed, if the dialect accepts that.
    pub(super) fn repaired(&self) -> Option<Repaired> {
        let (dialect, options) = match &self.origin {
            Origin::Dialect(dialect, options) => (*dialect, *options),
            Origin::Repaired(_, repaired) => return repaired.clone(),
            _ => return None,
        };
        if self.more != [0; 3] {
            return None;
        }
        let edits = self.findings.iter().map(|finding| (finding.severity, self.edits(finding)));
        let edits: Vec<_> = edits.collect();
        let repairs = edits.iter().map(|(severity, (fix, suggestion))| Repair {
            severity: *severity,
            fix: fix.as_ref(),
            suggestion: suggestion.as_ref(),
        });
        let repairs: Vec<_> = repairs.collect();
        let repaired = repaired(&repairs, &self.text)?;
        dialect.is_valid_with(repaired.text.as_bytes(), options).then_some(repaired)
    }
}
