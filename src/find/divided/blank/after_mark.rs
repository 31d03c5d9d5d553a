//! Names with a blank after each full stop, or after another mark, as some PDFs have them: the form of a DOI name, or a
//! long number after the blank, shows that the name goes on.

use crate::find::clue::alone::name::{is_known_whole, unspaced};
use crate::find::context::word::{PUNCTUATION, ends_word};
use crate::text::{self, is_year, run, run_before};

/// Names that are put together here have at most this length, in octets.
const LONGEST: usize = 64;

/// Where the DOI name at `start` really ends if a blank after a full stop, a slash or a hyphen breaks it at `end`:
/// without such blanks, it has a form of its registrant.
pub(in crate::find) fn after_stops(text: &[u8], start: usize, end: usize) -> Option<usize> {
    let name = &text[start..end];
    let before_mark = || name.strip_suffix(b"/").or_else(|| name.strip_suffix(b"-"));
    let before_mark = || before_mark().filter(|whole| whole.contains(&b'/'));
    name.strip_suffix(b".").or_else(before_mark)?;
    // Each octet of a name may have a blank before it.
    if name.len() > 2 * LONGEST {
        return None;
    }
    let (mut joined, mut at) = (unspaced(name).into_owned(), end);
    // No sentence ends with a hyphen.
    let may_end = !name.ends_with(b"-") && is_known_whole(&joined[..joined.len() - 1]);
    if may_end && !begins_with_long_number(&text[end..]) {
        return None;
    }
    // Every word ends with a full stop, except the last one.
    while let Some(rest) = text.get(at..)?.strip_prefix(b" ") {
        // Some programs write two blanks after a full stop.
        let rest = rest.strip_prefix(b" ").unwrap_or(rest);
        let word = word_of_ascii(rest);
        at = text.len() - rest.len();
        let own = &word[..own_len(word)];
        joined.extend_from_slice(own);
        if joined.len() > LONGEST {
            return None;
        }
        if is_known_whole(&joined) {
            return Some(at + own.len());
        }
        if &word[own.len()..] != b"." {
            return None;
        }
        joined.push(b'.');
        at += word.len();
    }
    None
}

/// The word of ASCII with which a text begins, up to the delimiter of a table, or its first octets if it is long.
fn word_of_ascii(text: &[u8]) -> &[u8] {
    let near = text::first(text, LONGEST);
    &near[..run(near, 0, |octet| octet.is_ascii() && !ends_word(*octet) && !b",;".contains(octet))]
}

/// How many octets a word has without the punctuation after it.
fn own_len(word: &[u8]) -> usize {
    run_before(word, word.len(), |octet| PUNCTUATION.contains(octet))
}

/// How many digits a number has at least with which hardly any sentence begins: more than a year.
const LONG_NUMBER: usize = 5;

/// Whether `text` begins with a blank and a number with which hardly any sentence begins, perhaps after another number
/// and its dot.
fn begins_with_long_number(text: &[u8]) -> bool {
    let Some(rest) = text.strip_prefix(b" ") else { return false };
    let digits = run(rest, 0, u8::is_ascii_digit);
    let second = || match &rest[digits..] {
        [b'.', second @ ..] if digits > 0 => run(second, 0, u8::is_ascii_digit),
        _ => 0,
    };
    // Before the next word of a sentence, such a number probably counts something. Only the blank is looked at, because
    // a text may be cut after it.
    let is_count = || digits < LONGEST_COUNT_IN_LINE && rest.get(digits) == Some(&b' ');
    digits >= LONG_NUMBER && !is_count() || second() >= LONG_NUMBER
}

/// In the middle of a line, numbers with which people count things nearly always have fewer digits than this.
const LONGEST_COUNT_IN_LINE: usize = 7;

/// Where the name at `start` really ends if a blank after a mark breaks it at `end`, and a number follows with which
/// hardly any sentence begins: a long one, or one of four digits that is no year, with a hyphen after it. If the mark
/// is a full stop after a digit, it probably ends the sentence.
pub(in crate::find) fn after_mark(text: &[u8], start: usize, end: usize) -> Option<usize> {
    let (name, rest) = (&text[start..end], text[end..].strip_prefix(b" ")?);
    let (mark, name) = name.split_last()?;
    let is_broken = match mark {
        b'/' => true,
        b'.' => name.contains(&b'/') && name.last().is_some_and(u8::is_ascii_alphabetic),
        b'-' => name.contains(&b'/') && name.last().is_some_and(u8::is_ascii_alphanumeric),
        _ => false,
    };
    if !is_broken {
        return None;
    }
    let word = word_of_ascii(rest);
    let digits = run(word, 0, u8::is_ascii_digit);
    let is_group = || digits == 4 && word.get(4) == Some(&b'-') && !is_year(&word[..4]);
    let own = own_len(word);
    // After a full stop, a number that counts something has a word after it.
    let is_count = || {
        *mark == b'.'
            && digits < LONGEST_COUNT_IN_LINE
            && own == word.len()
            && rest.get(own) == Some(&b' ')
    };
    let is_rest = digits >= LONG_NUMBER && !is_count() || is_group();
    let goes_on = is_rest && word.len() < LONGEST && !is_known_whole(name);
    goes_on.then_some(end + 1 + own)
}
