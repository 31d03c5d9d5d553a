//! Names with blanks beside their marks, which only a form of the registrant shows:
//! `10.1016/j . ygeno . 2015 . 11 . 003`.

use crate::accident::registrant::{LONGEST_PARTED, may_go_on_parted, parted_end};
use crate::find::context::word::ends_word;
use crate::text::heads::DOI_START;
use crate::text::{self, position, positions};

/// Where the DOI name in the identifier at `start` really ends if blanks beside its marks part it at `end`.
pub(in crate::find) fn after_parts(text: &[u8], start: usize, end: usize) -> Option<usize> {
    text.get(end).filter(|octet| **octet == b' ')?;
    let name = start + position(text::first(&text[start..end], LONGEST_PARTED), DOI_START)?;
    let end_of_name = name + parted_end(&text[name..])?;
    (end_of_name > end && ends_there(&text[end_of_name..])).then_some(end_of_name)
}

/// Whether the word before `rest` ends there: a mark inside a word, as in `51208'4`, does not end it.
fn ends_there(rest: &[u8]) -> bool {
    match rest {
        [mark, next, ..] if !ends_word(*mark) && mark.is_ascii() => !next.is_ascii_alphanumeric(),
        _ => true,
    }
}

/// Whether `head` may end inside a name with blanks beside its marks.
pub(in crate::find) fn may_go_on_in_parts(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST_PARTED);
    positions(near, DOI_START).any(|start| may_go_on_parted(&near[start..]))
}
