//! [`Label`]: a word before a DOI name that says that one follows.

use handle_grammar::rfc5234::WSP;

use crate::find::context::searched::Searched;
use crate::find::context::value::OPENING;
use crate::find::context::word::{column, is_in_key};
use crate::text::{ascii, run_before};

/// The labels of handles.
pub(in crate::find) const LABELS: [&str; 3] = ["hdl", "handle", "pid"];

/// The label of DOI names.
pub(in crate::find) const DOI_LABEL: &str = "doi";

/// The tag of DOI names in RIS, with the blanks and the hyphen after it.
pub(in crate::find) const RIS_TAG: &str = "DO  - ";

/// The label of a DOI name.
#[derive(PartialEq, Eq)]
pub(in crate::find) enum Label {
    /// `doi: `, `doi = {`, `"doi": "`, or `doi    ` in a format of columns
    WithMark,
    /// `doi `
    Bare,
}

impl Label {
    /// The label before `start`, perhaps with an opening mark of a value after it.
    pub(in crate::find) fn before(searched: Searched<'_>, start: usize) -> Option<Self> {
        let head = &searched.text[..start];
        let blanks = |at| run_before(head, at, |octet| WSP.contains(*octet));
        let last = |at: usize| at.checked_sub(1).map(|at| head[at]);
        let one = |at: usize, marks: &[u8]| {
            at - usize::from(last(at).is_some_and(|octet| marks.contains(&octet)))
        };
        let value = blanks(one(head.len(), OPENING));
        let is_marked = last(value).is_some_and(|octet| b":=".contains(&octet));
        let key = one(value, b":=");
        let end = match last(key) {
            Some(b'"' | b'\'') if is_marked => key - 1,
            _ => blanks(key),
        };
        let is_label = end < head.len() && ascii::ends_with(&head[..end], DOI_LABEL);
        if !is_label || is_in_key(searched.before(end - DOI_LABEL.len())) {
            return None;
        }
        let is_marked = is_marked || column(searched.text, end) == Some(start);
        Some(if is_marked { Self::WithMark } else { Self::Bare })
    }
}
