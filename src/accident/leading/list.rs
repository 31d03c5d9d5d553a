//! The number or the mark before an item of a list.

use core::ops::RangeInclusive;

use crate::accident::form::octets::{are_digits_or, blanks, blanks_before, run};
use crate::accident::form::words::Words;
use crate::accident::markup::may_begin_marked;
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

/// The number or the mark that stands before an item of a list.
pub(crate) fn list(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if !pasted.expects_handle() {
        return None;
    }
    let end = blanks(text, mark(text, start).or_else(|| cell(text, start))?);
    // In a URI or in a link, a number and a colon are the index of a value.
    if !pasted.is_name() && text[end - 1] == b':' {
        return None;
    }
    let apart = blanks_before(text, end) < end || b",;|".contains(&text[end - 1]);
    let bracketed = matches!(text[start], b'[' | b'(');
    // Without a blank, a number of several digits and a dot may belong to the prefix.
    let glued = || text[end - 1] != b'.' || end == start + "1.".len();
    let begins = || {
        name::registered_doi_slash(text, end).is_some()
            || name::info_slash(text, end).is_some()
            || name::scheme_end(text, end) > end
    };
    let is_mark = apart || bracketed || glued() && begins();
    let follows = || may_begin_marked(text, end);
    (is_mark && follows()).then(|| Hit::cut(start..end))
}

/// Where the number of a row at `start` and the mark after it end, if a DOI name is the next cell of the row.
fn cell(text: &[u8], start: usize) -> Option<usize> {
    let digits = run(text, start, u8::is_ascii_digit);
    let is_mark = digits > start && b",;|".contains(text.get(digits)?);
    name::registered_doi_slash(text, digits + 1).filter(|_| is_mark).map(|_| digits + 1)
}

/// Marks that stand before the items of a list.
static BULLETS: Words = Words::new(&[
    "•", "·", "‣", "▪", "●", "○", "◦", "■", "□", "►", "▸", "▶", "→", "➤", "➔", "⇒", "✓", "✔", "☐",
    "☑", "◆", "★", "- [ ]", "- [x]", "[ ]", "[x]", "*", "-", "–", "—", "+", "#", ">>>", ">>",
    "> >", ">", "§", "||", "|", ";", "…", "...",
]);

/// Numbers in circles, which count the items of a list.
const CIRCLED: RangeInclusive<char> = '①'..='⑳';

/// Where the mark or the number of a list that begins at `start` ends.
fn mark(text: &[u8], start: usize) -> Option<usize> {
    if let Some(bullet) = BULLETS.at(text, start).next() {
        return Some(start + bullet.len());
    }
    let item = text.get(start..)?;
    if let Some(number) = character::first(item).filter(|first| CIRCLED.contains(first)) {
        return Some(start + number.len_utf8());
    }
    let open = start + usize::from(matches!(item.first(), Some(b'[' | b'(')));
    let digits = run(text, open, u8::is_ascii_digit);
    let closes = match text.get(digits)? {
        b']' => text[start] == b'[',
        b')' => text[start] != b'[',
        b'.' | b':' => open == start,
        _ => false,
    };
    // Before the rest of a prefix, `10.`, `20.` or `21.` is not the number of an item, but the beginning of a prefix.
    let rest = blanks(text, digits + 1);
    let is_prefix = begins_prefixes(&text[open..digits])
        && name::handle_slash(text, rest)
            .is_some_and(|slash| are_digits_or(&text[rest..slash], b"."));
    (digits > open && digits < open + 4 && closes && !is_prefix).then_some(digits + 1)
}

/// Whether many prefixes begin with this number and a dot.
pub(super) fn begins_prefixes(number: &[u8]) -> bool {
    matches!(number, b"10" | b"20" | b"21")
}
