//! Blanks inside a name that was broken at the end of a line.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::name::registered_doi_slash;
use crate::accident::octets::{are_digits, blank, blank_name, blanks, run_before};
use crate::accident::pasted::Pasted;
use crate::accident::registrant;

use super::gap::Gap;
use super::joins::{is_first_number, joins};

/// Blanks inside a name that was broken at the end of a line: next to its slash, after a mark at which lines are
/// broken, or as a line break itself.
pub(crate) fn broken(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.may_be_handle() {
        return None;
    }
    let body = pasted.body.clone();
    let mut places: Vec<(Range<usize>, String)> = Vec::new();
    let (mut at, mut is_open, mut what) = (body.start, false, "");
    while at < body.end {
        if blank(text, at) == 0 {
            at += 1;
            continue;
        }
        let blanks = at..blanks(text, at);
        let (head, tail) = (&text[body.start..blanks.start], &text[blanks.end..body.end]);
        let gap = Gap::new(head, &text[blanks.clone()], tail);
        if tail.is_empty() || !joins(&gap) {
            break;
        }
        // Between a word and a number, the blank may also stand for a mark.
        is_open |= head.last().is_some_and(u8::is_ascii_alphabetic)
            && is_first_number(&gap)
            && !registrant::is_whole(&[head, tail].concat());
        at = blanks.end;
        if what.is_empty() {
            what = blank_name(text[blanks.start]);
        }
        let is_mark = is_mark_of_break(text, &blanks) || is_added_hyphen(&gap);
        let start = blanks.start - usize::from(is_mark);
        is_open |= is_after_number(text, body.start, &blanks)
            || !is_mark && (is_hyphenation(text, &blanks) || is_in_number(&gap));
        places.push((start..blanks.end, String::new()));
    }
    let hit = Hit::all(places)?.called(what);
    Some(hit.offered(!is_open))
}

/// Whether the mark before the blanks says only that a line was broken there: the `=` of an e-mail that is encoded as
/// quoted-printable, or a hyphen right after a dot or a slash.
fn is_mark_of_break(text: &[u8], blanks: &Range<usize>) -> bool {
    matches!(text[..blanks.start], [.., b'='] | [.., b'.' | b'/', b'-'])
}

/// Whether the blanks follow a number of five digits or more with which a handle begins, so that they may stand for its
/// slash, unless the slash is there: `10044 1/968`.
fn is_after_number(text: &[u8], start: usize, blanks: &Range<usize>) -> bool {
    let is_number = blanks.start > start + 4 && are_digits(&text[start..blanks.start]);
    is_number && text.get(blanks.end) != Some(&b'/')
}

/// Whether the hyphen before a blank does not belong to the name: without it, the name has a form of its registrant, and
/// with it, it has none.
fn is_added_hyphen(gap: &Gap<'_>) -> bool {
    let Some(name) = gap.head.strip_suffix(b"-") else { return false };
    let is_whole = |head| registrant::is_whole(without_punctuation(&[head, gap.token].concat()));
    is_whole(name) && !is_whole(gap.head)
}

/// A name without the punctuation after it.
fn without_punctuation(name: &[u8]) -> &[u8] {
    &name[..run_before(name, name.len(), |octet| b".,;:".contains(octet))]
}

/// Whether a local name has only digits up to its hyphen: nobody knows whether that was added where a line was broken.
fn is_in_number(gap: &Gap<'_>) -> bool {
    let number = gap.name().strip_suffix(b"-").unwrap_or_default();
    !number.is_empty() && are_digits(number)
}

/// Whether a line ends here with a hyphen between two small letters, which may be a part of the name or not.
fn is_hyphenation(text: &[u8], blanks: &Range<usize>) -> bool {
    let is_letter = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_lowercase);
    let word = text[..blanks.start].strip_suffix(b"-");
    text[blanks.clone()].contains(&b'\n')
        && word.is_some_and(|word| is_letter(word.last()))
        && is_letter(text.get(blanks.end))
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
