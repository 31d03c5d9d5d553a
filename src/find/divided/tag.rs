//! Tags around a part of an identifier that only change how letters look, or mark a word that was searched for:
//! `10.1038/<i>nature12373</i>`.

use alloc::vec::Vec;

use crate::accident::registrant::is_whole;
use crate::find::clue::alone::name::{ends_with_prefix_and_slash, from_ten, prefix};
use crate::find::clue::alone::scheme::begins;
use crate::find::context::word::{LONGEST_NAME, ends_word, without_punctuation};
use crate::text::{self, ascii, position};

use super::next_word::{BREAKING, begins_with_mark, continues_prefix};

/// Elements that stand inside a word. Each stands without attributes, whose blanks and quotation marks divide words.
const ELEMENTS: [&str; 13] =
    ["b", "bold", "em", "font", "i", "italic", "mark", "span", "strong", "u", "w:r", "w:t", "wbr"];

/// Elements that break a line.
const LINE_BREAKS: [&str; 3] = ["<br>", "<br/>", "<br />"];

/// How many octets at the beginning of `text` are tags, one after the other.
fn tags(text: &[u8]) -> Option<usize> {
    let mut end = 0;
    while let Some(width) = tag(&text[end..]) {
        end += width;
    }
    (end > 0).then_some(end)
}

/// How many octets the tag at the beginning of `text` has.
pub(in crate::find) fn tag(text: &[u8]) -> Option<usize> {
    let rest = text.strip_prefix(b"<")?;
    if let Some(line_break) = LINE_BREAKS.iter().find(|tag| ascii::starts_with(text, tag)) {
        return Some(line_break.len());
    }
    let name = usize::from(rest.first() == Some(&b'/'));
    let is_element = |element: &&&str| {
        ascii::starts_with(&rest[name..], element) && rest.get(name + element.len()) == Some(&b'>')
    };
    ELEMENTS.iter().find(is_element).map(|element| "<>".len() + name + element.len())
}

/// How many octets of `rest` are tags inside an identifier, which goes on after them. `before` is what the identifier
/// has before them, and ends
///
/// - where the path of a link begins, and the prefix of a DOI name follows;
/// - the prefix of a DOI name and its `/`, and a word follows that [continues it](continues_prefix);
/// - the text of an element that began in the identifier, and a digit, or a mark and more of the name follows;
/// - a DOI name that has a form of its registrant only with the next word.
pub(in crate::find) fn inner_tags(before: &[u8], is_path: bool, rest: &[u8]) -> Option<usize> {
    let width = tags(rest)?;
    let next = &rest[width..];
    let goes_on = match next {
        _ if begins(next) => false,
        _ if is_path => prefix(next).is_some(),
        [first, ..] if ends_with_prefix_and_slash(before) => {
            let word = || without_tags(text::first(next, LONGEST_NAME));
            first.is_ascii_alphanumeric() && continues_prefix(before, &word())
        }
        [b'0'..=b'9', ..] => closes_begun(before, rest) || makes_whole_after_tags(before, next),
        [mark, ..] if BREAKING.contains(mark) => {
            begins_with_mark(next)
                && (closes_begun(before, rest) || makes_whole_after_tags(before, next))
        }
        _ => makes_whole_after_tags(before, next),
    };
    goes_on.then_some(width)
}

/// Whether `rest` begins with the end of an element whose beginning is in `before`.
fn closes_begun(before: &[u8], rest: &[u8]) -> bool {
    let near = text::last(before, LONGEST_NAME);
    rest.starts_with(b"</") && position(near, "<").is_some() && position(near, "</").is_none()
}

/// Whether the DOI name in `before` has a form of its registrant with the next word, but has none without it.
fn makes_whole_after_tags(before: &[u8], next: &[u8]) -> bool {
    let Some(name) = from_ten(before) else { return false };
    let (mut whole, word) = (without_tags(name), without_tags(text::first(next, LONGEST_NAME)));
    if word.is_empty() || is_whole(without_punctuation(&whole)) {
        return false;
    }
    whole.extend(word);
    is_whole(without_punctuation(&whole))
}

/// The first word of a text, without the tags in it.
fn without_tags(text: &[u8]) -> Vec<u8> {
    let (mut word, mut at) = (Vec::with_capacity(text.len()), 0);
    while let Some(octet) = text.get(at) {
        match tag(&text[at..]) {
            Some(width) => at += width,
            None if ends_word(*octet) => break,
            None => {
                word.push(*octet);
                at += 1;
            }
        }
    }
    word
}
