//! Accidents of typing, reading and scanning. This file recognises them in a naming authority, and the files of the
//! folder in the prefix of a DOI name, at the slash after it, and in the order of the parts.
//!
//! All but `head` use `prefix`; `slash` uses `slashless`, and `damaged_prefix` uses `slash`.

pub(super) mod damaged_prefix;
mod head;
mod prefix;
mod slash;
mod slashless;
mod swapped;

use alloc::format;
use alloc::string::String;

use super::form::digit::{digit, misread_digit};
use super::form::octets::{are_digits_or, ends, run, run_before, starts};
use super::name::kind::Kind;
use super::name::{self, DEFAULT_PREFIX};
use super::registrant;
use super::search::hit::{Hit, Offer};
use super::search::pasted::{Pasted, Room};
use crate::read::Options;
use crate::text::heads::USUAL_REGISTRANT_DIGITS;

pub(super) use head::head;
pub(crate) use prefix::is_nearly_prefix;
pub(super) use prefix::prefix;
use prefix::{DOTS, authority, is_grouped, without_letters};
pub(super) use slash::slash;
pub(super) use slashless::slashless;
pub(super) use swapped::{reversed, swapped};

/// Where the local name begins in a DOI name, if its slash was lost or is another mark.
pub(crate) fn after_lost_slash(name: &[u8]) -> Option<usize> {
    let mut room = Room::default();
    let pasted = Pasted::new(name, &Options::new(), &mut room);
    let hit = slash(&pasted).or_else(|| slashless(&pasted))?;
    let edit = hit.edits.first().filter(|_| hit.offer != Offer::Nothing)?;
    Some(edit.span.range().end)
}

/// `10/1000/182`: a slash in place of the dot in the prefix of a DOI name.
pub(super) fn dot(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let slash = start + 2;
    let end = run(text, slash + 1, u8::is_ascii_digit);
    let follows = text.get(end) == Some(&b'/') && end + 1 < pasted.body.end;
    let is_prefix =
        starts(text, start, "10/") && USUAL_REGISTRANT_DIGITS.contains(&(end - slash - 1));
    (is_prefix && follows && pasted.may_be_handle()).then(|| Hit::swap(slash..slash + 1, "."))
}

/// `info:doi/10..1000/182`: two dots after the `10` of a prefix. Where the prefix of a handle is read, its empty
/// segment is an error by itself.
pub(super) fn two_dots(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let number = start + "10..".len();
    let end = run(text, number, u8::is_ascii_digit);
    let is_prefix =
        starts(text, start, "10..") && USUAL_REGISTRANT_DIGITS.contains(&(end - number));
    let follows = text.get(end) == Some(&b'/') && end + 1 < pasted.body.end;
    (pasted.kind == Kind::InfoHandle && is_prefix && follows).then(|| Hit::cut(number - 1..number))
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

/// `10.111/…`, `10.1é00/…`: a prefix in which a digit was lost, or was written as something else.
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

/// How many digits the first number of a prefix has at most, besides the prefix that DSpace is shipped with.
const LONGEST_NUMBER: usize = 5;

/// `2O27/182`, `20,500.12345/182`, `20 500.12345/182`: letters that look like digits, stray letters, commas between
/// groups of digits, and other signs in place of dots.
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
        let digits = found.iter().map(|&octet| char::from(misread_digit(octet).unwrap_or(octet)));
        return Some(Hit::swap(place, digits.collect::<String>()));
    }
    if let Some(prefix) = without_letters(found) {
        return Some(Hit::swap(place, prefix));
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
    // Prefixes in use begin with a shorter number.
    let is_long = run(found, 0, |octet| *octet != b'.' && *octet != b',') > LONGEST_NUMBER;
    (slips > 0 && digits > slips && !is_long)
        .then(|| Hit::swap(place.clone(), found.iter().map(meant).collect::<String>()))
}

/// The prefix with a full stop in place of each of [`DOTS`]: `20ю500.12345` for `20.500.12345`.
fn with_dots(prefix: &[u8]) -> Option<String> {
    let text = core::str::from_utf8(prefix).ok().filter(|text| !text.is_ascii())?;
    let dotted = DOTS.iter().fold(String::from(text), |text, dot| text.replace(dot, "."));
    let is_number = are_digits_or(dotted.as_bytes(), b".") && prefix[0].is_ascii_digit();
    is_number.then_some(dotted)
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

/// `123456789/…`, the prefix that DSpace is shipped with.
pub(super) fn default_prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = authority(pasted)?;
    if pasted.flat[place.clone()] == *DEFAULT_PREFIX.as_bytes() {
        return Some(Hit::at(place));
    }
    let text = pasted.flat;
    let elsewhere = pasted.is_elsewhere();
    let begins = |at: &usize| {
        let is_after_path = elsewhere && ends(text, *at, "/handle/");
        is_after_path && name::has_default_prefix(text, *at)
    };
    let start = (pasted.host.end..text.len()).find(begins)?;
    Some(Hit::at(start..start + DEFAULT_PREFIX.len()))
}
