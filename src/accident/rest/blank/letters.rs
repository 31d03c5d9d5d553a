//! `1 0 . 1 0 0 0 / 1 8 2`: a text that shows a blank after every character.

use alloc::string::String;

use crate::accident::form::octets::{is_blank, starts};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The fewest characters of such a text: those of a short prefix.
const FEWEST: usize = 7;

/// What such a text begins with, unless its scheme says that a handle follows.
const BEGINNINGS: &[&str] = &["1 0 .", "d o i", "h d l", "h t t p", "w w w ."];

/// The blanks between the characters, if one stands after each.
pub(crate) fn letters(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let is_letter = |pair: &[u8]| pair[0].is_ascii_graphic() && pair[1..].iter().all(is_blank);
    let is_spaced = body.len() >= 2 * FEWEST && body.chunks(2).all(is_letter);
    let begins = pasted.says_handle() || BEGINNINGS.iter().any(|words| starts(body, 0, words));
    let blanks = (1..body.len()).step_by(2).map(|at| start + at);
    let hit = || Hit::all(blanks.map(|at| (at..at + 1, String::new())));
    if is_spaced && begins { hit() } else { None }
}
