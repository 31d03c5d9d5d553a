//! Numbers with too few digits or too many: `10.1038/s41586-020-264-2`, `10.1371/journal.pone.00002177`.

use core::ops::Range;

use crate::accident::form::octets::run;
use crate::accident::form::pattern;
use crate::accident::registrant::known::check::missized;
use crate::accident::registrant::known::row::{Given, Registrant};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::lost_number::has_no_number;
use super::wrong;

/// A number of a name that lacks digits, or has some too many, so that the name has no form of its registrant, one that
/// only mistakes have, or one of other years.
pub(crate) fn miscounted(pasted: &Pasted<'_>) -> Option<Hit> {
    if let Some(hit) = wrong::missized(pasted).or_else(|| missized(pasted)) {
        return Some(hit);
    }
    let Given { known, name, start } = Given::of(pasted)?;
    // There is another rule for a name that lacks its last digits.
    if !known.is_strict || known.gives(name) || has_no_number(pasted.body()) {
        return None;
    }
    let Miscount { place, surplus } = of_name(known, name)?;
    let what = if surplus > 0 { "many" } else { "few" };
    Some(Hit::at(place).moved(start).called(what))
}

/// A number with a wrong count of digits.
pub(crate) struct Miscount {
    place: Range<usize>,
    /// How many digits it has too many; less than 0 if it lacks some.
    surplus: isize,
}

/// The only number because of which a local name has none of the forms of its registrant, which is strict.
pub(crate) fn of_name(known: &Registrant, name: &[u8]) -> Option<Miscount> {
    let miscounts = known.forms().filter_map(|form| of_form(name, form));
    miscounts.min_by_key(|miscount| miscount.surplus.abs())
}

/// How many digits a number may have too many, or lack: beyond that, it is another number.
const MOST: isize = 2;

/// The only number because of which a local name does not have a form.
fn of_form(name: &[u8], form: &str) -> Option<Miscount> {
    let (mut found, mut at, mut sign) = (None, 0, 0);
    let signs = form.as_bytes();
    while let Some(&next) = signs.get(sign) {
        if next != b'^' {
            at = pattern::part(name, at, next)?;
            sign += 1;
            continue;
        }
        let (end, last) =
            (run(name, at, u8::is_ascii_digit), run(signs, sign, |sign| *sign == b'^'));
        let is_least = signs.get(last) == Some(&b'#');
        let (digits, known) = (end - at, last - sign + usize::from(is_least));
        let surplus = digits as isize - known as isize;
        if surplus < 0 || surplus > 0 && !is_least {
            if digits == 0 || surplus.abs() > MOST || found.is_some() {
                return None;
            }
            found = Some(Miscount { place: at..end, surplus });
        }
        (at, sign) = (end, last + usize::from(is_least));
    }
    found.filter(|_| at == name.len())
}
