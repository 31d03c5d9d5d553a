//! Escapes in a name that lost their `%`: `10.1177/2F0956797611417632`, `10.1016/S0021-9290&2898&2900158-4`.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::octets::starts;
use crate::accident::pasted::Pasted;

use super::check;
use super::row::{Given, Registrant};

/// What is left of `%2F`.
const DIGITS: &str = "2F";

/// Whether a local name begins with the digits of the escape, and has a form of its registrant only without them.
pub(super) fn begins_with_digits(known: &Registrant, local_name: &[u8]) -> bool {
    starts(local_name, 0, DIGITS)
        && known.gives(&local_name[DIGITS.len()..])
        && !known.gives(local_name)
}

/// The digits of the escape after the slash.
pub(crate) fn percentless(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted).filter(|given| given.known.is_strict)?;
    begins_with_digits(known, name).then(|| Hit::cut(start..start + DIGITS.len()))
}

/// The escapes of the brackets around a year, with another sign in place of their `%`, and what they stand for.
const BRACKETS: [(&str, &str); 2] = [("&28", "("), ("&29", ")")];

/// `S0021-9290&2898&2900158-4`: such escapes, if a PII with its right check digit remains without them.
pub(crate) fn ampersands(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted)?;
    let bracket = |at| BRACKETS.into_iter().find(|(escape, _)| starts(name, at, escape));
    let (mut at, mut meant, mut places) = (0, Vec::new(), Vec::<(Range<usize>, String)>::new());
    while let Some(&octet) = name.get(at) {
        let end = match bracket(at) {
            Some((escape, sign)) => {
                let end = at + escape.len();
                places.push((at..end, sign.into()));
                meant.extend_from_slice(sign.as_bytes());
                end
            }
            None => {
                meant.push(octet);
                at + 1
            }
        };
        at = end;
    }
    let form = known.form_of(&meant).filter(|form| check::mismatch(form, &meant).is_none());
    Some(Hit::all(places)?.moved(start)).filter(|_| form.is_some())
}
