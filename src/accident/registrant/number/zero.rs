//! `10.1177/956797611417632`: a number that lost the zero at its beginning, as numbers do in a spreadsheet.

use crate::accident::registrant::known::check;
use crate::accident::registrant::known::row::{Given, Registrant};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// A name that has no form, and that is whole once a zero stands before it.
pub(crate) fn zeroless(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted)?;
    has_lost(known, name)
        .then(|| Hit { place: start..pasted.body.end, ..Hit::swap(start..start, "0") })
}

/// Whether a local name lacks a zero before the ISSN with which names of its registrant begin. The check digit of the
/// ISSN shows it.
pub(crate) fn has_lost(known: &Registrant, name: &[u8]) -> bool {
    if !known.is_strict || !name.first().is_some_and(u8::is_ascii_digit) || known.gives(name) {
        return false;
    }
    let mut room = [b'0'; LONGEST];
    let Some(whole) = room.get_mut(..=name.len()) else { return false };
    whole[1..].copy_from_slice(name);
    let begins_with_issn = |form: &str| form.starts_with(ISSN);
    known.form_of(whole).is_some_and(begins_with_issn) && check::issn(whole).is_none()
}

/// The length of the longest name that is looked at, with the zero before it, in octets: the names that begin with an
/// ISSN are shorter.
const LONGEST: usize = 1 << 6;

/// How the forms begin that have an ISSN without a hyphen.
const ISSN: &str = "^^^^^^^";
