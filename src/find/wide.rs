//! The wide signs and the dashes of East Asian keyboards, which stand inside a name in place of signs of ASCII: the
//! name is found whole, so that a report on it can say so.

use crate::accident::STROKES;
use crate::text::character;

/// The wide slash.
const SLASH: &str = "／";

/// How many octets the wide slash at the beginning of `text` is written with.
pub(super) fn wide_slash(text: &[u8]) -> Option<usize> {
    text.starts_with(SLASH.as_bytes()).then_some(SLASH.len())
}

/// Whether a name goes on with the character at the beginning of `rest`, which would end another word. `head` is the
/// name up to its slash, and `last` the octet before the character.
pub(super) fn goes_on(head: &[u8], last: u8, rest: &[u8]) -> bool {
    let Some(sign) = character::first(rest) else { return false };
    let next = rest.get(sign.len_utf8()).copied().unwrap_or_default();
    let is_between_digits = last.is_ascii_digit() && next.is_ascii_digit();
    match sign {
        // A full stop of a sentence is as wide, so only a name with a wide slash has it.
        '．' => {
            head.ends_with(SLASH.as_bytes())
                && last.is_ascii_alphanumeric()
                && next.is_ascii_alphanumeric()
        }
        '—' => is_between_digits,
        // The first character of a dash that was read in the charset of Mac OS.
        '‚' => last.is_ascii_digit() && rest.starts_with("‚Ä".as_bytes()),
        _ => is_between_digits && STROKES.contains(&sign),
    }
}
