//! Identifiers of arXiv in place of a DOI name: `doi:arXiv:2204.12345`, `doi = {arXiv:2204.12345}`. They are found
//! whole, so that a report on them can say which DOI name they have.

use core::ops::Range;

use crate::find::context::searched::Searched;
use crate::text::{are_digits, ascii};

use super::label::Label;

/// The label of such identifiers.
const LABEL: &str = "arxiv";

/// Whether the text after the scheme of DOI names begins with the label and the number of a preprint.
pub(in crate::find) fn begins_arxiv(text: &[u8]) -> bool {
    ascii::starts_with(text, LABEL)
        && text.get(LABEL.len()) == Some(&b':')
        && begins_number(text, LABEL.len())
}

/// The label before the `colon` here, with the colon, if it stands after the label of DOI names, and the number of a
/// preprint follows.
pub(in crate::find) fn labelled_arxiv(
    searched: Searched<'_>,
    colon: usize,
) -> Option<Range<usize>> {
    let text = searched.text;
    let start = colon.checked_sub(LABEL.len())?;
    let is_label = || Label::before(searched, start) == Some(Label::WithMark);
    let is_arxiv =
        ascii::ends_with(&text[..colon], LABEL) && begins_number(text, colon) && is_label();
    is_arxiv.then_some(start..colon + 1)
}

/// Whether four digits and a dot follow the `colon`, as at the beginning of `2204.12345`.
fn begins_number(text: &[u8], colon: usize) -> bool {
    match text.get(colon + 1..colon + 6) {
        Some([date @ .., b'.']) => are_digits(date),
        _ => false,
    }
}
