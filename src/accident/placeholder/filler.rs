//! Letters that stand for any other, such as the X in `10.xxxx/xxxxx`, and words that stand for a value.

use crate::accident::octets::Words;

/// Words that programs and people, but no registrants, write where they have no value.
pub(super) static NO_VALUE: Words =
    Words::new(&["undefined", "null", "none", "nan", "tbd", "tba", "todo"]);

/// Whether octets are one of `letters`, any number of times and in either case.
pub(super) fn is_filler(octets: &[u8], letters: &[u8]) -> bool {
    let first = octets.first().map(u8::to_ascii_lowercase);
    first.is_some_and(|first| letters.contains(&first))
        && octets.iter().all(|octet| Some(octet.to_ascii_lowercase()) == first)
}
