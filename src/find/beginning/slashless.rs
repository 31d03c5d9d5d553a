//! DOI names after a label that lack their slash, or have another sign in its place, and numbers of CiteSeerX.

use crate::accident::{after_lost_slash, is_citeseerx};
use crate::find::clue::labelled::label::Label;
use crate::find::context::searched::Searched;
use crate::find::context::word::{first_word, without_punctuation};
use crate::text::heads::DOI_START;

use super::broken::is_rest;

/// Where a DOI name without its slash, or a CiteSeerX number, goes on whose `10.` is at `start`, after a label of
/// DOI names.
pub(in crate::find) fn labelled_slashless(searched: Searched<'_>, start: usize) -> Option<usize> {
    let text = &searched.text[start..];
    Label::before(searched, start)?;
    if is_of_citeseerx(text) {
        return Some(start + DOI_START.len());
    }
    after_lost_slash(first_word(text)).map(|body| start + body)
}

/// Whether a name lacks its slash, or has another sign in its place, and has a digit after that; or is a number of
/// CiteSeerX.
pub(in crate::find) fn is_slashless(name: &[u8]) -> bool {
    is_of_citeseerx(name) || after_lost_slash(name).is_some_and(|body| is_rest(&name[body..]))
}

/// Whether `text` begins with a CiteSeerX number.
pub(in crate::find) fn is_of_citeseerx(text: &[u8]) -> bool {
    is_citeseerx(without_punctuation(first_word(text)))
}
