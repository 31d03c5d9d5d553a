//! [`Suggestion`]: the edits that are suggested for a finding, and whether they are safe.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::accident::Offer;
use crate::diagnosis::Cause;
use crate::text::{Edit, Span};

/// The edits that are suggested for a finding. There is at least one; they are in text order, and belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Suggestion {
    pub(crate) edits: Vec<Edit>,
    /// Whether the edits are a fix, which is safe to make without asking; otherwise they are only a try.
    pub(crate) is_fix: bool,
    /// Whether the text after the edits was read already, and has no new problem.
    pub(crate) is_proven: bool,
}

impl Suggestion {
    /// One safe edit.
    pub(super) fn fix(span: Span, text: impl Into<String>) -> Self {
        Self { is_fix: true, ..Self::attempt(span, text) }
    }

    /// One plausible edit.
    pub(crate) fn attempt(span: Span, text: impl Into<String>) -> Self {
        Self::attempt_all(vec![Edit { span, text: text.into() }])
    }

    /// Plausible edits, which belong together.
    pub(crate) const fn attempt_all(edits: Vec<Edit>) -> Self {
        Self { edits, is_fix: false, is_proven: false }
    }

    /// The edits that undo an accident, if they are offered.
    pub(crate) fn of(cause: &Cause) -> Option<Self> {
        let offered = cause.offer != Offer::Nothing && !cause.edits.is_empty();
        offered.then(|| Self {
            edits: cause.edits.clone(),
            is_fix: cause.offer == Offer::Fix,
            is_proven: cause.proven,
        })
    }
}
