//! Parts of a DOI name in the wrong order: its slash and the first letter of the local name, or its prefix and the
//! local name.

use alloc::string::{String, ToString};

use crate::accident::form::digit::misread_digit;
use crate::accident::form::octets::{are_digits, has_digit, is_word};
use crate::accident::name::is_usual;
use crate::accident::registrant::{DIGITLIKE, is_whole_with};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::heads::{DOI_START, USUAL_REGISTRANT_DIGITS};

use super::prefix::registrant_end;

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
    let is_first = is_whole_with(pasted, &(end..end + 2), &meant);
    // The form of the name may show that the letter is a stray one. A letter that looks like a digit hardly begins a
    // name.
    let is_stray = || is_whole_with(pasted, &(end..end + 1), "");
    if (!is_first || DIGITLIKE.contains(*letter)) && is_stray() {
        return Some(Hit::cut(end..end + 1));
    }
    // The letter may be a misread digit, but no number of a registrant has six.
    let may_be_digit = end - start < "10.10000".len() && misread_digit(*letter).is_some();
    if may_be_digit && !is_first {
        return None;
    }
    let next = *rest.first()?;
    let goes_on = next.is_ascii_digit()
        || next.is_ascii_alphabetic() && next.is_ascii_lowercase() == letter.is_ascii_lowercase();
    goes_on.then(|| Hit::swap(end..end + 2, meant))
}

/// `nature12373/10.1038`: the prefix after the local name, as a text that runs from right to left may show it.
pub(crate) fn reversed(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let slash = body.iter().rposition(|&octet| octet == b'/')?;
    let (name, prefix) = (&body[..slash], &body[slash + 1..]);
    let number = prefix.strip_prefix(DOI_START.as_bytes())?;
    let is_prefix =
        USUAL_REGISTRANT_DIGITS.contains(&number.len()) && are_digits(number) && number[0] != b'0';
    // The prefixes of handles have digits and dots, so a letter shows that `name` is not a prefix.
    let is_name = is_word(name, b".-_()")
        && has_digit(name)
        && name.iter().any(u8::is_ascii_alphabetic)
        && !is_usual(body, slash);
    (is_prefix && is_name && pasted.may_be_handle()).then(|| {
        let meant = [prefix, b"/", name].concat();
        Hit::swap(start..start + body.len(), String::from_utf8_lossy(&meant))
    })
}
