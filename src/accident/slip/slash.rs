//! Accidents at the slash of a name: another sign stands there, or none.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{are_digits, ends, is_word, run, starts};
use crate::accident::letter;
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::other::CITESEERX;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::{Decoded, entity};

use super::prefix::registrant_end;
use super::slashless::{begins_society, end_in_digits, is_local_name};

/// Signs that people and programs write in place of the first slash of a name, besides those that look like it. Their
/// letters match in either case.
const SLASHES: &[&str] = &["\\/", "\\", "／", "_x002F_", "_2F", "//"];

/// Other marks that stand in place of the slash, if the prefix shows that a name follows. Chinese and Japanese
/// keyboards write `、` and `・` for the key of the slash, and many fonts of Japan and Korea show a backslash as `¥` or
/// `₩`.
const IN_PLACE_OF_SLASH: &[&str] = &[
    "_", ":", "|", "-", " slash ", " ", ",", ";", "!", "'", "+", "@", "&", "?", "=", "*", "~", "#",
    "、", "・", "–", "—", "‐", "‑", "−", "＼", "¥", "￥", "₩", "￦", "¦", "÷",
];

/// Where the slash at `at` ends, or a sign that people and programs write in place of it.
pub(super) fn slash_end(text: &[u8], at: usize) -> Option<usize> {
    let mut signs = SLASHES.iter().copied().chain(letter::slashes()).chain(["/"]);
    signs.find(|sign| starts(text, at, sign)).map(|sign| at + sign.len())
}

/// Something else in place of the slash of a name.
pub(crate) fn slash(pasted: &Pasted<'_>) -> Option<Hit> {
    if let Some(hit) = cut_escape(pasted) {
        return Some(hit);
    }
    if let Some(slash) = pasted.body().iter().position(|&octet| octet == b'/') {
        let escaped = escaped_slash(pasted, pasted.body.start + slash);
        // After a usual prefix, no other sign stands in place of the slash.
        let own = pasted.slash.map(|slash| slash - pasted.body.start);
        let is_usual = own.is_some_and(|slash| name::is_usual(pasted.body(), slash));
        return escaped.or_else(|| before_slash(pasted).filter(|_| !is_usual));
    }
    if !pasted.may_be_handle() {
        return None;
    }
    let text = pasted.flat;
    let start = pasted.body.start + if pasted.is_name() { urn_len(text) } else { 0 };
    let end = run(text, start, |octet| octet.is_ascii_digit() || *octet == b'.');
    let authority = &text[start..end];
    // After such a URN, a proxy reads the first colon as the slash.
    if pasted.is_known && starts(text, end, ":") && follows_urn(text, start) {
        return None;
    }
    // The numbers of CiteSeerX begin like DOI names.
    let doi = authority.strip_prefix(b"10.").is_some_and(|rest| rest.len() > 2)
        && !authority.starts_with(CITESEERX);
    // The number of a registrant is shorter, so that the slash stood somewhere in it.
    if doi && run(authority, "10.".len(), u8::is_ascii_digit) > "10.12345".len() {
        return None;
    }
    // There is another rule for a slash that was lost among digits.
    let dot = dot_for_slash(text, start..end, doi).filter(|_| end_in_digits(pasted).is_none());
    dot.or_else(|| sign_for_slash(pasted, start..end, doi))
}

/// The URNs of DOI names and of handles, before the prefix.
const URNS: [&str; 2] = ["urn:doi:", "urn:hdl:"];

/// How many octets one of [`URNS`] has at the beginning of a text.
fn urn_len(text: &[u8]) -> usize {
    URNS.iter().find(|urn| starts(text, 0, urn)).map_or(0, |urn| urn.len())
}

/// Whether the prefix at `start` follows one of [`URNS`].
fn follows_urn(text: &[u8], start: usize) -> bool {
    URNS.iter().any(|urn| ends(text, start, urn))
}

/// How many digits a part of a prefix has at most.
const LONGEST_PART: usize = 5;

/// `10.7910.DVN/ABCDEF`: another sign in place of the slash of a DOI name that has a slash after it, too. The form of
/// the name shows it, or what follows the sign, which is no part of a prefix: it has a letter or a hyphen, or is a
/// number after a comma that is too long.
fn before_slash(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let end = registrant_end(text, start)?;
    let place = end..end + 1;
    // Nobody escapes a dot by accident.
    let is_mark = place.end <= pasted.body.end
        && b"._|:-&,;".contains(&text[end])
        && (text[end] != b'.' || pasted.is_raw(&place));
    let number = run(text, place.end, u8::is_ascii_digit);
    let is_long = is_mark && text[end] == b',' && number > place.end + LONGEST_PART;
    // Some handles have words after a dot of their prefix.
    let is_before_name = || {
        let number = run(text, place.end, |octet| octet.is_ascii_digit() || *octet == b'.');
        let next = text[..pasted.body.end].get(number);
        text[end] != b'.' && next.is_some_and(|next| next.is_ascii_alphabetic() || *next == b'-')
    };
    let is_slash = || {
        is_long
            || is_before_name()
            || begins_society(&text[place.end..])
            || registrant::is_whole_with(pasted, &place, "/")
    };
    (is_mark && pasted.may_be_handle() && is_slash()).then(|| Hit::swap(place, "/"))
}

/// `10.1016%2S0140-6736(97)11096-0`: the escape of the slash without its last digit, right after the number of a
/// registrant.
fn cut_escape(pasted: &Pasted<'_>) -> Option<Hit> {
    const CUT: &str = "%2";
    let at = registrant_end(pasted.flat, pasted.body.start).filter(|_| pasted.is_name())?;
    let place = at..at + CUT.len();
    // Names of some registrants begin with a small `f`.
    let is_whole_escape = pasted.flat[at..].starts_with(b"%2F");
    let is_cut = starts(pasted.flat, at, CUT) && !is_whole_escape && place.end < pasted.body.end;
    let may_be_escape = || pasted.flat[place.end].is_ascii_hexdigit();
    (is_cut && (!may_be_escape() || registrant::is_whole_with(pasted, &place, "/")))
        .then(|| Hit::swap(place, "/"))
}

/// `hdl:10.1000%2F182`: in an `hdl` URI, the first `/`, at `slash`, may not be escaped.
fn escaped_slash(pasted: &Pasted<'_>, slash: usize) -> Option<Hit> {
    let mut slashes = pasted.body.clone().filter(|&at| pasted.flat[at] == b'/');
    let escaped = pasted.kind == Kind::Hdl && slashes.all(|at| !pasted.is_raw(&(at..at + 1)));
    (escaped && name::handle_slash(pasted.flat, pasted.body.start).is_some())
        .then(|| Hit::swap(slash..slash + 1, "/"))
}

/// A dot in place of the slash, among or after the digits and dots that a name begins with: `10.5281.zenodo.1`,
/// `10.1155.2012.5069.1`.
fn dot_for_slash(text: &[u8], Range { start, end }: Range<usize>, doi: bool) -> Option<Hit> {
    let begins = |octet: &u8| octet.is_ascii_alphabetic() || begins_society(&text[end..]);
    if doi && text[end - 1] == b'.' && text.get(end).is_some_and(begins) {
        return Some(Hit::swap(end - 1..end, "/"));
    }
    let number = registrant_end(text, start).filter(|number| text[*number..end].len() > 3)?;
    Some(Hit::swap(number..number + 1, "/"))
}

/// Where an entity that HTML may have for `/` ends, if it begins at `at`.
fn entity_end(text: &[u8], at: usize) -> Option<usize> {
    let rest = text.get(at..).filter(|rest| rest.starts_with(b"&"))?;
    let (meant, end) = entity::first(Decoded::part(rest, 0, false))?;
    (meant == '/').then_some(at + end as usize)
}

/// Another sign in place of the slash, after the digits and dots that a name begins with.
fn sign_for_slash(
    pasted: &Pasted<'_>,
    Range { start, end }: Range<usize>,
    doi: bool,
) -> Option<Hit> {
    let text = pasted.flat;
    let authority = &text[start..end];
    // An escape that a link still has after decoding was escaped twice, which another rule finds.
    let is_name = pasted.is_name();
    let slash = slash_end(text, end);
    let escape = ["2F", "5C"]
        .iter()
        .find_map(|digits| letter::escaped(text, end, digits))
        .filter(|_| is_name);
    let mark = || {
        IN_PLACE_OF_SLASH.iter().find(|mark| starts(text, end, mark)).map(|mark| end + mark.len())
    };
    let entity = entity_end(text, end);
    let is_sure = slash.is_some() || escape.is_some() || entity.is_some();
    let follows = slash.or(escape).or(entity).or_else(mark)?;
    // The `#` of an entity looks like the end of the identifier.
    let rest = &text[follows..pasted.body.end.max(follows)];
    let named =
        text.get(follows).is_some_and(|octet| octet.is_ascii_alphanumeric() || *octet == b'(');
    let is_long = authority.starts_with(name::REPOSITORIES.as_bytes())
        && authority.len() > "20.500.1234".len();
    // In the prefix of an `hdl` URI, a colon must be escaped.
    let is_colon = pasted.kind == Kind::Hdl && starts(text, end, ":") && authority.contains(&b'.');
    // A URN has colons between its parts.
    let is_of_urn = starts(text, end, ":") && follows_urn(text, start) && authority.len() > 3;
    // A long number before a word or before another one is a prefix, not the index of a value.
    let is_prefix = || {
        let next = text.get(follows).copied().unwrap_or_default();
        (4..10).contains(&authority.len())
            && are_digits(authority)
            && starts(text, end, ":")
            && (next.is_ascii_alphabetic() || authority.len() > 4 && rest.len() > 3)
    };
    let stands = if is_sure {
        doi || authority.len() > 3 && authority[0].is_ascii_digit()
    } else {
        is_of_urn || (doi || is_long || is_colon || is_prefix()) && is_local_name(rest)
    };
    let hit = || Hit::swap(end..follows, "/");
    (stands && named && !authority.ends_with(b"."))
        .then(|| everywhere(pasted, end).unwrap_or_else(hit))
}

/// The mark at `first` in place of all slashes of a name: the underscores of the name of a file, as in
/// `10.1093_nar_gkaa1100.pdf`, if the form of the name shows that it has slashes there, or bars, which no name has, as
/// in `10.3847|1538-3881|aabc4f`.
fn everywhere(pasted: &Pasted<'_>, first: usize) -> Option<Hit> {
    let (text, start, mark) = (pasted.flat, pasted.body.start, pasted.flat[first]);
    let name = pasted.body();
    let name = name.strip_suffix(b".pdf").unwrap_or(name);
    let is_mark = |at: &usize| text[*at] == mark;
    let places = || (first..start + name.len()).filter(is_mark);
    let with_slashes = || -> Vec<u8> {
        name.iter().map(|octet| if *octet == mark { b'/' } else { *octet }).collect()
    };
    let is_name = places().count() > 1
        && match mark {
            b'_' => registrant::is_whole(&with_slashes()),
            b'|' => is_word(&text[first..pasted.body.end], b"|._-()"),
            _ => false,
        };
    if is_name { Hit::all(places().map(|at| (at..at + 1, "/".into()))) } else { None }
}
