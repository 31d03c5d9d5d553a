//! The dot and the dash between the parts of a description in a library.

use crate::accident::form::octets::{has_digit, starts};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

/// What stands between two parts of a description by GOST, of which the spaces were lost.
const AREAS: [&str; 2] = [".–", ".—"];

/// `10.1134/S0006297920010010.—С.5–12`: a dot and a dash after a name, and a letter, with which the next part of the
/// description begins.
pub(crate) fn area(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, within) = (pasted.flat, pasted.after_first()?);
    let name_start = within.start;
    let begins = |at: usize| {
        let area = AREAS.iter().find(|area| starts(text, at, area));
        let next = area.and_then(|area| character::first(&text[at + area.len()..]));
        next.is_some_and(char::is_alphabetic)
    };
    let at = within.into_iter().find(|&at| begins(at))?;
    let ends = text[at - 1].is_ascii_alphanumeric() && has_digit(&text[name_start - 1..at]);
    (ends && pasted.may_be_handle()).then(|| Hit::cut(at..text.len()))
}
