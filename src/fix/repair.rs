//! [`Repaired`]: a text with all its problems fixed at once.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::fix::suggestion::Suggestion;
use crate::text::character;
use crate::text::edit::{Edit, applied, sort};

/// The length of the longest repaired text that is shown, in octets: nobody reads a longer one.
const LONGEST: usize = 400;

/// The severity and the code of a finding, and the edits that are suggested for it.
pub(crate) struct Repair<'r> {
    pub(crate) severity: Severity,
    pub(crate) code: Code,
    pub(crate) suggestion: Option<Cow<'r, Suggestion>>,
}

impl Repair<'_> {
    /// Whether the other edits are useless if this finding has none: the text would be wrong, or a part of it missing.
    fn is_needed(&self) -> bool {
        let has_gap = matches!(self.code, Code::Truncated | Code::Ellipsis | Code::EmptyLocalName);
        self.severity == Severity::Error || has_gap
    }
}

/// The text after every fix and every try. Warnings and advice without an edit may be left.
///
/// `None` if an error has no edit, if the end of the text or the whole local name is missing, if no finding has an
/// edit, or if the result could not be shown verbatim.
pub(crate) fn repaired(repairs: &[Repair<'_>], text: &[u8]) -> Option<Repaired> {
    let mut edits: Vec<Edit> = Vec::new();
    for repair in repairs {
        match &repair.suggestion {
            Some(wanted) => edits.extend_from_slice(&wanted.edits),
            None if repair.is_needed() => return None,
            None => {}
        }
    }
    sort(&mut edits);
    let is_fix = |repair: &Repair<'_>| repair.suggestion.as_ref().is_none_or(|it| it.is_fix);
    let sure = repairs.iter().all(is_fix);
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
    /// A text that was fixed by safe edits, as [`Dialect::fix`](crate::Dialect::fix) returns it; `None` if it is not
    /// UTF-8, is longer than 400 octets, or has a character that a terminal would hide or obey.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Repaired};
    ///
    /// let fixed = Dialect::HdlUri.fix("hdl://10.1000/é")?.into_owned();
    /// assert_eq!(Repaired::fixed(fixed).unwrap().text(), "hdl://10.1000/%C3%A9");
    /// # Ok::<(), handle_syntax::NotFixed>(())
    /// ```
    #[must_use]
    pub fn fixed(text: Vec<u8>) -> Option<Self> {
        let repaired = Self::attempt(String::from_utf8(text).ok()?)?;
        Some(Self { sure: true, ..repaired })
    }

    /// A text that is probably meant, if it can be shown.
    pub(crate) fn attempt(text: String) -> Option<Self> {
        let shown = text.len() <= LONGEST && character::is_shown(&text);
        shown.then_some(Self { text, sure: false })
    }

    /// A text that was repaired further: it is sure only if both repairs are.
    pub(crate) fn then(&self, next: Self) -> Self {
        Self { sure: self.sure && next.sure, ..next }
    }

    /// The whole repaired text. It has no character that a terminal would hide or obey.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether every edit is a safe one: nobody who sees the text would want another edit.
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
