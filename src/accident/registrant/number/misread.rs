//! `10.5281/zenodo.3S09134`: a letter in place of one of the digits of a name.

use crate::accident::form::{digit, pattern};
use crate::accident::registrant::known::row::{Given, Registrant};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The longest local name that is tried with digits in place of its letters, in octets.
const LONGEST: usize = 64;

/// The only letter that appears where all forms of the registrant that the name may have want a digit. There is an edit
/// if the letter looks like a digit.
pub(crate) fn misread(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted).filter(|given| given.known.is_strict)?;
    let at = letter(known, name)?;
    let place = start + at..start + at + 1;
    Some(match digit::misread_digit(name[at]) {
        Some(digit) => Hit::swap(place, char::from(digit)),
        None => Hit::at(place),
    })
}

/// Whether a letter stands in place of one of the digits of a local name.
pub(crate) fn has_letter(known: &Registrant, name: &[u8]) -> bool {
    letter(known, name).is_some()
}

/// The index of the only letter in place of which a digit gives a form of the registrant. It stands between digits, or
/// after them at the end, because a letter before a number or beside other letters belongs to the name. Many names have
/// letters in their numbers on purpose, so only a form counts that begins with a word or has a bracket.
fn letter(known: &Registrant, name: &[u8]) -> Option<usize> {
    if known.gives(name) {
        return None;
    }
    let mut room = [0; LONGEST];
    let meant = room.get_mut(..name.len())?;
    meant.copy_from_slice(name);
    let is_among_digits = |at: usize| {
        let after = name.get(at + 1).is_none_or(|next| !next.is_ascii_alphabetic());
        after && name[at - 1].is_ascii_digit()
    };
    let letters =
        (1..name.len()).filter(|&at| name[at].is_ascii_alphabetic() && is_among_digits(at));
    let mut found = None;
    for at in letters {
        meant[at] = digit::misread_digit(name[at]).unwrap_or(b'0');
        let is_digit = known.form_of(meant).is_some_and(has_few_others);
        if is_digit && found.replace(at).is_some() {
            return None;
        }
        meant[at] = name[at];
    }
    found
}

/// Whether a form begins with a word of two letters or more, or has a bracket, so that its registrant gives hardly any
/// other names that look like it.
fn has_few_others(form: &str) -> bool {
    let word = form[..pattern::literal(form)].bytes().filter(u8::is_ascii_alphabetic).count();
    word > 1 || form.contains('(')
}
