//! Where the first of several links ends that stand side by side: `https://a.org/1,https://a.org/2`.

use crate::accident::form::marks::{DIVIDING, LINE_BREAKS};
use crate::accident::form::octets::{ends, is_blank};

use super::handle::registered_doi_slash;
use super::host::{link_end, web_end};
use super::identifier::is_of_other_scheme;

/// Marks of ASCII that may stand between two links.
const SEPARATORS: &[u8] = b",;|";

/// Where the address ends in which the octet at `from` stands: before the next link or DOI name that stands beside it,
/// and the separators between them, or at the end of the text. A link after a `/` or an `=` is a part of the address.
pub(crate) fn end_of_address(text: &[u8], from: usize) -> usize {
    let next = (from + 1..text.len()).find(|&at| begins_beside(text, at));
    next.map_or(text.len(), |at| separators_start(text, at))
}

/// Whether another link begins at `at`, after a separator or right after a letter or a digit, or another identifier
/// after a separator.
fn begins_beside(text: &[u8], at: usize) -> bool {
    // This is asked at every octet of an address, and the look for a link is the quickest.
    if web_end(text, at).is_some() {
        return text[at - 1].is_ascii_alphanumeric() || separator_len(text, at) > 0;
    }
    // No separator ends with a letter or a digit, and most octets follow one.
    let begins_identifier = || {
        link_end(text, at).is_some()
            || registered_doi_slash(text, at).is_some()
            || is_of_other_scheme(text, at)
    };
    !text[at - 1].is_ascii_alphanumeric() && begins_identifier() && separator_len(text, at) > 0
}

/// Where the separators before `at` begin.
fn separators_start(text: &[u8], mut at: usize) -> usize {
    while let len @ 1.. = separator_len(text, at) {
        at -= len;
    }
    at
}

/// How many octets the separator right before `at` has; 0 if none is there.
fn separator_len(text: &[u8], at: usize) -> usize {
    let Some(last) = at.checked_sub(1).map(|last| text[last]) else { return 0 };
    if is_blank(&last) || SEPARATORS.contains(&last) {
        return 1;
    }
    let mut separators = LINE_BREAKS.iter().chain(DIVIDING);
    separators.find(|separator| ends(text, at, separator)).map_or(0, |separator| separator.len())
}
