//! The number of a note, in a pair of marks that no name ends with.

use crate::accident::form::octets::are_digits_or;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The longest numbers of notes, with the commas and hyphens between them, in octets.
const LONGEST: usize = 7;

/// `10.1000/182<1>`, `10.1000/182{3,4}`: one number or several after a name. A SICI goes on after its angle brackets.
pub(crate) fn reference(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (&pasted.flat[..pasted.body.end], pasted.body.end);
    let slash = pasted.slash_of_handle()?;
    let (inside, mark) = match text {
        [inside @ .., b'>'] if !text[slash..].contains(&b'(') => (inside, b'<'),
        [inside @ .., b'}'] => (inside, b'{'),
        [inside @ .., b'`'] => (inside, b'`'),
        _ => return None,
    };
    let open = inside.iter().rposition(|&octet| octet == mark).filter(|&open| open > slash + 1)?;
    let number = &inside[open + 1..];
    let is_number = number.first().is_some_and(u8::is_ascii_digit)
        && number.len() <= LONGEST
        && are_digits_or(number, b",-");
    (is_number && text[open - 1].is_ascii_alphanumeric()).then(|| Hit::cut(open..end))
}
