//! What resembles the prefix of a DOI name: `10,1000`, `l0.1000`, `1O.1000`.

use alloc::string::String;
use core::ops::Range;

use crate::accident::form::digit::{digit, misread_digit};
use crate::accident::form::octets::{are_digits, are_digits_or, has_digit, is_word, run, starts};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::heads::USUAL_REGISTRANT_DIGITS;

/// The range of the identifier before its first slash; `None` if nothing stands on one side of the slash, or if the
/// identifier cannot be a handle.
pub(super) fn authority(pasted: &Pasted<'_>) -> Option<Range<usize>> {
    let slash = pasted.body().iter().position(|&octet| octet == b'/')?;
    let local = slash + 1 < pasted.body().len();
    (slash > 0 && local && pasted.may_be_handle())
        .then(|| pasted.body.start..pasted.body.start + slash)
}

/// `10,1000/`, `l0.1000/`, `1O.1000/`, `10.l000/`: nearly the prefix of a DOI name.
pub(crate) fn prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    if let Some(prefix) = without_hyphen(&pasted.flat[place.clone()]) {
        return Some(Hit::swap(place, prefix));
    }
    let number = nearly_prefix(&pasted.flat[place.clone()])?;
    Some(if are_digits_or(number, b".") {
        let hit = Hit::swap(place.start..place.end - number.len(), "10.");
        commas(pasted, place.end).fold(hit, |hit, comma| hit.and(comma, "."))
    } else {
        let digits = number.iter().map(|&it| char::from(misread_digit(it).unwrap_or(it)));
        let read: String = "10.".chars().chain(digits).collect();
        if is_given(&read) {
            return Some(Hit::swap(place, read));
        }
        match without_letters(&pasted.flat[place.clone()]) {
            Some(prefix) => Hit::swap(place, prefix),
            None => Hit::at(place),
        }
    })
}

/// Whether a prefix of DOI names is one of those that were given to registrants: their numbers have four digits or
/// five, and do not begin with a zero. More numbers may follow.
fn is_given(prefix: &str) -> bool {
    let number = prefix.strip_prefix("10.").and_then(|rest| rest.split('.').next());
    number.is_some_and(|number| {
        USUAL_REGISTRANT_DIGITS.contains(&number.len()) && !number.starts_with('0')
    })
}

/// How many letters may have strayed into a prefix.
const MOST_STRAY: usize = 2;

/// The prefix of DOI names that is left of a text without its letters: `10o.2140`, `10.1268o8`.
pub(super) fn without_letters(found: &[u8]) -> Option<String> {
    let text = core::str::from_utf8(found).ok()?;
    let letters = text.bytes().filter(u8::is_ascii_alphabetic).count();
    if !text.starts_with('1') || !(1..=MOST_STRAY).contains(&letters) {
        return None;
    }
    let prefix: String = text.chars().filter(|letter| !letter.is_ascii_alphabetic()).collect();
    (is_prefix(prefix.as_bytes()) && is_given(&prefix)).then_some(prefix)
}

/// The prefix of DOI names that is left of a text without the hyphen of a broken line: `10.1-038`.
fn without_hyphen(found: &[u8]) -> Option<String> {
    let (first, second) = core::str::from_utf8(found).ok()?.split_once('-')?;
    let prefix = [first, second].concat();
    let is_apart = first.ends_with(|last: char| last.is_ascii_digit()) && !second.is_empty();
    (is_apart && is_prefix(prefix.as_bytes()) && is_given(&prefix)).then_some(prefix)
}

/// Whether something is nearly the prefix of a DOI name, but not one.
pub(crate) fn is_nearly_prefix(found: &[u8]) -> bool {
    nearly_prefix(found).is_some()
}

/// The number of the registrant, in something that is nearly the prefix of a DOI name, but not one.
fn nearly_prefix(found: &[u8]) -> Option<&[u8]> {
    if is_grouped(found) {
        return None;
    }
    let has_zero = found.starts_with(b"10.0") || found.starts_with(b"10.10.");
    let number = registrant(found).filter(|_| !is_prefix(found) || has_zero)?;
    // The number of a registrant has four digits or more, of which one may be lost.
    let is_like_number = (3..8).contains(&number.len())
        && has_digit(number)
        && number.iter().all(|&octet| misread_digit(octet).is_some() || octet == b'.');
    is_like_number.then_some(number)
}

/// The commas of a local name after `slash`, if the prefix has one, too, and the name has no dot: the keypads of some
/// keyboards have a comma in place of the dot. The other marks are those of usual names, or of SICIs.
fn commas(pasted: &Pasted<'_>, slash: usize) -> impl Iterator<Item = Range<usize>> {
    let (prefix, name) =
        (&pasted.flat[pasted.body.start..slash], &pasted.flat[slash..pasted.body.end]);
    let marks: &[u8] = if name.contains(&b'(') { b"/,-_():;<>[]#" } else { b"/,-_" };
    let is_keypad = prefix.contains(&b',') && is_word(name, marks);
    let places = (slash..pasted.body.end).filter(move |&at| is_keypad && pasted.flat[at] == b',');
    places.map(|at| at..at + 1)
}

/// What stands in place of a full stop: middle dots, which some journals print and scanners read, the comma and the
/// decimal separator of Arabic, and the letters on the keys of the full stop and the comma of Russian and Turkish
/// keyboards.
pub(crate) const DOTS: &[&str] = &[
    "·", "⋅", "∙", "・", "•", "‧", "･", "\u{60C}", "\u{66B}", "\u{66C}", "ю", "Ю", "б", "Б", "ç",
    "Ç", "ö", "Ö",
];

/// The number of the registrant, in something that resembles the prefix of a DOI name.
fn registrant(prefix: &[u8]) -> Option<&[u8]> {
    match prefix {
        [first, b'1', b'0', b'.', number @ ..] if matches!(digit(*first), Some(b'0' | b'1')) => {
            (number.len() > 3).then_some(number)
        }
        [b'1', b'0', b'0' | b'1', b'.', number @ ..] | [b'1', b'0', b'.', b'0', number @ ..]
            if USUAL_REGISTRANT_DIGITS.contains(&number.len())
                && are_digits(number)
                && number[0] != b'0' =>
        {
            Some(number)
        }
        // The dot and the zero of `10.` may have changed places.
        [b'1', b'.', b'0', number @ ..] | [b'1', b'.', number @ ..]
            if USUAL_REGISTRANT_DIGITS.contains(&number.len()) && are_digits(number) =>
        {
            Some(number)
        }
        [b'0', b'.', number @ ..] | [b'.', number @ ..]
            if USUAL_REGISTRANT_DIGITS.contains(&number.len()) && number[0] != b'.' =>
        {
            Some(number)
        }
        [b'1', b'0', b'.', b'1', b'0', b'.', number @ ..] => Some(number),
        // The letter stands beside the full stop on many keyboards.
        [b'1', b'0', b'l', number @ ..]
            if USUAL_REGISTRANT_DIGITS.contains(&number.len()) && are_digits(number) =>
        {
            Some(number)
        }
        [b'1', b'.' | b',', b'0', b'.', number @ ..] | [b'.', b'1', b'0', b'.', number @ ..] => {
            Some(number)
        }
        [a, b, rest @ ..] if digit(*a) == Some(b'1') && digit(*b) == Some(b'0') => {
            if let Some(dot) = DOTS.iter().find(|dot| rest.starts_with(dot.as_bytes())) {
                return Some(&rest[dot.len()..]);
            }
            let marks = run(rest, 0, |octet| b".,:;-_> ".contains(octet));
            // Two dots in a row are another problem.
            ((1..3).contains(&marks) && !rest.starts_with(b"..")).then(|| &rest[marks..])
        }
        _ => None,
    }
}

/// Whether `octets` are the prefix of a DOI name.
fn is_prefix(octets: &[u8]) -> bool {
    octets.strip_prefix(b"10.").is_some_and(|number| are_digits_or(number, b"."))
}

/// `10,754`, `10.1,371`: whether a number of the prefix is in groups of three digits, with marks between them, or has a
/// comma after its first digits. No registrant of DOI names has a number of three digits.
pub(super) fn is_grouped(prefix: &[u8]) -> bool {
    let mut numbers = prefix.split(|&octet| octet == b'.');
    prefix.iter().any(|octet| b", ".contains(octet))
        && are_digits_or(prefix, b"., ")
        && (numbers.any(is_group) || has_comma_in_number(prefix))
}

/// `10.3,6266`, `10.3, 6266`: whether a comma stands after the first digits of a registrant, whose number has four
/// digits or five.
fn has_comma_in_number(prefix: &[u8]) -> bool {
    let number = prefix.strip_prefix(b"10.").unwrap_or_default();
    let mut parts = number.split(|&octet| octet == b',');
    let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let second = second.trim_ascii_start();
    are_digits(first)
        && are_digits(second)
        && (1..4).contains(&first.len())
        && USUAL_REGISTRANT_DIGITS.contains(&(first.len() + second.len()))
        && parts.next().is_none()
        && first != b"10"
}

/// Whether a number is in groups of three digits.
fn is_group(number: &[u8]) -> bool {
    let mut groups = number.split(|octet| b", ".contains(octet));
    let first = groups.next().unwrap_or_default();
    let mut rest = groups.peekable();
    are_digits_or(number, b", ")
        && (1..4).contains(&first.len())
        // `20,500` is the beginning of a prefix such as `20.500.12345`.
        && first != b"20"
        && rest.peek().is_some()
        && rest.all(|group| group.len() == 3)
}

/// Where `10.` and the number of a registrant at `start` end; the number has four or five digits.
pub(super) fn registrant_end(text: &[u8], start: usize) -> Option<usize> {
    let number = start + "10.".len();
    let end = run(text, number, u8::is_ascii_digit);
    (starts(text, start, "10.") && USUAL_REGISTRANT_DIGITS.contains(&(end - number))).then_some(end)
}
