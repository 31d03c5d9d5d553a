//! Fields of a format that were not filled in: `%s`, `%04d`.

use crate::accident::form::octets::run;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::escape;

/// The letters that end a field: those of `printf` and its relatives, and those in the patterns for names of Open
/// Journal Systems, as in `%j.v%vi%i.%a`.
const LETTERS: &[u8] = b"sdiuxjvapYS";

/// A field that a program was to replace by a value.
pub(crate) fn field(pasted: &Pasted<'_>) -> Option<Hit> {
    let places = if pasted.expects_handle() { pasted.body.clone() } else { 0..0 };
    let may_begin = |&at: &usize| matches!(pasted.flat[at], b'%' | 1..=9);
    places.filter(may_begin).find_map(|at| Some(Hit::at(at..field_end(pasted, at)?).no_handle()))
}

/// Where the field ends that begins at `at`.
fn field_end(pasted: &Pasted<'_>, at: usize) -> Option<usize> {
    let text = pasted.flat;
    // `%04d` begins like an escape, and was decoded in a URI.
    let padded = match text[at] {
        1..=9 if !pasted.is_name() && !pasted.is_raw(&(at..at + 1)) => Some(at + 1),
        b'%' if matches!(text[at + 1..], [b'0', b'1'..=b'9', ..]) => Some(at + 3),
        _ => None,
    };
    if padded.is_none() && (text[at] != b'%' || escape::begins(&text[at..])) {
        return None;
    }
    // Somebody who escapes the `%` after a number means a percentage.
    let is_escaped = text[at] == b'%' && !pasted.is_raw(&(at..at + 1));
    if is_escaped && text[..at].last().is_some_and(u8::is_ascii_digit) {
        return None;
    }
    // `%1$s` has the number of its value.
    let number = run(text, at + 1, u8::is_ascii_digit);
    let numbered = (text.get(number) == Some(&b'$')).then_some(number + 1);
    let letter = padded.or(numbered).unwrap_or(at + 1);
    let ends = text.get(letter + 1).is_none_or(|next| !next.is_ascii_alphabetic());
    (ends && LETTERS.contains(text.get(letter)?)).then_some(letter + 1)
}
