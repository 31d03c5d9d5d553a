//! [`Repaired`]: a text with all its problems fixed at once.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::fix::edit::{Edit, applied, sort};
use crate::fix::suggest::Suggestion;
use crate::text::character;

/// The length of the longest repaired text that is shown, in octets: nobody reads a longer one.
const LONGEST: usize = 400;

/// The severity and the code of a finding, and the edits that are suggested for it.
pub(crate) struct Repair<'r> {
    pub(crate) severity: Severity,
    pub(crate) code: Code,
    pub(crate) suggestion: Cow<'r, Suggestion>,
}

impl Repair<'_> {
    /// Whether the other edits are useless if this finding has none: the text would be wrong, or a part of it missing.
    fn is_needed(&self) -> bool {
        self.severity == Severity::Error || matches!(self.code, Code::Truncated | Code::Ellipsis)
    }
}

/// The text after every fix and every try, so that nothing is left in it that a finding calls wrong.
///
/// `None` if an error has no edit, if the end of the text is missing, if no finding has an edit, or if the result could
/// not be shown verbatim.
pub(crate) fn repaired(repairs: &[Repair<'_>], text: &[u8]) -> Option<Repaired> {
    let mut edits: Vec<Edit> = Vec::new();
    for repair in repairs {
        let wanted = repair.suggestion.edits();
        if wanted.is_empty() && repair.is_needed() {
            return None;
        }
        edits.extend_from_slice(wanted);
    }
    sort(&mut edits);
    let sure = repairs.iter().all(|repair| repair.suggestion.attempt().is_empty());
    let removed: usize = edits.iter().map(|edit| edit.span.len() as usize).sum();
    if edits.is_empty() || text.len() > LONGEST + removed {
        return None;
    }
    let text = String::from_utf8(applied(&edits, text)).ok()?;
    Repaired::attempt(text).map(|repaired| Repaired { sure, ..repaired })
}

/// A text with all its problems fixed at once; [`Report::repaired`](crate::Report::repaired) returns it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Repaired {
    text: String,
    sure: bool,
}

impl Repaired {
    /// A text that is probably meant, if it can be shown.
    pub(crate) fn attempt(text: String) -> Option<Self> {
        let shown = text.len() <= LONGEST && character::is_shown(&text);
        shown.then_some(Self { text, sure: false })
    }

    /// The whole repaired text. It has no character that a terminal would hide or obey.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether every edit is a safe one: nobody who saw the text could want another.
    #[must_use]
    pub const fn is_sure(&self) -> bool {
        self.sure
    }

    /// The word that a report writes before the repaired text: `fix` if it is sure, `try` if it is only plausible.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        if self.sure { "fix" } else { "try" }
    }
}
