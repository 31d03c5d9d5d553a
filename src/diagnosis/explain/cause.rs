//! [`Cause`]: an accident in a text, which may be the cause of findings.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::mem;

use crate::accident::{Accident, Hit, LINK, Offer, Pasted};
use crate::code::{Code, Severity};
use crate::diagnosis::explain::draft::Draft;
use crate::diagnosis::finding::Finding;
use crate::text::{Edit, Span, edit};

/// An accident, with its places in the text as it was given.
#[derive(Clone, Debug)]
pub(crate) struct Cause {
    pub(crate) accident: &'static Accident,
    pub(crate) span: Span,
    /// The other places of the accident.
    pub(crate) others: Vec<Span>,
    /// The edits that undo the accident, in text order.
    pub(crate) edits: Vec<Edit>,
    /// Whether the edits are offered, and how sure they are.
    pub(crate) offer: Offer,
    /// Whether the text is something other than a handle, so that nothing else is reported.
    pub(crate) is_no_handle: bool,
    /// The words that replace `{what}` in the message of the accident.
    pub(crate) what: Cow<'static, str>,
    /// Whether the text after these edits was read, and has no other accident and no finding that the text did not
    /// have.
    pub(crate) proven: bool,
}

impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.accident, other.accident)
            && (self.span, &self.edits) == (other.span, &other.edits)
    }
}

impl Eq for Cause {}

/// The codes of accidents that mean nothing any more once the text around them is deleted.
const MEANS_NOTHING_ALONE: &[Code] = &[Code::EscapeInHandle, Code::FullwidthCharacter];

/// The codes of accidents whose messages say more than that a character is not allowed.
const WORDED_BY_ACCIDENT: &[Code] = &[
    Code::FullwidthCharacter,
    Code::HtmlEntity,
    Code::JsonEscape,
    Code::LatexEscape,
    Code::Markup,
    Code::Mojibake,
    Code::MissingSlash,
    Code::ScriptLookalike,
    Code::TwoIdentifiers,
];

impl Cause {
    /// Whether the accident is a link that was given in place of the name.
    pub(crate) fn is_link(&self) -> bool {
        core::ptr::eq(self.accident, &LINK)
    }

    /// Whether `finding` reports this accident.
    pub(crate) fn is_reported_by(&self, finding: &Finding) -> bool {
        if self.is_link() {
            return matches!(
                finding.code,
                Code::UrlAsHandle | Code::NotADoi | Code::NotACordraId | Code::PrefixCharacter
            ) && finding.span.start < self.span.end;
        }
        let same = self.accident.code == finding.code && self.span == finding.span;
        same || self.keeps(finding)
    }

    /// Whether the report keeps the dialect's own code of `finding`, and takes only the words from the accident.
    pub(crate) fn keeps(&self, finding: &Finding) -> bool {
        if finding.code == Code::MissingScheme {
            return self.accident.code == Code::DoubledScheme && self.span.start == 0;
        }
        if finding.code == Code::EmptyResolverSegment {
            return self.accident.code == Code::WrongSlashes;
        }
        let error = finding.severity == Severity::Error && !finding.span.is_empty();
        let named = matches!(finding.code, Code::CharacterNotAllowed | Code::RawNonAscii)
            && WORDED_BY_ACCIDENT.contains(&self.accident.code);
        error && !self.is_no_handle && !named && finding.span.start == self.span.start
    }

    /// Whether an edit of this accident deletes everything that `other` is about. If this is a link, a label or a
    /// scheme right next to it counts too; and if no identifier stands there, so does a label before it.
    pub(crate) fn covers(&self, other: &Self) -> bool {
        let beside = match other.accident.code {
            Code::DoubledScheme => other.span.end == self.span.start,
            Code::DoiPrefix => other.span.start == self.span.end,
            _ => false,
        };
        let cut = self.cuts(other.span) && other.edits.iter().all(|edit| self.cuts(edit.span));
        // Once the link is replaced by the name alone, no page and no parameter of advertisers is left.
        let of_links = matches!(other.accident.code, Code::LandingPage | Code::TrackingParameter);
        self.accident.code == Code::Placeholder && other.stands_before()
            || cut && (self.is_link() || MEANS_NOTHING_ALONE.contains(&other.accident.code))
            || self.is_link() && (beside || of_links)
    }

    /// Whether an edit of this accident deletes the octets at `span`.
    pub(crate) fn cuts(&self, span: Span) -> bool {
        self.edits.iter().any(|edit| edit.text.is_empty() && edit.span.contains(span))
    }

    /// Whether an edit of this accident changes some of the octets at `span`, or stands between two of them.
    pub(crate) fn changes(&self, span: Span) -> bool {
        self.edits.iter().any(|edit| edit.span.start < span.end && span.start < edit.span.end)
    }

    /// Whether an edit of this accident touches `span`.
    pub(crate) fn is_beside(&self, span: Span) -> bool {
        self.edits.iter().any(|edit| edit.span.start <= span.end && span.start <= edit.span.end)
    }

    /// Adds the edits of an accident in a link, or next to it, to those of the link. A label before a placeholder is
    /// not deleted, because no identifier would be left.
    pub(crate) fn widen(&mut self, other: &Self) {
        if self.accident.code == Code::Placeholder {
            return;
        }
        if other.span.start <= self.span.end {
            self.span = self.span.cover(other.span);
        }
        for edit in &other.edits {
            if !self.edits.iter().any(|own| own.span.contains(edit.span)) {
                self.edits.push(edit.clone());
            }
        }
        edit::sort(&mut self.edits);
    }

    /// Whether the accident is words, a label or marks before an identifier, so that a link may remain once they
    /// are deleted.
    pub(crate) fn stands_before(&self) -> bool {
        [Code::LeadingText, Code::DoiPrefix, Code::EnclosingMarks].contains(&self.accident.code)
    }

    /// Whether octets that are not allowed stand at one of the places of the accident.
    pub(crate) fn has_refused_octets(&self, found: &[Finding]) -> bool {
        let mut places = self.others.iter().chain([&self.span]);
        places.any(|place| has_refused_octets(*place, found))
    }

    /// Shows the accident at its first place that has octets which are not allowed, if it has several places and the
    /// first one has none.
    pub(crate) fn show_at_refused_octets(&mut self, found: &[Finding]) {
        if has_refused_octets(self.span, found) {
            return;
        }
        if let Some(at) = self.others.iter().position(|place| has_refused_octets(*place, found)) {
            let shown = self.others.remove(at);
            self.others.insert(0, mem::replace(&mut self.span, shown));
        }
    }

    /// Adds the edits of the accidents that were found after this one: with its own edits alone, the text would have
    /// more errors than before.
    pub(crate) fn take_edits_of(&mut self, later: &[Self]) {
        self.edits.extend(later.iter().flat_map(|cause| cause.edits.iter().cloned()));
        edit::sort(&mut self.edits);
    }

    /// The accident as a finding of its own.
    pub(crate) fn finding(&self) -> Finding {
        Finding::new(self.accident.code, self.span, "hdl_uri::handle")
    }

    /// An accident that a rule has found in `draft`, as `pasted` decodes it.
    pub(super) fn new(
        accident: &'static Accident,
        hit: Hit,
        pasted: &Pasted<'_>,
        draft: &Draft<'_>,
    ) -> Self {
        let origin = |range: &_| draft.origin(pasted.span(range).range());
        let mut edits = hit.edits;
        for Edit { span, .. } in &mut edits {
            *span = draft.origin(span.range());
        }
        Self {
            accident,
            span: origin(&hit.place),
            others: hit.others.iter().map(origin).collect(),
            edits,
            offer: hit.offer,
            is_no_handle: hit.is_no_handle,
            what: hit.what,
            proven: false,
        }
    }
}

/// Whether a finding says that octets at `place` are not allowed there.
fn has_refused_octets(place: Span, found: &[Finding]) -> bool {
    found.iter().any(|finding| {
        let is_refusal = finding.severity == Severity::Error && !finding.span.is_empty();
        is_refusal && place.start < finding.span.end && finding.span.start < place.end
    })
}
