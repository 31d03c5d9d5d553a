//! A bracket that opens at the end of a label.

use core::ops::Range;

use crate::accident::form::octets::blanks_before;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The brackets that may separate a label from its identifier, each with its partner.
const BRACKETS: [(&str, &str); 3] = [("(", ")"), ("[", "]"), ("（", "）")];

/// A label that is deleted, and if a bracket opens at its end, its partner at the end of the text, too: one without the
/// other would be left alone.
pub(super) fn cut_label(pasted: &Pasted<'_>, label: Range<usize>) -> Hit {
    let (body, hit) = (&pasted.flat[..pasted.body.end], Hit::cut(label.clone()));
    let partner = partner(&pasted.flat[label.clone()]);
    match partner.and_then(|(open, close)| closed(body, label.end, open, close)) {
        Some(close) => hit.and(close, ""),
        None => hit,
    }
}

/// Whether a bracket opens at the end of a label. Then the label is not all that has to be deleted.
pub(super) fn opens(label: &[u8]) -> bool {
    partner(label).is_some()
}

/// The bracket that opens at the end of a label, with its partner.
fn partner(label: &[u8]) -> Option<(&'static str, &'static str)> {
    let label = &label[..blanks_before(label, label.len())];
    BRACKETS.into_iter().find(|(open, _)| label.ends_with(open.as_bytes()))
}

/// Where the partner of a bracket is at the end of a text, with the blanks before it, unless a bracket after `start`
/// opens there.
fn closed(text: &[u8], start: usize, open: &str, close: &str) -> Option<Range<usize>> {
    let rest = text.get(start..)?;
    let count = |bracket: &str| {
        rest.windows(bracket.len()).filter(|octets| *octets == bracket.as_bytes()).count()
    };
    let is_partner = text.ends_with(close.as_bytes()) && count(close) > count(open);
    is_partner.then(|| blanks_before(text, text.len() - close.len()).max(start)..text.len())
}
