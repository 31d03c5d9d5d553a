//! Characters that are not shown.

use core::ops::Range;

use crate::accident::form::octets::{self, blank};
use crate::accident::name::label;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::confusable::{self, Looks};

use super::hyphens::{Meant, SOFT_HYPHEN, soft_hyphens};
use super::places::each;

/// Invisible characters, wherever they are. A blank at the beginning or end is another accident.
pub(crate) fn invisible(pasted: &Pasted<'_>) -> Option<Hit> {
    let inner = octets::between_blanks(pasted.flat, 0..pasted.flat.len());
    let hidden = |character: char, range: &Range<usize>| {
        confusable::looks(character) == Some(Looks::LikeNothing)
            && (blank(pasted.flat, range.start) == 0
                || inner.contains(&range.start)
                    && !is_beside_blank(pasted, range)
                    && !is_after_hyphen(pasted, range))
    };
    let soft = soft_hyphens(pasted.body());
    let is_hyphen = |character| character == SOFT_HYPHEN && soft == Meant::Hyphen;
    let meant = |character| if is_hyphen(character) { "-" } else { "" };
    let hit =
        each(pasted, |character, range| hidden(character, range).then(|| meant(character).into()))?;
    Some(hit.offered(soft != Meant::Unknown))
}

/// Whether blanks, a label, an identifier or a word around a no-break space show that it separates words, so that a
/// note may follow it.
fn is_beside_blank(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    let text = &pasted.flat;
    blank(text, range.end) > 0
        || octets::blanks_before(text, range.start) < range.start
        || text[range.end..].contains(&b' ')
        || text[..range.start].contains(&b' ')
        || label::end(text, 0) == Some(range.end)
        || label::begins_identifier(text, range.end)
        || is_before_word(text, range)
}

/// Whether a hyphen of a local name stands right before a no-break space, so that a line was broken here. The hyphen
/// may have been added there, which the rule for blanks in a name knows.
fn is_after_hyphen(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    let before = pasted.flat.get(pasted.body.start..range.start).unwrap_or_default();
    before.ends_with(b"-") && before.contains(&b'/')
}

/// Whether a name with a digit at its end stands before these blanks, and one word after them.
fn is_before_word(text: &[u8], blanks: &Range<usize>) -> bool {
    let (before, word) = (&text[..blanks.start], &text[blanks.end..]);
    before.contains(&b'/')
        && before.last().is_some_and(u8::is_ascii_digit)
        && word.len() > 2
        && word.iter().all(u8::is_ascii_alphabetic)
}
