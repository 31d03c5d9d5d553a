//! Blanks on both sides of every mark of a name.

use alloc::string::String;

use crate::accident::form::octets::{are_digits_or, is_blank, is_word};
use crate::accident::name::NOBODY;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The beginning of a DOI name that has blanks also on both sides of its first dot.
const APART: &[u8] = b"10 . ";

/// A DOI name with blanks on both sides of its slash and of at least one mark more: `10.17223 / 15617793 / 450 / 1`,
/// `10 . 1145 / 76359 . 76371`, `10.3406 / rfsp . 2001 . 403612`.
pub(crate) fn apart(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let prefix = body.strip_prefix(b"10.").or(body.strip_prefix(APART));
    let prefix = prefix.filter(|_| pasted.may_be_handle())?;
    let prefix = prefix.split(is_blank).next()?;
    let is_prefix = prefix.len() > 3 && prefix != NOBODY && are_digits_or(prefix, b".");
    if !is_prefix || !alternates(body) {
        return None;
    }
    let blanks = (0..body.len()).filter(|at| is_blank(&body[*at])).map(|at| start + at);
    Hit::all(blanks.map(|blank| (blank..blank + 1, String::new())))
}

/// Whether words and single marks take turns in a text, with a blank between them: a word, a slash, a word, a mark and
/// so on, up to a word.
fn alternates(text: &[u8]) -> bool {
    let is_part = |(at, part): (usize, &[u8])| match part {
        [b'/'] => at % 2 == 1,
        [b'.' | b'-' | b'_' | b':'] => at % 2 == 1 && (at > 1 || text.starts_with(APART)),
        _ => at % 2 == 0 && !part.is_empty() && is_word(part, b".-_"),
    };
    let parts = || text.split(is_blank);
    let count = parts().count();
    count > 4 && count % 2 == 1 && parts().enumerate().all(is_part)
}
