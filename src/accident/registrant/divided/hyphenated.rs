//! `10.5281/zenodo.324-2074`, `10.1016/j.jbus-res.2019.01.001`: a hyphen that was written where a line was broken, in a
//! part of the name that has none.

use crate::accident::form::octets::{run, run_before};
use crate::accident::registrant::known::check::mismatch;
use crate::accident::registrant::known::row::{Given, Registrant};
use crate::accident::registrant::nearly::name::has_slip;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The length, in octets, from which on a local name is not searched for such a hyphen.
const LONGEST: usize = 64;

/// The index of the only hyphen of a local name without which it has a form of its registrant. The name must not be the
/// beginning of another form.
pub(crate) fn hyphen(known: &Registrant, local_name: &[u8]) -> Option<usize> {
    let is_begun = || known.rests(local_name).next().is_some();
    let is_short = known.is_strict && local_name.len() < LONGEST && local_name.contains(&b'-');
    if !is_short || is_begun() {
        return None;
    }
    let mut stray = (0..local_name.len()).filter(|&at| is_stray(known, local_name, at));
    stray.next().filter(|_| stray.next().is_none())
}

/// Whether a local name has a form with a word of the registrant without the hyphen at `at`, which stands between two
/// letters or two digits. If the form has numbers of any length, there must be more digits after the hyphen than before
/// it: otherwise, it may stand in a range, such as `726855-726860`.
fn is_stray(known: &Registrant, name: &[u8], at: usize) -> bool {
    let (before, [b'-', after @ ..]) = name.split_at(at) else { return false };
    let is_letter = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_alphabetic);
    let is_in_word = is_letter(before.last()) && is_letter(after.first());
    let first = at - run_before(before, at, u8::is_ascii_digit);
    let second = run(after, 0, u8::is_ascii_digit);
    // After a letter, the number may be a version or a volume.
    let is_in_number = first > 0 && second > 0 && !is_letter(before[..at - first].last());
    if !is_in_word && !is_in_number {
        return false;
    }
    let joined = [before, after].concat();
    let says = |form: &&str| {
        let has_word = form.bytes().any(|sign| sign.is_ascii_alphabetic());
        has_word && (is_in_word || second > first || !form.contains('#'))
    };
    let form = known.form_of(&joined).filter(says);
    form.is_some_and(|form| mismatch(form, &joined).is_none())
}

/// The hyphen of a broken line.
pub(crate) fn hyphenated(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted)?;
    let at = start + hyphen(known, name).filter(|_| !has_slip(pasted.body()))?;
    Some(Hit::cut(at..at + 1))
}
