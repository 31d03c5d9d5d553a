//! The slash of a DOI name and the first letter of the local name, which were typed in the wrong order.

use alloc::string::ToString;

use crate::accident::digit::registrant_digit;
use crate::accident::hit::Hit;
use crate::accident::pasted::Pasted;
use crate::accident::registrant;

use super::slash::registrant_end;

/// `10.3168j/ds.2020-18837`: a letter between the number of a registrant and the slash, with which the local name
/// begins.
pub(crate) fn swapped(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (&pasted.flat[..pasted.body.end], pasted.body.start);
    let end = registrant_end(text, start)?;
    let [letter, b'/', rest @ ..] = &text[end..] else { return None };
    let is_letter = letter.is_ascii_alphabetic() && pasted.may_be_handle();
    let prefix = &text[start..end];
    let is_whole =
        |name: &[&[u8]]| registrant::is_whole(&[&[prefix, b"/"], name].concat().concat());
    let is_first = || is_whole(&[&[*letter], rest]);
    // The letter may be a misread digit, but no number of a registrant has six.
    let may_be_digit = || prefix.len() < "10.10000".len() && registrant_digit(*letter).is_some();
    if !is_letter || may_be_digit() && !is_first() {
        return None;
    }
    // The form of the name may show that the letter is a stray one.
    if is_whole(&[rest]) && !is_first() {
        return Some(Hit::cut(end..end + 1));
    }
    let next = *rest.first()?;
    let goes_on = next.is_ascii_digit()
        || next.is_ascii_alphabetic() && next.is_ascii_lowercase() == letter.is_ascii_lowercase();
    goes_on.then(|| Hit::swap(end..end + 2, ["/", &char::from(*letter).to_string()].concat()))
}
