//! Accidents with characters.
//!
//! The files of the folder recognise letters of other scripts, characters that were read in the wrong charset, and
//! those that another format writes in its own way. This file recognises characters that are not shown, dashes, wide
//! letters and lost characters.

mod entity;
mod escape;
mod mojibake;
mod percent;
mod plain;
mod script;

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::confusable::{self, Looks};
use crate::text::{character, quote};

use super::hit::Hit;
use super::label;
use super::name;
use super::octets::{self, blank};
use super::pasted::Pasted;
use super::registrant;

pub(super) use entity::{cut_entity, entities, lost_entity};
pub(super) use escape::{json, latex, latex_end, quoted_printable};
pub(super) use mojibake::mojibake;
pub(super) use percent::{double_escapes, escaped, escapes};
pub(crate) use script::latin;
pub(super) use script::{script, times};

/// Invisible characters, wherever they are. A blank at the beginning or end is another accident.
pub(super) fn invisible(pasted: &Pasted<'_>) -> Option<Hit> {
    let inner = octets::between_blanks(pasted.flat, 0..pasted.flat.len());
    let hidden = |character: char, range: &Range<usize>| {
        confusable::looks(character) == Some(Looks::LikeNothing)
            && (blank(pasted.flat, range.start) == 0
                || (inner.contains(&range.start) && !is_beside_blank(pasted, range)))
    };
    let is_hyphen = has_hyphens(pasted.body());
    let meant = |character| if is_hyphen && character == SOFT_HYPHEN { "-" } else { "" };
    let hit =
        each(pasted, |character, range| hidden(character, range).then(|| meant(character).into()))?;
    Some(spelled(pasted, hit))
}

/// The soft hyphen, which some programs write for a hyphen.
const SOFT_HYPHEN: char = '\u{AD}';

/// Whether a name has a form of its registrant if its soft hyphens are hyphens.
fn has_hyphens(name: &[u8]) -> bool {
    let Ok(name) = core::str::from_utf8(name) else { return false };
    name.contains(SOFT_HYPHEN) && registrant::is_whole(name.replace(SOFT_HYPHEN, "-").as_bytes())
}

/// The hit, with the names of its characters, each once, as the words for `{what}` in its message.
fn spelled(pasted: &Pasted<'_>, hit: Hit) -> Hit {
    let mut names: Vec<String> = Vec::new();
    for range in [&hit.place].into_iter().chain(&hit.others) {
        for (character, _) in
            pasted.characters(range.start).take_while(|(_, place)| place.end <= range.end)
        {
            let name = character.map(quote::character).unwrap_or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    hit.called(names.join(", "))
}

/// Whether a no-break space is next to a blank or to words, so that it separates words and a note may follow it.
fn is_beside_blank(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    let text = &pasted.flat;
    blank(text, range.end) > 0 || octets::blanks_before(text, range.start) < range.start || {
        // Words before or after it also show that it separates.
        text[range.end..].contains(&b' ')
            || text[..range.start].contains(&b' ')
            || label::end(text, 0).is_some_and(|end| end == range.end)
            || label::end(text, range.end).is_some()
            || name::identifier(text, range.end)
            || is_before_word(text, range)
    }
}

/// Whether a name with a digit at its end stands before these blanks, and one word after them.
fn is_before_word(text: &[u8], blanks: &Range<usize>) -> bool {
    let (before, word) = (&text[..blanks.start], &text[blanks.end..]);
    before.contains(&b'/')
        && before.last().is_some_and(u8::is_ascii_digit)
        && word.len() > 2
        && word.iter().all(u8::is_ascii_alphabetic)
}

/// The sign of a long vowel, which input methods of Japanese write for the key of the hyphen.
pub(super) const LONG_VOWEL: char = 'ー';

/// Dashes that are not the hyphen of ASCII.
pub(super) fn dash(pasted: &Pasted<'_>) -> Option<Hit> {
    let hit = each(pasted, |character, range| {
        // A dash after a blank begins a note.
        let apart = octets::blanks_before(pasted.flat, range.start) < range.start;
        let is_typed = character == LONG_VOWEL && is_between_digits(pasted, range);
        let dash = is_typed || confusable::looks(character) == Some(Looks::LikeAHyphen);
        let last = character == '—' && range.end == pasted.body.end;
        (dash && !apart && !last && range.start >= pasted.body.start).then(|| "-".into())
    })?;
    let hit = spelled(pasted, hit);
    Some(if is_range(pasted, &hit) { hit.unoffered() } else { hit })
}

/// Whether the dash stands for a range of names. Either two numbers of the same length stand around it, the smaller one
/// first; or a whole name stands before it, and after it a number no longer than the one at the end of that name.
fn is_range(pasted: &Pasted<'_>, hit: &Hit) -> bool {
    let (Some(slash), []) = (pasted.slash, &hit.others[..]) else { return false };
    let text = pasted.flat;
    let (first, last) = (slash + 1..hit.place.start, hit.place.end..pasted.body.end);
    let is_number = |range: &Range<usize>| text.get(range.clone()).is_some_and(octets::are_digits);
    let is_pair = || {
        let len = first.len();
        len > 3
            && len == last.len()
            && is_number(&first)
            && text[first.clone()] < text[last.clone()]
    };
    let number = octets::run_before(text, first.end, u8::is_ascii_digit)..first.end;
    let goes_on = || {
        (2..=number.len()).contains(&last.len())
            && registrant::is_whole(&text[pasted.body.start..first.end])
    };
    is_number(&last) && (is_pair() || goes_on())
}

/// Whether a digit stands right before a character, and another right after it.
fn is_between_digits(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    let is_digit = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_digit);
    is_digit(pasted.flat[..range.start].last()) && is_digit(pasted.flat.get(range.end))
}

/// U+FFFD: a program wrote it for a character that it could not read.
pub(super) fn replacement(pasted: &Pasted<'_>) -> Option<Hit> {
    // If the local name has no letter or digit besides it, U+FFFD may be meant as the name itself.
    if !name::local_name(pasted.body()).iter().any(u8::is_ascii_alphanumeric) {
        return None;
    }
    // Between digits, a hyphen or another character of the name was lost.
    let mut is_inside = false;
    let hit = each(pasted, |character, range| {
        let is_lost = character == char::REPLACEMENT_CHARACTER;
        is_inside |= is_lost && is_between_digits(pasted, range);
        is_lost.then(String::new)
    })?;
    Some(if is_inside { hit.unoffered() } else { hit })
}

/// Wide letters, digits and signs of East Asian input methods.
pub(super) fn fullwidth(pasted: &Pasted<'_>) -> Option<Hit> {
    let mut shows_slip = false;
    let text = pasted.flat;
    let hit = each(pasted, |character, range| {
        let narrow = match character {
            '\u{FF0D}' => return None,
            // There is another rule for the end of a sentence.
            '．' if range.end == text.len() => return None,
            '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(character) - 0xFEE0)?,
            '\u{FF61}' => '.',
            '。' if is_between_digits(pasted, range) && !begins_unspaced(&text[range.end..]) => {
                '.'
            }
            '。' if pasted.host.contains(&range.start) => '.',
            _ => return None,
        };
        // Japanese and Chinese texts use wide brackets and punctuation, so these alone show nothing, unless digits
        // stand on both sides of a bracket.
        shows_slip |= narrow.is_ascii_alphanumeric()
            || matches!(narrow, '.' | '/' | ':')
            || matches!(narrow, '(' | ')') && is_between_digits(pasted, range);
        Some(pasted.written(narrow.encode_utf8(&mut [0; 4])))
    })?;
    shows_slip.then_some(hit)
}

/// Whether the text begins with a letter of a language that writes no spaces, perhaps after digits, as in `2020年`.
pub(super) fn begins_unspaced(text: &[u8]) -> bool {
    let end = octets::run(text, 0, u8::is_ascii_digit);
    character::first(&text[end..]).is_some_and(character::is_unspaced)
}

/// The characters with which some fonts show two or three letters.
const LIGATURES: &[(char, &str)] =
    &[('ﬀ', "ff"), ('ﬁ', "fi"), ('ﬂ', "fl"), ('ﬃ', "ffi"), ('ﬄ', "ffl")];

/// A ligature, which comes from the text of a PDF.
pub(super) fn ligature(pasted: &Pasted<'_>) -> Option<Hit> {
    let letters = |character| LIGATURES.iter().find(|(known, _)| *known == character);
    each(pasted, |character, _| letters(character).map(|(_, letters)| (*letters).into()))
}

/// The zeros of other scripts, each with the other nine digits after it.
const ZEROS: &[char] = &['\u{660}', '\u{6F0}', '\u{966}'];

/// Arabic, Persian or Hindi digits in the prefix.
pub(super) fn digits(pasted: &Pasted<'_>) -> Option<Hit> {
    let digit = |character: char| {
        let after = |&zero: &char| u32::from(character).checked_sub(u32::from(zero));
        ZEROS.iter().filter_map(after).find(|after| *after < 10)
    };
    // The digits and dots of ASCII may come first.
    let start = octets::run(pasted.flat, pasted.body.start, |octet| b"0123456789.".contains(octet));
    if pasted.flat.get(start)?.is_ascii() || !pasted.may_be_handle() {
        return None;
    }
    pasted.characters(start).next()?.0.and_then(digit)?;
    each(pasted, |character, _| match character {
        // The decimal separator of Arabic.
        '\u{66B}' => Some(".".into()),
        _ => digit(character).and_then(|digit| char::from_digit(digit, 10)).map(String::from),
    })
}

/// Signs of mathematics and typography, and the signs of ASCII that they look like.
const SIGNS: &[(&str, &str)] = &[("․", "."), ("⁄", "/"), ("∕", "/"), ("⧸", "/"), ("╱", "/")];

/// The signs that look like a slash.
pub(super) fn slashes() -> impl Iterator<Item = &'static str> {
    SIGNS.iter().filter(|(_, meant)| *meant == "/").map(|(sign, _)| *sign)
}

/// A sign that looks like a full stop or a slash, between letters or digits. There is another rule for the first slash.
pub(super) fn signs(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.may_be_handle() || !pasted.body().contains(&b'/') {
        return None;
    }
    let is_alphanumeric = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_alphanumeric);
    each(pasted, |character, range| {
        let (_, meant) = SIGNS.iter().find(|(sign, _)| sign.starts_with(character))?;
        let (before, after) = (pasted.flat[..range.start].last(), pasted.flat.get(range.end));
        (is_alphanumeric(before) && is_alphanumeric(after)).then(|| (*meant).into())
    })
}

/// A hit with a place for each character for which `meant` returns what was meant.
fn each(
    pasted: &Pasted<'_>,
    meant: impl FnMut(char, &Range<usize>) -> Option<String>,
) -> Option<Hit> {
    let mut meant = meant;
    if pasted.flat.is_ascii() {
        return None;
    }
    let places = pasted.characters(0).filter_map(|(character, range)| {
        let text = meant(character?, &range)?;
        Some((range, text))
    });
    Hit::all(runs(places))
}

/// Joins places that are next to each other. Hyphens stay apart, because one of two hyphens may be surplus.
fn runs(places: impl Iterator<Item = (Range<usize>, String)>) -> Vec<(Range<usize>, String)> {
    let mut runs: Vec<(Range<usize>, String)> = Vec::new();
    for (range, text) in places {
        match runs.last_mut().filter(|(last, _)| last.end == range.start && text != "-") {
            Some((last, whole)) => {
                last.end = range.end;
                whole.push_str(&text);
            }
            None => runs.push((range, text)),
        }
    }
    runs
}

/// `10.1242/?bio.…`: a question mark where a local name begins, in place of a character that a charset lacks. In a URI,
/// only an escaped `?` can stand there, because a raw one begins the query.
pub(super) fn lost(pasted: &Pasted<'_>) -> Option<Hit> {
    let place = pasted.slash.filter(|_| pasted.may_be_handle())? + 1;
    let name = &pasted.flat[place..pasted.body.end];
    let marks = matches!(name, [b'?', next, ..] if next.is_ascii_alphanumeric());
    marks.then(|| Hit::cut(place..place + 1))
}

/// `_x000D_` at the end: how the files of Microsoft Office write a line break or a tab in a cell.
pub(super) fn office(pasted: &Pasted<'_>) -> Option<Hit> {
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
