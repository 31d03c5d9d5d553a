//! A report that owns its text.

use alloc::borrow::Cow;

use crate::report::contents::Contents;
use crate::report::offers::Offers;
use crate::report::origin::Origin;

impl Contents<'_> {
    /// The same contents with a copy of the text.
    pub(super) fn into_owned(self) -> Contents<'static> {
        // Without the options, no edit can be tried any more.
        let offers =
            Offers::of((0..self.findings.len()).map(|at| self.suggestion(at).map(Cow::into_owned)));
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
            causes: self.causes,
            known: self.known,
            more: self.more,
            other: self.other.map(|(dialect, handle)| (dialect, Cow::Owned(handle.into_owned()))),
            offers,
            #[cfg(feature = "report")]
            cards: self.cards,
        }
    }
}
