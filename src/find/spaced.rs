//! Links with a blank after every five letters or digits, as the text of some PDFs has them:
//! `https ://doi.org/10.1038/s4158 6-020-2649-2`.

use core::ops::Range;

use super::link::link;
use super::name::after_prefix;
use crate::accident::{GROUPED_START, ends_with_group, goes_on_after_group};
use crate::text::{self, ascii, position};

/// The scheme with which such a link begins, in any case. It is a group of its own, and no sentence has it before a blank
/// and a colon.
const SCHEME: &str = GROUPED_START.split_at("https".len()).0;

/// What follows this scheme.
const MARKS: &str = GROUPED_START.split_at("https".len()).1;

/// A length that no such link reaches, in octets.
const LONGEST: usize = 128;

/// The head of such a link to a DOI name, with the colon after its scheme here.
pub(super) fn spaced_link(text: &[u8], colon: usize) -> Option<Range<usize>> {
    let head = text[..colon].strip_suffix(b" ")?;
    let start = head.len().checked_sub(SCHEME.len())?;
    let link = ascii::ends_with(head, SCHEME).then(|| link(text, start, colon))??;
    after_prefix(&text[link.end..]).is_some().then_some(link)
}

/// Whether such a link, which is `before` so far, goes on after the blank with which `rest` begins.
pub(super) fn goes_on(before: &[u8], rest: &[u8]) -> bool {
    let after = rest.strip_prefix(b" ");
    before.len() < LONGEST && after.is_some_and(|after| goes_on_after_group(before, after))
}

/// Whether a text may be such a link so far, and go on after a blank.
pub(super) fn may_go_on_spaced(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    ascii::ends_with(head, SCHEME) || ends_with_group(near) && position(near, MARKS).is_some()
}
