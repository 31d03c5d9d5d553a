//! The places of characters in a text, as one accident.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::quote;

/// A hit with a place for each character for which `meant` returns what was meant.
pub(super) fn each(
    pasted: &Pasted<'_>,
    mut meant: impl FnMut(char, &Range<usize>) -> Option<String>,
) -> Option<Hit> {
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

/// The hit, with the names of its characters, each once, as the words for `{what}` in its message.
pub(super) fn spelled(pasted: &Pasted<'_>, hit: Hit) -> Hit {
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

/// Whether a digit stands right before a character, and another right after it.
pub(super) fn is_between_digits(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    is_between(pasted, range, u8::is_ascii_digit)
}

/// Whether a letter or a digit of ASCII stands right before a character, and another right after it.
pub(super) fn is_inside_word(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    is_between(pasted, range, u8::is_ascii_alphanumeric)
}

/// Whether such an octet stands right before a character, and another right after it.
pub(super) fn is_between(pasted: &Pasted<'_>, range: &Range<usize>, is: fn(&u8) -> bool) -> bool {
    pasted.flat[..range.start].last().is_some_and(is) && pasted.flat.get(range.end).is_some_and(is)
}
