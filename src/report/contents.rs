//! [`Contents`]: the data of a report, from which its words are made.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::code::Severity;
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
    /// In text order.
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
    /// Keeps `most` findings, the errors among them first, and counts the others.
    pub(super) fn cut(&mut self, most: usize) {
        self.forget_cards();
        if self.findings.len() <= most {
            return;
        }
        let is_error = |finding: &Finding| finding.severity == Severity::Error;
        let mut errors = self.findings.iter().filter(|finding| is_error(finding)).count().min(most);
        let mut others = most - errors;
        let more = &mut self.more;
        self.findings.retain(|finding| {
            let room = if is_error(finding) { &mut errors } else { &mut others };
            let kept = *room > 0;
            *room -= usize::from(kept);
            more[finding.severity as usize] += usize::from(!kept);
            kept
        });
    }

    /// The problems have changed, and so have their cards.
    #[cfg_attr(not(feature = "report"), allow(clippy::unused_self, reason = "there are no cards"))]
    pub(super) fn forget_cards(&mut self) {
        #[cfg(feature = "report")]
        {
            self.cards = Cards::default();
        }
    }

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
