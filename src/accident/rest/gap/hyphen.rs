//! Hyphens before blanks, which may belong to a name or may have been added where a line was broken.

use crate::accident::form::octets::{is_number, run_before};
use crate::accident::registrant;

use super::place::Gap;

/// Whether the hyphen before the blanks does not belong to the name: without it, the name has a form of its registrant,
/// and with it, it has none.
pub(crate) fn is_added(gap: &Gap<'_>) -> bool {
    let Some(name) = gap.head.strip_suffix(b"-") else { return false };
    let is_whole = |head| registrant::is_whole(without_punctuation(&[head, gap.token].concat()));
    is_whole(name) && !is_whole(gap.head)
}

/// A name without the punctuation after it.
pub(crate) fn without_punctuation(name: &[u8]) -> &[u8] {
    &name[..run_before(name, name.len(), |octet| b".,;:".contains(octet))]
}

/// Whether a line ends here with a hyphen between two lower-case letters.
pub(super) fn is_between_letters(gap: &Gap<'_>) -> bool {
    let word = gap.head.strip_suffix(b"-").unwrap_or_default();
    gap.blanks.contains(&b'\n')
        && word.last().is_some_and(u8::is_ascii_lowercase)
        && gap.token.first().is_some_and(u8::is_ascii_lowercase)
}

/// Whether a local name has only digits up to its hyphen.
pub(crate) fn is_in_number(gap: &Gap<'_>) -> bool {
    let number = gap.name().strip_suffix(b"-").unwrap_or_default();
    is_number(number)
}
