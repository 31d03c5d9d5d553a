//! DOI names with a blank after each full stop, or after another slash than the first one, as some PDFs have them: the
//! form of a name shows that it goes on.

use super::name::is_known_whole;
use super::word::{PUNCTUATION, divides};
use crate::text::{self, run, run_before};

/// A length that no name reaches that is put together here, in octets.
const LONGEST: usize = 64;

/// Where the DOI name at `start` really ends if a blank after a full stop or a slash breaks it at `end`: without such
/// blanks, it has a form of its registrant.
pub(super) fn after_stops(text: &[u8], start: usize, end: usize) -> Option<usize> {
    let name = &text[start..end];
    let before_slash = || name.strip_suffix(b"/").filter(|whole| whole.contains(&b'/'));
    let whole = name.strip_suffix(b".").or_else(before_slash)?;
    if is_known_whole(whole) && !begins_with_long_number(&text[end..]) {
        return None;
    }
    let (mut joined, mut len, mut at) = ([0; LONGEST], name.len(), end);
    joined.get_mut(..name.len())?.copy_from_slice(name);
    // Every word ends with a full stop, except the last one.
    while let Some(rest) = text.get(at..)?.strip_prefix(b" ") {
        let near = text::first(rest, LONGEST);
        let word = &near[..run(near, 0, |octet| octet.is_ascii() && !divides(*octet))];
        let own = &word[..run_before(word, word.len(), |octet| PUNCTUATION.contains(octet))];
        joined.get_mut(len..len + own.len())?.copy_from_slice(own);
        len += own.len();
        if is_known_whole(&joined[..len]) {
            return Some(at + 1 + own.len());
        }
        if &word[own.len()..] != b"." {
            return None;
        }
        *joined.get_mut(len)? = b'.';
        (len, at) = (len + 1, at + 1 + word.len());
    }
    None
}

/// Whether a blank and a number follow that is longer than a year, as hardly any sentence begins.
fn begins_with_long_number(text: &[u8]) -> bool {
    text.strip_prefix(b" ").is_some_and(|rest| run(rest, 0, u8::is_ascii_digit) > 4)
}
