//! Where a note begins whose first word stands right after a name.

use crate::accident::form::octets::{contains, position, starts};
use crate::accident::name::may_end;

use super::button::button;
use super::next_line::next_line_start;

/// Where a note begins in `word`, which stands before a blank and `rest`, if the blank before the note was lost.
pub(crate) fn note_start(word: &[u8], rest: &[u8]) -> Option<usize> {
    let noted = bracket(word, rest).or_else(|| button(word, rest));
    noted.or_else(|| em_dash(word)).or_else(|| next_line_start(word))
}

/// The index of an em dash right after a name, before the first word of a note: `182—see`.
fn em_dash(word: &[u8]) -> Option<usize> {
    let at = position(word, "—")?;
    let first = &word[at + "—".len()..];
    let is_word = !first.is_empty() && first.iter().all(u8::is_ascii_alphabetic);
    (is_word && may_end(&word[..at])).then_some(at)
}

/// The brackets that open a note, each with those that may close it.
const BRACKETS: [(&str, &[&str]); 3] = [("(", &[")", "）"]), ("[", &["]"]), ("（", &["）", ")"])];

/// The index of a bracket right after a name that is closed in `rest`: `182(in press)`, `182(öffnet in neuem Fenster)`.
pub(crate) fn bracket(word: &[u8], rest: &[u8]) -> Option<usize> {
    let is_letter =
        |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii() || b",.;:'".contains(octet);
    BRACKETS.iter().find_map(|(open, closes)| {
        let at = (0..word.len()).rfind(|&at| starts(word, at, open))?;
        let is_worded = word[at + open.len()..].iter().all(is_letter);
        let is_closed = || closes.iter().any(|close| contains(rest, close));
        (is_worded && may_end(&word[..at]) && is_closed()).then_some(at)
    })
}
