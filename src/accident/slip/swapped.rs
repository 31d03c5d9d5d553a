//! The slash of a DOI name and the first letter of the local name, which were typed in the wrong order.

use alloc::string::ToString;

use crate::accident::digit::registrant_digit;
use crate::accident::hit::Hit;
use crate::accident::pasted::Pasted;
use crate::accident::registrant::is_whole_with;

use super::slash::registrant_end;

/// `10.3168j/ds.2020-18837`: a letter between the number of a registrant and the slash, with which the local name
/// begins.
pub(crate) fn swapped(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (&pasted.flat[..pasted.body.end], pasted.body.start);
    let end = registrant_end(text, start)?;
    let [letter, b'/', rest @ ..] = &text[end..] else { return None };
    if !letter.is_ascii_alphabetic() || !pasted.may_be_handle() {
        return None;
    }
    let meant = ["/", &char::from(*letter).to_string()].concat();
    let is_first = || is_whole_with(pasted, &(end..end + 2), &meant);
    // The letter may be a misread digit, but no number of a registrant has six.
    let may_be_digit = end - start < "10.10000".len() && registrant_digit(*letter).is_some();
    if may_be_digit && !is_first() {
        return None;
    }
    // The form of the name may show that the letter is a stray one.
    if is_whole_with(pasted, &(end..end + 1), "") && !is_first() {
        return Some(Hit::cut(end..end + 1));
    }
    let next = *rest.first()?;
    let goes_on = next.is_ascii_digit()
        || next.is_ascii_alphabetic() && next.is_ascii_lowercase() == letter.is_ascii_lowercase();
    goes_on.then(|| Hit::swap(end..end + 2, meant))
}
