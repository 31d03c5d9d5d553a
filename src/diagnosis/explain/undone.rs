//! [`Undone`]: the accidents that were undone so far, and the findings that report them.

use alloc::vec::Vec;
use core::mem;

use crate::accident::Offer;
use crate::code::{Code, Severity};
use crate::diagnosis::explain::cause::Cause;
use crate::diagnosis::explain::explained::Explained;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::findings::sort;
use crate::diagnosis::left_out::LeftOut;
use crate::text::Span;

/// The accidents that were undone so far.
pub(super) struct Undone {
    /// The findings that report them.
    pub(super) list: Vec<Finding>,
    pub(super) causes: Vec<Cause>,
    /// The findings in the text as it was given, once an accident was undone.
    given: Option<Vec<Finding>>,
    /// The findings in the text without these accidents.
    pub(super) before: Vec<Finding>,
    /// How many errors the text had as it was given.
    pub(super) given_errors: usize,
    /// The index in `causes` of the accident whose undoing left other errors, or more of them: the first of those
    /// before a link, or one that had hidden the rest of the text.
    pub(super) worse: Option<usize>,
    /// Whether the dialect itself read the last draft, so that a finding in it may be reported as its own.
    pub(super) is_own: bool,
}

impl Undone {
    pub(super) fn new(found: Vec<Finding>) -> Self {
        let given_errors = count_errors(&found);
        let (list, causes, given) = Default::default();
        Self { list, causes, given, before: found, given_errors, worse: None, is_own: true }
    }

    /// The index of the accident to blame, if a link that has other errors, or more of them, is left once this accident
    /// is undone. This is accepted only of the first words or marks before the link, because an accident after the link
    /// may explain the errors.
    pub(super) fn words_before_worse_link(
        &self,
        cause: &Cause,
        after: &[Finding],
    ) -> Option<usize> {
        let is_other = |finding: &Finding| {
            finding.severity == Severity::Error
                && self.before.iter().all(|before| before.code != finding.code)
        };
        let is_worse =
            count_errors(after) > count_errors(&self.before) || after.iter().any(is_other);
        if !is_worse || self.worse.is_some() || !cause.stands_before() {
            return None;
        }
        if cause.span.start == 0 {
            return Some(self.causes.len());
        }
        // A label may follow words that were deleted before it, and then the first of them is to blame.
        self.has_cut(Span::new(0, cause.span.start)).then_some(0)
    }

    /// Whether the accidents so far delete everything at `span`, which begins the text.
    fn has_cut(&self, span: Span) -> bool {
        self.causes.iter().all(Cause::stands_before)
            && self.causes.iter().any(|cause| cause.cuts(span))
    }

    /// The index of the accident to blame, if the rest of the text is read only once this accident is undone, and has
    /// errors of its own. A digit must follow the accident, as a handle begins with one: otherwise only words may
    /// follow the scheme.
    pub(super) fn hider_of_worse_rest(
        &self,
        cause: &Cause,
        text: &[u8],
        after: &[Finding],
    ) -> Option<usize> {
        let hides = |finding: &Finding| {
            finding.code == Code::MissingDoubleSlash && finding.span.start == cause.span.start
        };
        let has_handle = text.get(cause.span.end as usize).is_some_and(u8::is_ascii_digit);
        let is_worse = has_handle && count_errors(after) > count_errors(&self.before);
        (is_worse && self.before.iter().any(hides)).then_some(self.causes.len())
    }

    /// Whether more errors were left than the text had as it was given.
    pub(super) fn is_worse(&self) -> bool {
        self.worse.is_some() && count_errors(&self.before) > self.given_errors
    }

    /// Adds an accident, the finding that reports it, and the findings after it was undone.
    pub(super) fn add(&mut self, mut reported: Finding, mut cause: Cause, mut after: Vec<Finding>) {
        // A text that was valid as it was given has no error, even if a link that was found in it has errors.
        if self.given_errors == 0 {
            reported.severity = reported.severity.min(Severity::Warning);
        }
        absorb(&mut self.list, &mut self.causes, &mut reported, &mut cause);
        self.list.push(reported);
        self.causes.push(cause);
        let given = self.given.get_or_insert(mem::take(&mut self.before));
        if self.causes.iter().any(|cause| cause.offer != Offer::Fix) {
            let is_new = |finding: &Finding| !covers(given, finding);
            after.iter_mut().for_each(|finding| finding.is_after_guess = is_new(finding));
        }
        self.before = after;
    }

    /// Whether the findings after an accident was undone show that it was none: there are more errors, unless the
    /// caller allows them, or something is missing that the text had.
    pub(super) fn refutes(&self, cause: &Cause, after: &[Finding], allows_errors: bool) -> bool {
        let adds_errors = count_errors(after) > count_errors(&self.before);
        !allows_errors && (adds_errors || self.leaves_a_hole(cause, after))
            || misses_two_slashes(cause, after)
            || misses_segment(cause, &self.before, after)
    }

    /// Whether something is missing where this accident was undone, although nothing was missing there before, and
    /// nothing that is not allowed stood there.
    fn leaves_a_hole(&self, cause: &Cause, after: &[Finding]) -> bool {
        if cause.has_refused_octets(&self.before) {
            return false;
        }
        let is_hole = |finding: &Finding| {
            finding.severity == Severity::Error
                && finding.span.is_empty()
                && cause.is_beside(finding.span)
        };
        after.iter().any(is_hole) && !self.before.iter().any(is_hole)
    }

    /// The findings that report the accidents, and those that are left, in text order; `None` if they would make an
    /// invalid text valid, because an accident may only explain an error.
    pub(super) fn explained(mut self) -> Option<Explained> {
        let hidden = self.take_findings_in_edits();
        let Self { mut list, mut causes, given, before, given_errors, worse, .. } = self;
        if count_errors(&hidden) > 0 {
            causes.iter_mut().for_each(|cause| cause.proven = false);
        }
        if let Some((first, rest)) = worse.and_then(|at| causes.get_mut(at..)?.split_first_mut()) {
            first.take_edits_of(rest);
        }
        list.extend(before);
        // Only the user knows the segment for which the resolver asks, whatever an accident makes of it.
        let is_asked = |finding: &Finding| finding.code == Code::ResolverSegmentUnverified;
        let is_known = list.iter().any(is_asked);
        let given = given.into_iter().flatten();
        list.extend(given.filter(|finding| !is_known && is_asked(finding)));
        if given_errors > 0 && count_errors(&list) == 0 {
            return None;
        }
        for &(cause, effect) in SAME {
            let is_reported =
                |span| causes.iter().any(|it| it.accident.code == cause && it.span == span);
            let is_same = |it: &mut Finding| it.code == effect && is_reported(it.span);
            let dropped: Vec<_> = list.extract_if(.., is_same).collect();
            for same in dropped.into_iter().map(|finding| Finding { code: cause, ..finding }) {
                list.iter_mut().for_each(|finding| _ = finding.takes(&same));
            }
        }
        sort(&mut list);
        list.dedup_by(|next, last| last.takes(next));
        Some(Explained { findings: list, more: LeftOut::NONE, causes, hidden })
    }

    /// Takes out the findings that the text shows only where edits have changed it: they are about a guess, and not
    /// about the text as it was given. But a host is one too many even if it was damaged.
    fn take_findings_in_edits(&mut self) -> Vec<Finding> {
        let Self { given: Some(given), causes, before, .. } = self else { return Vec::new() };
        let is_in_edit = |finding: &mut Finding| {
            finding.code != Code::DoubledScheme
                && !covers(given, finding)
                && causes.iter().any(|cause| cause.changes(finding.span))
        };
        let hidden: Vec<_> = before.extract_if(.., is_in_edit).collect();
        // Where an edit deletes the text between two errors, they have become one; the text has both.
        let is_part = |error: &&Finding| {
            error.severity == Severity::Error
                && hidden.iter().any(|it| it.code == error.code && it.span.contains(error.span))
        };
        before.extend(given.iter().filter(is_part).cloned());
        hidden
    }
}

/// Whether the accident is about the slashes after the scheme, and two slashes are missing once it is undone: one slash
/// is not too many where two belong.
fn misses_two_slashes(cause: &Cause, after: &[Finding]) -> bool {
    cause.accident.code == Code::WrongSlashes
        && after.iter().any(|finding| finding.code == Code::MissingDoubleSlash)
}

/// Whether the segment that the user has named is missing beside an edit once an accident is undone: then the text had
/// it, or another one in its place.
fn misses_segment(cause: &Cause, before: &[Finding], after: &[Finding]) -> bool {
    let is_new = |finding: &&Finding| before.iter().all(|it| it.span != finding.span);
    after
        .iter()
        .filter(is_new)
        .any(|finding| finding.code == Code::ResolverSegment && cause.is_beside(finding.span))
}

/// Pairs of an accident and a finding: at the same place, they are one problem, which the accident describes better.
const SAME: &[(Code, Code)] = &[(Code::Truncated, Code::TrailingPunctuation)];

/// Drops the earlier findings and causes about a part of the text that the edits of `last` delete: what was wrong with
/// that part does not matter then.
fn absorb(
    list: &mut Vec<Finding>,
    causes: &mut Vec<Cause>,
    reported: &mut Finding,
    last: &mut Cause,
) {
    while let Some(at) = causes.iter().position(|cause| last.covers(cause)) {
        let cause = causes.remove(at);
        last.widen(&cause);
        let same = |finding: &Finding| cause.is_reported_by(finding);
        let severity = list.iter().filter(|finding| same(finding)).map(|finding| finding.severity);
        reported.severity = severity.fold(reported.severity, Severity::max);
        list.retain(|finding| !same(finding));
        reported.span = reported.span.cover(last.span);
    }
    // If an escape stands in several places, those that were not deleted remain.
    for cause in causes.iter_mut().filter(|cause| !last.cuts(cause.span)) {
        cause.edits.retain(|edit| !last.cuts(edit.span));
        cause.others.retain(|span| !last.cuts(*span));
    }
}

/// Whether one of the findings has the same code and the same place, or one around it: an edit at the end of a part
/// makes the place of a finding about the part shorter.
fn covers(findings: &[Finding], finding: &Finding) -> bool {
    findings.iter().any(|it| it.code == finding.code && it.span.contains(finding.span))
}

/// How many of the findings are errors.
pub(crate) fn count_errors(findings: &[Finding]) -> usize {
    findings.iter().filter(|finding| finding.severity == Severity::Error).count()
}
