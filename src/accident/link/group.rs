//! The blanks that the text of some PDFs has after every five letters or digits of a link
//! (`https ://doi.org/10.1038/s4158 6-020-2649-2`), and perhaps after every mark, too
//! (`https:// doi. org/ 10. 1371/ journ al. pone. 00105 60`).

use crate::accident::form::octets::{contains, has_digit, run, run_before, starts};

/// How many letters or digits stand before each blank.
const GROUP: usize = 5;

/// How a link with such blanks begins.
pub(crate) const GROUPED_START: &str = "https ://";

/// What only a link with a blank after every mark has: a blank after the `10.` of a DOI name, or after the slash that
/// ends the host `hdl.handle.net`.
const AFTER_MARKS: [&str; 2] = ["10. ", "net/ "];

/// Whether the beginning of a link shows that it has blanks after every five letters or digits, or after every mark.
pub(crate) fn is_grouped(link: &[u8]) -> bool {
    starts(link, 0, GROUPED_START) || has_blanks_after_marks(link)
}

/// Whether the beginning of a link shows that it has a blank after every mark.
pub(crate) fn has_blanks_after_marks(link: &[u8]) -> bool {
    AFTER_MARKS.iter().any(|mark| contains(link, mark))
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
