//! DOI names whose slash was lost.

use core::ops::Range;

use crate::accident::form::octets::{are_digits, has_digit, is_year, run, starts};
use crate::accident::name;
use crate::accident::registrant::{self, Extent};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::prefix::{is_nearly_prefix, registrant_end};

/// Whether this is probably a local name, rather than the next words of a sentence, a year or another prefix.
pub(super) fn is_local_name(rest: &[u8]) -> bool {
    let goes_on = rest.contains(&b' ') || rest.starts_with(b"(") || rest.starts_with(b"10.");
    // Two digits are probably the cents of an amount.
    let is_amount = rest.len() == 2 && are_digits(rest);
    has_digit(rest) && !goes_on && !is_year(rest) && !is_amount
}

/// `10.1021ja0012898`: a DOI name whose slash was lost: before a letter, before a standard or a society in brackets, or
/// where the form of the name shows it.
pub(crate) fn slashless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    // A prefix of the usual form has its slash, however many digits its number has.
    if pasted.slash.is_some_and(|slash| name::is_usual(pasted.body(), slash - start)) {
        return None;
    }
    if let Some(digits) = digits_for_slash(pasted) {
        return Some(Hit { place: start..digits.start, ..Hit::swap(digits, "/") });
    }
    let end = end_in_digits(pasted).or_else(|| registrant_end(text, start))?;
    let local_name = text.get(end..pasted.body.end)?;
    // The prefix of a DOI name has no letters, so that a later slash is not the one after it.
    let begins_word = local_name.first().is_some_and(u8::is_ascii_alphabetic);
    let is_lost = begins_word && (local_name.contains(&b'/') || is_local_name(local_name))
        || begins_society(local_name)
        || !local_name.starts_with(b"/") && registrant::is_whole_with(pasted, &(end..end), "/");
    // Before a slash, letters after the number of the registrant may be its misread digits.
    let slash = run(text, end, |octet| *octet != b'/');
    if !is_lost || !pasted.may_be_handle() || is_nearly_prefix(&text[start..slash]) {
        return None;
    }
    // A strict registrant gives no name without one of its forms.
    let hit = Hit { place: start..end, ..Hit::swap(end..end, "/") };
    let name = || [&text[start..end], b"/", local_name].concat();
    Some(hit.offered(!local_name.contains(&b'/') || !registrant::lacks_form(&name())))
}

/// Whether a local name begins with a standard or with the short name of a society, in brackets.
pub(super) fn begins_society(local_name: &[u8]) -> bool {
    name::SOCIETIES.iter().any(|society| starts(local_name, 0, society))
}

/// Where the number of the registrant ends, if the local name begins with digits, too: the form of the name shows it.
pub(super) fn end_in_digits(pasted: &Pasted<'_>) -> Option<usize> {
    let body = pasted.body().strip_prefix(b"10.")?;
    let digits = run(body, 0, u8::is_ascii_digit);
    let is_end = |end: &usize| {
        let (number, name) = body.split_at(*end);
        registrant::is_whole(&[b"10.", number, b"/", name].concat())
    };
    let end = (4..6).filter(|end| digits > *end).find(is_end)?;
    Some(pasted.body.start + "10.".len() + end)
}

/// `10.75547eLife.00013`, `10.10161j.cell.2011.02.013`, `10.1038lnature14539`, `10.10072Fs00134-020-06294-x`: the place
/// of a digit or a letter that stands for the slash, because German keyboards have `/` above the `7`, and scanners and
/// readers take it for `1`, `l` or `I`, or of the digits of the escape `%2F`. The forms of a registrant show it.
fn digits_for_slash(pasted: &Pasted<'_>) -> Option<Range<usize>> {
    let body = pasted.body();
    let after = run(body, "10.".len(), u8::is_ascii_digit);
    let last = match body.get(after) {
        Some(b'l' | b'I') => after,
        Some(b'F') if body[after - 1] != b'2' => after,
        _ => after - 1,
    };
    let end = match body.get(last)? {
        b'7' | b'1' | b'l' | b'I' | b'F' => last + 1,
        b'2' if starts(body, last, "2F") => last + 2,
        _ => return None,
    };
    let is_possible =
        starts(body, 0, "10.") && last >= "10.1000".len() && body.get(after) != Some(&b'/');
    let place = pasted.body.start + last..pasted.body.start + end;
    let is_slash = || match body[last] {
        letter @ (b'l' | b'I') => is_letter_for_slash(letter, body, last),
        // Hardly any registrant has a number of five digits, a `2` at its end, and names that begin with an `F`.
        b'2' => !registrant::is_whole_with(pasted, &(place.start + 1..place.start + 1), "/"),
        _ => registrant::is_whole_with(pasted, &place, "/"),
    };
    (is_possible && pasted.may_be_handle() && is_slash()).then_some(place)
}

/// Whether the letter at `at`, right after the number of a registrant, stands for the slash rather than begins the
/// local name: hardly any name begins with this letter and then a digit or a letter of the other case, and otherwise
/// the forms of the registrant show it.
fn is_letter_for_slash(letter: u8, body: &[u8], at: usize) -> bool {
    let Some(next) = body.get(at + 1).filter(|next| next.is_ascii_alphanumeric()) else {
        return false;
    };
    let name = |start: usize| [&body[..at], b"/", &body[start..]].concat();
    let (without, with) = (name(at + 1), name(at));
    let is_begun_oddly =
        next.is_ascii_digit() || next.is_ascii_lowercase() != letter.is_ascii_lowercase();
    let is_first_letter = || {
        registrant::telling_extent(&with) == Extent::Whole
            || letter == b'I' && registrant::is_whole(&with)
    };
    is_begun_oddly && !registrant::lacks_form(&without)
        || registrant::is_whole(&without) && !is_first_letter()
}
