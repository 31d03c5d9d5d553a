//! The blanks that the text of some PDFs has after every five letters or digits of a link:
//! `https ://doi.org/10.1038/s4158 6-020-2649-2`.

use crate::accident::octets::{has_digit, run, run_before, starts};

/// How many letters or digits stand before each blank.
const GROUP: usize = 5;

/// How a link with such blanks begins.
pub(crate) const GROUPED_START: &str = "https ://";

/// Whether a text is a link with such blanks.
pub(super) fn is_grouped(text: &[u8]) -> bool {
    starts(text, 0, GROUPED_START)
}

/// Whether exactly five letters or digits stand at the end of a text.
pub(crate) fn ends_with_group(text: &[u8]) -> bool {
    text.len() - run_before(text, text.len(), u8::is_ascii_alphanumeric) == GROUP
}

/// Whether a link with such blanks, which is `before` up to one of them, goes on with `after`.
pub(crate) fn goes_on_after_group(before: &[u8], after: &[u8]) -> bool {
    let (word, rest) = after.split_at(run(after, 0, u8::is_ascii_alphanumeric));
    ends_with_group(before)
        && match (word, rest) {
            ([], [mark, next, ..]) => b".-_/:;()".contains(mark) && next.is_ascii_alphanumeric(),
            ([], _) => false,
            _ if word.len() > GROUP => false,
            // A group of letters goes on with small ones. Other words begin the next sentence.
            _ => {
                has_digit(word)
                    || word[0].is_ascii_lowercase()
                        && before.last().is_some_and(u8::is_ascii_alphabetic)
            }
        }
}
