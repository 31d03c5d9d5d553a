//! Accidents of typing, reading and scanning: in a naming authority, and in the file of the folder at the slash after it.

mod head;
mod slash;

use alloc::format;
use alloc::string::String;
use core::ops::Range;

use super::digit::{digit, registrant_digit};
use super::hit::Hit;
use super::name;
use super::octets::{are_digits, are_digits_or, has_digit, is_word, run, run_before, starts};
use super::pasted::Pasted;
use super::registrant;

pub(super) use head::head;
pub(super) use slash::{slash, slash_end, slashless};

/// The range of the identifier before its first slash.
fn authority(pasted: &Pasted<'_>) -> Option<Range<usize>> {
    let slash = pasted.body().iter().position(|&octet| octet == b'/')?;
    let local = slash + 1 < pasted.body().len();
    (slash > 0 && local && pasted.may_be_handle())
        .then(|| pasted.body.start..pasted.body.start + slash)
}

/// `10,1000/`, `l0.1000/`, `1O.1000/`, `10.l000/`: nearly the prefix of a DOI name.
pub(super) fn prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    let number = nearly_prefix(&pasted.flat[place.clone()])?;
    Some(if are_digits_or(number, b".") {
        let hit = Hit::swap(place.start..place.end - number.len(), "10.");
        commas(pasted, place.end).fold(hit, |hit, comma| hit.and(comma, "."))
    } else {
        let digits = number.iter().map(|&it| char::from(registrant_digit(it).unwrap_or(it)));
        Hit::swap(place, "10.".chars().chain(digits).collect::<String>())
    })
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
    let number = registrant(found).filter(|_| !is_prefix(found) || found.starts_with(b"10.10."))?;
    // The number of a registrant has four digits or more, of which one may be lost.
    let is_like_number = (3..8).contains(&number.len())
        && has_digit(number)
        && number.iter().all(|&octet| registrant_digit(octet).is_some() || octet == b'.');
    is_like_number.then_some(number)
}

/// The commas of a local name after `slash`, if the prefix has one, too, and the name has no dot: the keypads of some
/// keyboards have a comma in place of the dot.
fn commas(pasted: &Pasted<'_>, slash: usize) -> impl Iterator<Item = Range<usize>> {
    let (prefix, name) =
        (&pasted.flat[pasted.body.start..slash], &pasted.flat[slash..pasted.body.end]);
    let is_keypad = prefix.contains(&b',') && is_word(name, b"/,-_()");
    let places = (slash..pasted.body.end).filter(move |&at| is_keypad && pasted.flat[at] == b',');
    places.map(|at| at..at + 1)
}

/// What stands in place of a full stop: dots in the middle of a line, which some journals print and scanners read, the
/// decimal separator of Arabic, and the letters on the keys of the full stop and the comma of Russian keyboards.
const DOTS: &[&str] = &["·", "⋅", "∙", "・", "•", "‧", "･", "\u{66B}", "ю", "Ю", "б", "Б"];

/// The number of the registrant, in something that resembles the prefix of a DOI name.
fn registrant(prefix: &[u8]) -> Option<&[u8]> {
    match prefix {
        [first, b'1', b'0', b'.', number @ ..] if matches!(digit(*first), Some(b'0' | b'1')) => {
            (number.len() > 3).then_some(number)
        }
        // The dot and the zero of `10.` may have changed places.
        [b'1', b'.', b'0', number @ ..] | [b'1', b'.', number @ ..]
            if (4..6).contains(&number.len()) && are_digits(number) =>
        {
            Some(number)
        }
        [b'0', b'.', number @ ..] | [b'.', number @ ..]
            if (4..6).contains(&number.len()) && number[0] != b'.' =>
        {
            Some(number)
        }
        [b'1', b'0', b'.', b'1', b'0', b'.', number @ ..] => Some(number),
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

/// `10/1000/182`: a slash in place of the dot in the prefix of a DOI name.
pub(super) fn dot(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let slash = start + 2;
    let end = run(text, slash + 1, u8::is_ascii_digit);
    let follows = text.get(end) == Some(&b'/') && end + 1 < pasted.body.end;
    let is_prefix = starts(text, start, "10/") && (4..=5).contains(&(end - slash - 1));
    (is_prefix && follows && pasted.may_be_handle()).then(|| Hit::swap(slash..slash + 1, "."))
}

/// `10.1007;/BF01256497`: a mark between a prefix of digits and its slash. The prefix of a handle may have a hyphen.
pub(super) fn marked(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    let found = &pasted.flat[place.clone()];
    let signs: &[u8] = if found.starts_with(b"10.") { b",;:-_" } else { b",;:" };
    let marks = run_before(found, found.len(), |octet| signs.contains(octet));
    let (prefix, marks) = found.split_at(marks);
    let is_prefix = prefix.len() > 3
        && prefix.last().is_some_and(u8::is_ascii_digit)
        && are_digits_or(prefix, b".");
    (is_prefix && !marks.is_empty()).then(|| Hit::cut(place.end - marks.len()..place.end))
}

/// `10.0.3.239/…`: the number of a registrant, written as two octets.
pub(super) fn bytes(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    let (high, low) = octet_pair(&pasted.flat[place.clone()])?;
    let number = u16::from_be_bytes([high, low]);
    (number >= 1000).then(|| Hit::swap(place, format!("10.{number}")))
}

/// The last two numbers of `10.0.`, a number, a dot and a number, each of which is that of an octet.
fn octet_pair(prefix: &[u8]) -> Option<(u8, u8)> {
    let pair = core::str::from_utf8(prefix.strip_prefix(b"10.0.")?).ok()?;
    let (high, low) = pair.split_once('.')?;
    Some((high.parse().ok()?, low.parse().ok()?))
}

/// `10.111/…`, `10.1é00/…`: a prefix of which a digit was lost, or was written as something else.
pub(super) fn short(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    let number = pasted.flat[place.clone()].strip_prefix(b"10.")?;
    if !name::has_lost_digit(number) && number.is_ascii() {
        return None;
    }
    let local_name = pasted.flat.get(place.end + 1..pasted.body.end).unwrap_or_default();
    Some(match registrant::with_lost_digit(number, local_name) {
        Some(prefix) => Hit::swap(place, prefix),
        None => Hit::at(place),
    })
}

/// `2O27/182`, `20,500.12345/182`, `20 500.12345/182`: letters that look like digits, and commas or blanks in place of
/// dots.
pub(super) fn letter(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    let found = &pasted.flat[place.clone()];
    if let Some(number) = spaced(found) {
        return Some(Hit::swap(place, format!("20.500.{number}")));
    }
    if let Some(number) = with_dots(found) {
        return Some(Hit::swap(place, number));
    }
    if is_grouped(found) {
        let digits = found.iter().filter(|octet| !b", ".contains(octet));
        return Some(Hit::swap(place, digits.map(|digit| char::from(*digit)).collect::<String>()));
    }
    if name::is_misread_repository(found) {
        let digits =
            found.iter().map(|&octet| char::from(registrant_digit(octet).unwrap_or(octet)));
        return Some(Hit::swap(place, digits.collect::<String>()));
    }
    let (mut digits, mut slips, mut dotted) = (0, 0, false);
    for &octet in found {
        match octet {
            b'0'..=b'9' => digits += 1,
            b'.' => dotted = true,
            b',' => (slips, dotted) = (slips + 1, true),
            // After a dot, such a letter may be meant: `2000.I01`.
            _ if dotted => return None,
            _ => {
                digit(octet)?;
                slips += 1;
            }
        }
    }
    let meant = |&octet: &u8| char::from(digit(octet).unwrap_or(b'.'));
    (slips > 0 && digits > slips)
        .then(|| Hit::swap(place.clone(), found.iter().map(meant).collect::<String>()))
}

/// The prefix with a full stop in place of each of [`DOTS`]: `20ю500.12345` for `20.500.12345`.
fn with_dots(prefix: &[u8]) -> Option<String> {
    let text = core::str::from_utf8(prefix).ok().filter(|text| !text.is_ascii())?;
    let dotted = DOTS.iter().fold(String::from(text), |text, dot| text.replace(dot, "."));
    let is_number = are_digits_or(dotted.as_bytes(), b".") && prefix[0].is_ascii_digit();
    is_number.then_some(dotted)
}

/// `10,754`, `10.1,371`: whether a number of the prefix is in groups of three digits, with marks between them. No
/// registrant of DOI names has three digits.
fn is_grouped(prefix: &[u8]) -> bool {
    let mut numbers = prefix.split(|&octet| octet == b'.');
    prefix.iter().any(|octet| b", ".contains(octet))
        && are_digits_or(prefix, b"., ")
        && (numbers.any(is_group) || has_comma_in_number(prefix))
}

/// `10.3,6266`: whether a comma stands after the first digits of a registrant, whose number has four digits or five.
fn has_comma_in_number(prefix: &[u8]) -> bool {
    let number = prefix.strip_prefix(b"10.").unwrap_or_default();
    let mut parts = number.split(|&octet| octet == b',');
    let (first, second) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    are_digits(first)
        && are_digits(second)
        && (1..4).contains(&first.len())
        && (4..6).contains(&(first.len() + second.len()))
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

/// The number in a prefix that begins with `20.500.`, if it has blanks in place of the dots.
fn spaced(prefix: &[u8]) -> Option<&str> {
    let text = core::str::from_utf8(prefix).ok().filter(|text| text.starts_with("20"))?;
    let mut parts = text.split([' ', '.']).filter(|part| !part.is_empty());
    let (first, second, number) = (parts.next()?, parts.next()?, parts.next()?);
    let is_number = number.bytes().all(|octet| octet.is_ascii_digit()) && parts.next().is_none();
    let is_spaced = text.contains(' ') && text.ends_with(number);
    ((first, second) == ("20", "500") && is_number && is_spaced).then_some(number)
}

/// Whether `octets` are the prefix of a DOI name.
fn is_prefix(octets: &[u8]) -> bool {
    octets.strip_prefix(b"10.").is_some_and(|number| are_digits_or(number, b"."))
}

/// `123456789/…`, the prefix that DSpace is shipped with.
pub(super) fn default_prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    if &pasted.flat[place.clone()] == b"123456789" {
        return Some(Hit::at(place));
    }
    let text = pasted.flat;
    let elsewhere = pasted.is_elsewhere();
    let found = (pasted.host.end..text.len())
        .find(|&at| elsewhere && starts(text, at, "/handle/123456789/"))?;
    let start = found + "/handle/".len();
    Some(Hit::at(start..start + "123456789".len()))
}
