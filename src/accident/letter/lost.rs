//! Characters that a program lost, or wrote in a way of its own.

use alloc::string::String;

use crate::accident::hit::Hit;
use crate::accident::name;
use crate::accident::octets;
use crate::accident::pasted::Pasted;
use crate::accident::registrant;

use super::places::{each, is_inside_word};

/// U+FFFD: a program wrote it for a character that it could not read.
pub(crate) fn replacement(pasted: &Pasted<'_>) -> Option<Hit> {
    // If the local name has no letter or digit besides it, U+FFFD may be meant as the name itself.
    if !name::local_name(pasted.body()).iter().any(u8::is_ascii_alphanumeric) {
        return None;
    }
    // Between letters or digits, a hyphen or another character of the name was lost, unless its form shows otherwise.
    let mut is_inside = false;
    let hit = each(pasted, |character, range| {
        let is_lost = character == char::REPLACEMENT_CHARACTER;
        is_inside |= is_lost && is_inside_word(pasted, range);
        is_lost.then(String::new)
    })?;
    let has_form = || {
        let name = String::from_utf8_lossy(pasted.body());
        registrant::is_whole(name.replace(char::REPLACEMENT_CHARACTER, "").as_bytes())
    };
    Some(hit.offered(!is_inside || has_form()))
}

/// `10.1242/?bio.…`: a question mark where a local name begins, in place of a character that a charset lacks. In a URI,
/// only an escaped `?` can stand there, because a raw one begins the query.
pub(crate) fn lost(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = pasted.slash_of_handle()? + 1;
    let name = &pasted.flat[place..pasted.body.end];
    let marks = matches!(name, [b'?', next, ..] if next.is_ascii_alphanumeric());
    marks.then(|| Hit::cut(place..place + 1))
}

/// `_x000D_` at the end: how the files of Microsoft Office write a line break or a tab in a cell.
pub(crate) fn office(pasted: &Pasted<'_>) -> Option<Hit> {
    const ENDS: &[(&str, &str)] =
        &[("_x000D_", "a line break"), ("_x000A_", "a line break"), ("_x0009_", "a tab")];
    let (text, end) = (pasted.flat, pasted.flat.len());
    let (mut start, mut meant) = (end, None);
    while let Some(&(escape, words)) =
        ENDS.iter().find(|(escape, _)| octets::ends(text, start, escape))
    {
        (start, meant) = (start - escape.len(), Some(words));
    }
    let meant = meant.filter(|_| start > 0)?;
    Some(Hit::cut(start..end).called(meant))
}
