//! Characters that a program lost, or wrote in a way of its own.

use alloc::string::String;

use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::places::{each, is_between, is_inside_word};

/// U+FFFD: a program wrote it for a character that it could not read.
pub(crate) fn replacement(pasted: &Pasted<'_>) -> Option<Hit> {
    // If the local name has no letter or digit besides it, U+FFFD may be meant as the name itself.
    if !name::local_name(pasted.body()).iter().any(u8::is_ascii_alphanumeric) {
        return None;
    }
    let hyphens =
        with_lost(pasted.body(), "-").filter(|name| registrant::is_whole(name.as_bytes()));
    // Between letters or digits, a hyphen or another character of the name was lost, unless its form shows otherwise.
    let (mut is_inside, mut is_in_word) = (false, false);
    let hit = each(pasted, |character, range| {
        let follows = pasted.before(range.start).is_some_and(|(before, _)| is_lost(before));
        if is_lost(character) && !follows {
            let range = range.start..lost_end(pasted, range.start);
            is_inside |= is_inside_word(pasted, &range);
            is_in_word |= is_between(pasted, &range, u8::is_ascii_alphabetic);
        }
        let is_hyphen = hyphens.is_some() && !follows && range.end < pasted.body.end;
        let meant = if is_hyphen { "-" } else { "" };
        is_lost(character).then(|| meant.into())
    })?;
    let is_whole = |meant| {
        with_lost(pasted.body(), meant).is_some_and(|name| registrant::is_whole(name.as_bytes()))
    };
    // Only a form of a fixed length shows that nothing but U+FFFD stood there.
    let has_form = || !is_in_word && is_whole("") && !["0", "x", "."].into_iter().any(is_whole);
    Some(hit.offered(hyphens.is_some() || !is_inside || has_form()))
}

/// Whether this is U+FFFD.
fn is_lost(character: char) -> bool {
    character == char::REPLACEMENT_CHARACTER
}

/// Where the characters U+FFFD from `at` on end: some programs write one for each octet of a lost character.
fn lost_end(pasted: &Pasted<'_>, at: usize) -> usize {
    let lost = pasted.characters(at).take_while(|(character, _)| character.is_some_and(is_lost));
    lost.last().map_or(at, |(_, range)| range.end)
}

/// The name with `meant` in place of its characters U+FFFD, of which several side by side count as one; `None` if it
/// has none.
fn with_lost(name: &[u8], meant: &str) -> Option<String> {
    let name = core::str::from_utf8(name).ok().filter(|name| name.contains(is_lost))?;
    let mut parts =
        name.split(is_lost).enumerate().filter(|(at, part)| *at == 0 || !part.is_empty());
    let mut written = String::from(parts.next()?.1);
    for (_, part) in parts {
        written.push_str(meant);
        written.push_str(part);
    }
    Some(written)
}

/// `10.1242/?bio.…`: a question mark where a local name begins, in place of a character that a charset lacks. In a URI,
/// only an escaped `?` can stand there, because a raw one begins the query.
pub(crate) fn lost(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = pasted.slash_of_handle()? + 1;
    let name = &pasted.flat[place..pasted.body.end];
    let marks = matches!(name, [b'?', next, ..] if next.is_ascii_alphanumeric());
    marks.then(|| Hit::cut(place..place + 1))
}
