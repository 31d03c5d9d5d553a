//! Dashes in place of a hyphen.

use core::ops::Range;

use crate::accident::form::octets;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::confusable::{self, Looks};

use super::places::{each, is_between_digits};

/// The characters that stand for a hyphen between digits: the sign of a long vowel, which input methods of Japanese
/// write for the key of the hyphen, the Chinese digit one, for which scanners take a hyphen, the hyphen of Hebrew, the
/// stroke that lengthens Arabic words, and a bullet that looks like a hyphen.
pub(crate) const STROKES: [char; 5] = ['ー', '一', '\u{5BE}', '\u{640}', '\u{2043}'];

/// Dashes that are not the hyphen of ASCII.
pub(crate) fn dash(pasted: &Pasted<'_>) -> Option<Hit> {
    let hit = each(pasted, |character, range| {
        // A dash after a blank begins a note.
        let apart = octets::blanks_before(pasted.flat, range.start) < range.start;
        let is_typed = STROKES.contains(&character) && is_between_digits(pasted, range);
        let dash = is_typed || confusable::looks(character) == Some(Looks::LikeAHyphen);
        let last = character == '—' && range.end == pasted.body.end;
        (dash && !apart && !last && range.start >= pasted.body.start).then(|| "-".into())
    })?;
    let is_range = is_range(pasted, &hit);
    Some(hit.offered(!is_range))
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
    let parts = text.get(first.clone()).zip(text.get(last.clone()));
    is_number(&last) && (is_pair() || goes_on())
        || parts.is_some_and(|(first, last)| is_word_again(first, last))
}

/// Whether `last` is a word with a number, and `first` ends with the same word and a smaller number of the same length:
/// `nphys1170–nphys1175`.
fn is_word_again(first: &[u8], last: &[u8]) -> bool {
    let word = octets::run(last, 0, u8::is_ascii_alphabetic);
    let begun = first.len().checked_sub(last.len()).and_then(|start| first.get(start..));
    begun.is_some_and(|begun| {
        word > 0
            && begun[..word] == last[..word]
            && begun[word..] < last[word..]
            && [begun, last].iter().all(|name| octets::are_digits(&name[word..]))
    })
}
