//! Text right after a SICI, and a hyphen or a colon that a SICI lost.

use crate::accident::form::octets::position;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::split::{SINGLE_COLON, split};

/// `…2.3.CO;2.pdf`, `…3.0.CO;2-L_TABLE2`, `…2.0.CO;2Introduction`: the kind of a file, the part of an article, or the
/// first word of the next line.
pub(crate) fn after_sici(pasted: &Pasted<'_>) -> Option<Hit> {
    let (name, rest) = split(pasted.body())?;
    let word = match rest {
        [b'.' | b'_' | b';', word @ ..] => word,
        _ => rest,
    };
    let start = pasted.body.start + name.len();
    // After a full stop, a number may count the parts of a reference.
    let follows = word.first()?.is_ascii_alphabetic() || rest[0].is_ascii_digit();
    follows.then(|| Hit::cut(start..pasted.body.end))
}

/// `…3.0.CO;2W`: a check character that lost the hyphen before it.
pub(crate) fn unhyphenated_check(pasted: &Pasted<'_>) -> Option<Hit> {
    let (name, rest) = split(pasted.body())?;
    let is_alone = match rest {
        // A second `2` was probably typed twice.
        [check] | [check, b'-', ..] => check.is_ascii_alphanumeric() && *check != b'2',
        _ => false,
    };
    // The SICIs of other registrants have no check character.
    let has_check_character = name.starts_with(b"10.1002/") || position(name, "(SICI)").is_some();
    let at = pasted.body.start + name.len();
    (is_alone && has_check_character && name.ends_with(b";2"))
        .then(|| Hit { place: at..at + 1, ..Hit::swap(at..at, "-") })
}

/// `<693:AID-ASI4>`: a single colon between the page and the number of an article of Wiley.
pub(crate) fn single_colon(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body();
    let colon = position(body, SINGLE_COLON)?;
    let is_single = body[..colon].last().is_some_and(u8::is_ascii_digit);
    let is_sici =
        position(body, "(SICI)").is_some_and(|at| at < colon && body[at..colon].contains(&b'<'));
    let at = pasted.body.start + colon;
    (is_single && is_sici).then(|| Hit::swap(at..at + 1, "::"))
}
