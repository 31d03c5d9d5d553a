//! Escapes in a name that lost their `%`: `10.1177/2F0956797611417632`, `10.1016/S0021-9290&2898&2900158-4`.

use alloc::string::String;

use crate::accident::form::octets::starts;
use crate::accident::registrant::known::check;
use crate::accident::registrant::known::row::{Given, Registrant};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::edit::applied;

/// What is left of `%2F`.
const DIGITS: &str = "2F";

/// Whether a local name begins with the digits of the escape, and has a form of its registrant only without them.
pub(crate) fn begins_with_digits(known: &Registrant, local_name: &[u8]) -> bool {
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

/// `S0021-9290&2898&2900158-4`: such escapes, if a name with the form of its registrant remains without them.
pub(crate) fn ampersands(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted)?;
    let bracket = |at: usize| {
        let (escape, sign) = BRACKETS.iter().find(|(escape, _)| starts(name, at, escape))?;
        Some((at..at + escape.len(), String::from(*sign)))
    };
    let hit = Hit::all((0..name.len()).filter_map(bracket))?;
    let meant = applied(&hit.edits, name);
    let form = known.form_of(&meant)?;
    check::mismatch(form, &meant).is_none().then(|| hit.moved(start))
}
