//! Where a text that is read in blocks may be cut.

use super::context::word::ends_every_word;
use super::cut::cut;
use super::finder::Finder;
use crate::text::character;

/// The last index of `text`, from `from` on, at which a cut divides no identifier. `text` is the beginning of a file,
/// or begins at such a cut; the octets before `from` were searched for one already, in vain.
///
/// A program that reads a file in blocks finds the identifiers before the cut, and keeps the octets after it for the
/// next block:
///
/// ```
/// use handle_syntax::find::{self, Finder};
///
/// let mut file = &b"See 10.1000/1 or 10.1000/2, and 10.1000/3 here."[..];
/// let (mut text, mut before, mut offset, mut places) = (Vec::new(), b'\n', 0, Vec::new());
/// while !file.is_empty() {
///     let searched = text.len();
///     let (block, rest) = file.split_at(file.len().min(16));
///     text.extend_from_slice(block);
///     file = rest;
///     // At the end, all of the rest is searched. A cut is missing only if more of the file must be read first; for a
///     // word without an end, there is `emergency_cut`.
///     let end = if file.is_empty() { text.len() } else { find::last_cut(&text, searched).unwrap_or(0) };
///     places.extend(Finder::after(before, &text[..end]).map(|found| offset + found.range().start));
///     before = text[..end].last().copied().unwrap_or(before);
///     offset += end;
///     text.drain(..end);
/// }
/// assert_eq!(places, [4, 17, 32]);
/// ```
#[must_use]
pub fn last_cut(text: &[u8], from: usize) -> Option<usize> {
    (from.max(1)..text.len()).rev().find_map(|at| cut(&text[..at], text[at]))
}

/// The first index of `text`, which stands after the octet `before`, at which a cut divides no identifier, except one
/// that goes on after a blank or in the next line. A cut after a blank may also part an identifier from its label.
///
/// ```
/// use handle_syntax::find;
///
/// assert_eq!(find::first_cut(b'/', b"182 and 10.1000/2"), Some(4));
/// ```
#[must_use]
pub fn first_cut(before: u8, text: &[u8]) -> Option<usize> {
    let is_cut = |&at: &usize| match at.checked_sub(1) {
        Some(last) => ends_every_word(text[last], text[at]),
        None => ends_every_word(before, text[at]),
    };
    (0..text.len()).find(is_cut).map(|at| at + 1)
}

/// How many octets at the end of a text without identifiers are kept if it is cut: nearly every identifier has fewer
/// before its prefix or its path, so that its beginning is not divided.
const KEPT: usize = 64;

/// Where to cut a text that stands after the octet `before`, and is too long to keep, but has no place for
/// [`last_cut`]: before or after an identifier, or between two characters. `None` if the whole text is one identifier,
/// or may be the beginning of one. An identifier before the cut may be too short if the end of the text hides the rest
/// of a SICI, of a tag, of a line break, of a bracket or of a word in another script.
///
/// ```
/// use handle_syntax::find;
///
/// assert_eq!(find::emergency_cut(b'\n', b"10.1000/182"), None);
/// ```
#[must_use]
pub fn emergency_cut(before: u8, text: &[u8]) -> Option<usize> {
    match Finder::after(before, text).next_or_passed_over() {
        Some(found) if !found.is_open() => Some(found.range().end),
        Some(found) => Some(found.range().start).filter(|&start| start > 0),
        None => {
            let most = text.len().saturating_sub(KEPT);
            // A character has four octets at most, so the cut goes back three at most.
            let mut near = (most.saturating_sub(3)..=most).rev();
            let near = near.find(|at| character::is_boundary(text, *at));
            Some(near.unwrap_or(most)).filter(|&at| at > 0)
        }
    }
}
