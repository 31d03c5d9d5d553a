//! Blanks inside a name that was broken at the end of a line.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{are_digits, blank, blank_name};
use crate::accident::name::registered_doi_slash;
use crate::accident::rest::gap::case::Verdict;
use crate::accident::rest::gap::hyphen;
use crate::accident::rest::gap::joins::joins;
use crate::accident::rest::gap::place::{Gap, blanks_end};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// In how many places a name can be broken. A text with more blanks than that is no name, and the look at each of them
/// reads the whole text.
const MOST_PLACES: usize = 32;

/// Blanks inside a name that was broken at the end of a line: next to its slash, after a mark at which lines are
/// broken, or as a line break itself.
pub(crate) fn broken(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.may_be_handle() {
        return None;
    }
    let body = pasted.body.clone();
    let mut places: Vec<(Range<usize>, String)> = Vec::new();
    let (mut at, mut is_unsure, mut what) = (body.start, false, "");
    while at < body.end {
        if blank(text, at) == 0 {
            at += 1;
            continue;
        }
        let blanks = at..blanks_end(text, at);
        let (head, tail) = (&text[body.start..blanks.start], &text[blanks.end..body.end]);
        let gap = Gap::new(head, &text[blanks.clone()], tail);
        let verdict = if tail.is_empty() { Verdict::Ends } else { joins(&gap) };
        if verdict == Verdict::Ends {
            break;
        }
        is_unsure |= verdict == Verdict::Unsure;
        at = blanks.end;
        if places.len() == MOST_PLACES {
            return None;
        }
        if what.is_empty() {
            what = blank_name(text[blanks.start]);
        }
        let is_mark = is_mark_of_break(text, &blanks) || hyphen::is_added(&gap);
        let start = blanks.start - usize::from(is_mark);
        places.push((start..blanks.end, String::new()));
    }
    let hit = Hit::all(places)?.called(what);
    Some(hit.offered(!is_unsure))
}

/// Whether the mark before the blanks says only that a line was broken there: the `=` of an e-mail that is encoded as
/// quoted-printable, or a hyphen right after a dot or a slash.
fn is_mark_of_break(text: &[u8], blanks: &Range<usize>) -> bool {
    matches!(text[..blanks.start], [.., b'='] | [.., b'.' | b'/', b'-'])
}

/// `10.1162/tacl a 00475`: blanks in place of the underscores between a word, a letter and a number, as PDFs show them.
pub(crate) fn underscores(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = &pasted.flat[..pasted.body.end];
    let start = registered_doi_slash(text, pasted.body.start)? + 1;
    let mut parts = text[start..].split(|&octet| octet == b' ');
    let (word, letter, number) = (parts.next()?, parts.next()?, parts.next()?);
    let is_name = word.iter().chain(letter).all(u8::is_ascii_alphabetic)
        && letter.len() == 1
        && number.len() == 5
        && are_digits(number);
    let (first, second) = (start + word.len(), start + word.len() + " a".len());
    let places = [first..first + 1, second..second + 1];
    is_name.then(|| Hit::all(places.map(|place| (place, "_".into()))))?
}
