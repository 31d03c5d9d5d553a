//! Values that a blank breaks: an identifier between quotation marks or braces, and one more word there.

use crate::find::clue::alone::name::is_known_whole;
use crate::find::clue::alone::scheme::begins;
use crate::find::context::searched::Searched;
use crate::find::context::value::OPENING;
use crate::find::context::word::is_space_or_line_end;
use crate::text::{self, are_digits, run};

/// An identifier in quotation marks or braces that goes on after a blank is shorter than this, in octets.
const LONGEST: usize = 64;

/// The longest word after a blank that is the rest of a name, in octets.
const LONGEST_REST: usize = 8;

/// Where the identifier at `start` really ends if a blank at `end` breaks it: it begins right after the opening mark of
/// a value, and the value ends after one more word, which has a digit and is neither a year nor an identifier.
pub(in crate::find) fn end_of_value(
    searched: Searched<'_>,
    start: usize,
    end: usize,
) -> Option<usize> {
    let (text, opening) = (searched.text, searched.before(start));
    let closing = match opening {
        b'"' | b'\'' => opening,
        b'{' => b'}',
        _ => return None,
    };
    let (name, rest) = (&text[start..end], text[end..].strip_prefix(b" ")?);
    let rest = text::first(rest, LONGEST_REST + 1);
    let is_of_word = |octet: &u8| octet.is_ascii_alphanumeric() || b".-_/()".contains(octet);
    let (word, after) = rest.split_at(run(rest, 0, is_of_word));
    let is_rest = has_digit_inside(word) && !may_be_year(word) && !begins(word);
    // Another mark before the blank belongs to a sentence.
    let is_broken = name.last().is_some_and(is_of_word);
    // `may_go_on_in_value` checks the next two conditions, too, so that no cut divides such an identifier.
    let is_near = name.len() < LONGEST && begins(name);
    let is_plain =
        !name.iter().any(|octet| OPENING.contains(octet) || is_space_or_line_end(*octet));
    let goes_on = after.first() == Some(&closing) && is_rest && is_broken && is_near && is_plain;
    (goes_on && !is_known_whole(name)).then_some(end + 1 + word.len())
}

/// Whether a word begins and ends with a letter or a digit, and has a digit.
fn has_digit_inside(word: &[u8]) -> bool {
    let ends = [word.first(), word.last()];
    ends.into_iter().all(|end| end.is_some_and(u8::is_ascii_alphanumeric))
        && word.iter().any(u8::is_ascii_digit)
}

/// Whether a word may be a year: many numbers between 1000 and 2999 are.
fn may_be_year(word: &[u8]) -> bool {
    matches!(word, [b'1' | b'2', rest @ ..] if rest.len() == 3 && are_digits(rest))
}

/// Whether `head` may end inside a value that a blank breaks: it ends with the opening mark of the value and an
/// identifier without a blank.
pub(in crate::find) fn may_go_on_in_value(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let start = match near.iter().rposition(|octet| OPENING.contains(octet)) {
        Some(mark) => mark + 1,
        // The mark may stand right before the text.
        None if near.len() == head.len() => 0,
        None => return false,
    };
    !near[start..].iter().any(|octet| is_space_or_line_end(*octet)) && begins(&near[start..])
}
