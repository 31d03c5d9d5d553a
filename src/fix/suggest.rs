//! The edits that a report suggests for a problem: a safe fix, or a plausible try.

mod characters;
mod escape;
mod head;
mod meant;
mod place;
mod registered;
mod sici;

use crate::diagnosis::{Cause, Finding};
use crate::dialect::Row;
use crate::fix::suggestion::Suggestion;
use characters::characters;
use escape::escape;
use head::head;
use registered::registered;

/// The edits that are suggested for a finding in a text with `causes`, if there are any.
pub(crate) fn suggestion(
    finding: &Finding,
    text: &[u8],
    row: Option<&Row>,
    causes: &[Cause],
) -> Option<Suggestion> {
    match cause(finding, causes) {
        Some(cause) => Suggestion::of(cause),
        None => own(finding, text, row)
            .map(|it| Suggestion { is_fix: it.is_fix && !finding.is_after_guess, ..it }),
    }
}

/// The accident that caused a finding, if one of `causes` did.
pub(crate) fn cause<'c>(finding: &Finding, causes: &'c [Cause]) -> Option<&'c Cause> {
    causes.iter().find(|cause| cause.is_reported_by(finding))
}

/// The edit that is suggested for a finding that no accident caused. Each code is an arm of one of these functions
/// only, so their order does not matter.
fn own(finding: &Finding, text: &[u8], row: Option<&Row>) -> Option<Suggestion> {
    head(finding, text, row)
        .or_else(|| registered(finding, text))
        .or_else(|| characters(finding, text))
        .or_else(|| finding.escapes.then(|| escape(finding, text))?)
}
