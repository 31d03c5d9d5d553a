//! Percent-escapes that are broken at the end of a line: `%` and `20` in the next line, or `%2` and `0`.

use crate::text::{escape, is_year};

/// Whether `text` begins with a `%`, a line end and the two digits of an escape. In TeX, the `%` would begin a comment,
/// but hardly any line of a name begins with the digits of a mark, unless they are those of a year.
pub(super) fn begins_with_broken_escape(text: &[u8]) -> bool {
    match text {
        [b'%', b'\r', b'\n', line @ ..] | [b'%', b'\r' | b'\n', line @ ..] => {
            let begins_with_year = line.get(..4).is_some_and(is_year);
            matches!(line, [high, low, ..] if is_of_mark(*high, *low)) && !begins_with_year
        }
        _ => false,
    }
}

/// Whether `text` ends with a `%` and the first digit of an escape.
pub(in crate::find) fn ends_in_escape(text: &[u8]) -> bool {
    matches!(text, [.., b'%', digit] if digit.is_ascii_hexdigit())
}

/// Whether the escape with which `before` [ends](ends_in_escape) goes on with the line `next`.
pub(super) fn escape_goes_on(before: &[u8], next: &[u8]) -> bool {
    match (before, next) {
        ([.., b'%', high], [low, ..]) => is_of_mark(*high, *low),
        _ => false,
    }
}

/// Whether these are the digits of an escape of a blank or a mark: nobody has to escape a letter or a digit. A small
/// letter probably belongs to the name.
fn is_of_mark(high: u8, low: u8) -> bool {
    let is_mark = |octet: u8| octet == b' ' || octet.is_ascii_punctuation();
    !low.is_ascii_lowercase() && escape::octet(high, low).is_some_and(is_mark)
}
