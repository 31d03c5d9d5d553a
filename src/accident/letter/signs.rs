//! Signs that stand for those of ASCII which they look like.

use core::ops::Range;

use crate::accident::form::octets::{run, starts};
use crate::accident::name::registered_doi_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::places::{each, is_inside_word};

/// Signs of mathematics and typography, and the signs of ASCII that they look like.
const SIGNS: &[(&str, &str)] = &[
    ("․", "."),
    ("⁄", "/"),
    ("∕", "/"),
    ("⧸", "/"),
    ("╱", "/"),
    ("·", "."),
    ("∙", "."),
    ("・", "."),
    ("･", "."),
    ("﹒", "."),
    ("\u{66B}", "."),
    (RATIO, ":"),
];

/// The sign of a ratio, which Chinese keyboards write beside the colon.
const RATIO: &str = "∶";

/// The signs that look like a slash.
pub(crate) fn slashes() -> impl Iterator<Item = &'static str> {
    SIGNS.iter().filter(|(_, meant)| *meant == "/").map(|(sign, _)| *sign)
}

/// The beginnings of URIs and links.
const SCHEMES: [&str; 4] = ["hdl:", "info:", "http:", "https:"];

/// The place of the sign of a ratio after a scheme, where the colon stands.
fn ratio(text: &[u8]) -> Option<Range<usize>> {
    let end = run(text, 0, u8::is_ascii_alphabetic);
    let is_scheme = |scheme: &&str| scheme.len() == end + 1 && starts(text, 0, &scheme[..end]);
    let is_ratio = starts(text, end, RATIO) && SCHEMES.iter().any(is_scheme);
    is_ratio.then(|| end..end + RATIO.len())
}

/// `info:doi⁄10.1000⁄182`, `https:⁄⁄doi.org⁄10.1000⁄182`: a URI or a link in which a sign that looks like a slash
/// stands in place of every slash, or the sign of a ratio in place of the first colon.
pub(crate) fn slashes_of_uri(pasted: &Pasted<'_>) -> Option<Hit> {
    if let Some(colon) = ratio(pasted.flat) {
        return Some(Hit::swap(colon, ":"));
    }
    let is_uri = SCHEMES.iter().any(|scheme| starts(pasted.flat, 0, scheme));
    if !is_uri || pasted.flat.contains(&b'/') {
        return None;
    }
    each(pasted, |character, _| {
        slashes().any(|slash| slash.starts_with(character)).then(|| "/".into())
    })
}

/// A sign that looks like a full stop or a slash, between letters or digits. There are other rules for the first slash,
/// and for middle dots in the prefix.
pub(crate) fn signs(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.may_be_handle() {
        return None;
    }
    let slash = pasted.body.start + pasted.body().iter().position(|&octet| octet == b'/')?;
    each(pasted, |character, range| {
        let (_, meant) = SIGNS.iter().find(|(sign, _)| sign.starts_with(character))?;
        let has_other_rule = range.start < slash && "·∙・･\u{66B}".contains(character);
        (!has_other_rule && is_inside_word(pasted, range)).then(|| (*meant).into())
    })
}

/// A multiplication sign between digits or letters of a DOI name, or after its last dot, where the letter `x` was
/// meant.
pub(crate) fn times(pasted: &Pasted<'_>) -> Option<Hit> {
    let slash = registered_doi_slash(pasted.flat, pasted.body.start)?;
    let (text, sign) = (&pasted.flat[..pasted.body.end], "×");
    let is_sign = |&at: &usize| starts(text, at, sign) && is_within(text, at, at + sign.len());
    Hit::all((slash..text.len()).filter(is_sign).map(|at| (at..at + sign.len(), "x".into())))
}

/// Whether a sign stands between digits or letters, or is all that follows a dot.
fn is_within(text: &[u8], start: usize, end: usize) -> bool {
    let is_word = |octet: &u8| octet.is_ascii_alphanumeric();
    match text.get(end) {
        Some(next) => is_word(&text[start - 1]) && is_word(next),
        None => text[start - 1] == b'.',
    }
}
