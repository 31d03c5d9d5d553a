//! `10.1177/2F0956797611417632`: what is left of the escape `%2F` after the slash of a name, if its `%` is lost.

use crate::accident::hit::Hit;
use crate::accident::octets::starts;
use crate::accident::pasted::Pasted;

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
