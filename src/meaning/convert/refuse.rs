//! The reports of refused conversions, with places in the source.

use alloc::vec::Vec;
use core::ops::Range;

use crate::code::{Code, Severity};
use crate::diagnosis::{Finding, Findings, LeftOut};
use crate::meaning::convert::write::Written;
use crate::meaning::convert::{Conversion, Dropped};
use crate::report::{Origin, Report};
use crate::rule::Subject;
use crate::text::{Decoded, Span};

impl Conversion<'_> {
    /// Refuses to lose a part that `allow` does not name.
    pub(super) fn refuse_losses<'t>(
        &self,
        dropped: &[Dropped],
        subject: &Subject<'t>,
    ) -> Result<(), Report<'t>> {
        let lost = dropped.iter().filter(|lost| !self.allow.contains(&lost.what));
        let findings = lost.map(|lost| Finding::new(lost.what.code(), lost.span, self.to.start()));
        let findings: Vec<_> = findings.collect();
        if findings.is_empty() {
            return Ok(());
        }
        let (text, most) = (subject.text, self.options.most);
        Err(Report::new(findings, LeftOut::NONE, text, Origin::Loss(self.to), most))
    }

    /// Refuses a text with an octet that would end its record (D-W9).
    pub(super) fn refuse_ends<'t>(
        &self,
        written: &Written,
        subject: &Subject<'t>,
    ) -> Result<(), Report<'t>> {
        let end = written.text.iter().position(|octet| self.forbidden.contains(octet));
        let Some(end) = end else { return Ok(()) };
        let octet = written.octet(u32::try_from(end).unwrap_or(u32::MAX));
        let span = octet.map(|octet| self.source(subject, octet..octet + 1)).unwrap_or_default();
        let finding = Finding::new(Code::NotOneLine, span, self.to.start());
        Err(Report::one(finding, subject.text, Origin::Loss(self.to)))
    }

    /// The report on a text that the target does not accept, with the errors moved to the places in the source that
    /// they come from.
    pub(super) fn moved<'t>(
        &self,
        found: Findings<'_>,
        written: &Written,
        subject: &Subject<'t>,
    ) -> Report<'t> {
        let (found, more) = found.sorted();
        let most = self.options.most;
        let errors = found.into_iter().filter(|finding| finding.severity == Severity::Error);
        let findings = errors.enumerate().map(|(nth, error)| {
            // The report only counts findings after the first `most`, so these need no place.
            let kept = (nth < most).then_some(error.span);
            let octets =
                kept.and_then(|Span { start, end }| written.octet(start).zip(written.octet(end)));
            let span = octets.map(|(start, end)| self.source(subject, start..end));
            let found = Finding::new(error.code, span.unwrap_or_default(), error.production);
            Finding { escapes: self.from.row().escaped, ..found }
        });
        let (findings, more) = (findings.collect(), more.only_errors());
        Report::new(findings, more, subject.text, Origin::Misfit(self.to), most)
    }

    /// The span in the source of a range of octets of the decoded handle.
    pub(super) fn source(&self, subject: &Subject<'_>, octets: Range<usize>) -> Span {
        let (naming_authority, local_name) = (subject.naming_authority(), subject.local_name());
        let recoded = subject.tree.modifier.get().is_some() || self.options.charset.is_some();
        if recoded && octets.end > naming_authority.octets().count() {
            return local_name.span();
        }
        // The tree of an info URI of any namespace has no parts of a handle, only the identifier.
        let identifier = subject.tree.path.get().filter(|_| self.from.of_handles().is_some());
        let slash = Span::new(naming_authority.span().end, local_name.span().start);
        // The `10/` of a shortDOI is not written in the source.
        let unwritten = if subject.tree.short { b"10/".len() } else { 0 };
        let octets = octets.start.saturating_sub(unwritten)..octets.end.saturating_sub(unwritten);
        let parts = match identifier {
            Some(identifier) => {
                [subject.decoded(identifier), Decoded::default(), Decoded::default()]
            }
            None => [naming_authority, subject.decoded(slash), local_name],
        };
        let end = parts.iter().map(|part| part.span().end).max().unwrap_or_default();
        let mut spans = parts.into_iter().flat_map(|part| part.octets()).map(|(_, span)| span);
        let first = spans.by_ref().nth(octets.start).unwrap_or(Span::new(end, end));
        if octets.is_empty() {
            return Span::new(first.start, first.start);
        }
        let last = spans.take(octets.len() - 1).last().unwrap_or(first);
        Span::new(first.start, last.end)
    }
}
