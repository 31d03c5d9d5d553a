//! [`Contents`]: the data of a report, from which its words are made.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::code::Severity;
use crate::diagnosis::{Cause, Explained, Finding, LeftOut};
use crate::dialect::Dialect;
use crate::fix::{Known, Proof, Suggestion, suggest};
#[cfg(feature = "report")]
use crate::report::card::Cards;
use crate::report::offers::Offers;
use crate::report::origin::Origin;

/// The contents of a report with at least one problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contents<'t> {
    pub(super) text: Cow<'t, [u8]>,
    pub(super) origin: Origin<'t>,
    /// The findings that are kept, in text order.
    pub(super) findings: Vec<Finding>,
    /// The accidents that some findings report.
    pub(super) causes: Vec<Cause>,
    /// The kinds of all findings, including those that were left out or ignored later.
    pub(super) known: Known,
    /// The findings that were left out.
    pub(super) more: LeftOut,
    /// A dialect that reads another handle in the text, and that handle.
    pub(super) other: Option<(Dialect, Cow<'t, [u8]>)>,
    /// The edits that are suggested for the findings.
    pub(super) offers: Offers,
    /// The problems as diagnostics; they are made when `miette` first asks for them.
    #[cfg(feature = "report")]
    pub(super) cards: Cards,
}

impl<'t> Contents<'t> {
    /// The contents of a report on `text`, with all that was found.
    pub(super) fn new(found: Explained, text: &'t [u8], origin: Origin<'t>) -> Self {
        let known = Known::of(&found, text);
        let Explained { findings, more, causes, .. } = found;
        let contents = Self {
            text: Cow::Borrowed(text),
            origin,
            known,
            findings,
            causes,
            more,
            other: None,
            offers: Offers::default(),
            #[cfg(feature = "report")]
            cards: Cards::default(),
        };
        debug_assert!(more != LeftOut::NONE || contents.holds(), "{}", text.escape_ascii());
        contents
    }
}

impl Contents<'_> {
    /// Keeps `most` findings, errors before others, and counts those that it leaves out.
    pub(super) fn cut(&mut self, most: usize) {
        self.forget();
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
            if !kept {
                more.add(finding.severity);
            }
            kept
        });
    }

    /// Drops everything that was made from the findings, because they have changed.
    fn forget(&mut self) {
        self.offers = Offers::default();
        #[cfg(feature = "report")]
        {
            self.cards = Cards::default();
        }
    }

    /// Gives each finding its grade, and drops those that have none.
    pub(super) fn regrade(&mut self, grades: &[Option<Severity>]) {
        // The suggestions of a borrowed report are made when they are first asked for, and must not depend on whether
        // that was before the severities changed.
        let mut offers = Offers::default();
        // Those of an owned report were made with the report, so they are kept. So was its repaired text, which is not
        // known without the edit of a finding that is dropped.
        if let Origin::Repaired(_, repaired) = &mut self.origin {
            offers = core::mem::take(&mut self.offers);
            let is_dropped = |(at, grade): (usize, &Option<_>)| {
                grade.is_none() && offers.get(at, grades.len(), || None).is_some()
            };
            if grades.iter().enumerate().any(is_dropped) {
                *repaired = None;
            }
            offers.retain(grades.iter().map(Option::is_some));
        }
        let mut grade = grades.iter();
        self.findings.retain_mut(|finding| match grade.next() {
            Some(&Some(severity)) => {
                finding.severity = severity;
                true
            }
            _ => false,
        });
        self.forget();
        self.offers = offers;
    }

    /// Whether the edits that count as proven pass the proof; the report must still have all its findings.
    pub(super) fn holds(&self) -> bool {
        let mut proven = self.causes.iter().filter(|cause| cause.proven && !cause.edits.is_empty());
        proven.all(|cause| self.is_proven(&Suggestion::attempt_all(cause.edits.clone())))
    }

    /// Whether the text has no new kind of problem after these edits. Without a dialect that can read the edited text,
    /// the edits count as proven.
    pub(super) fn is_proven(&self, suggestion: &Suggestion) -> bool {
        let &Origin::Dialect(dialect, options) = &self.origin else { return true };
        Proof { text: &self.text, dialect, options, known: self.known }.holds(suggestion)
    }

    /// The accident that a finding reports.
    pub(super) fn cause(&self, finding: &Finding) -> Option<&Cause> {
        suggest::cause(finding, &self.causes)
    }
}
