//! Signs and codes after a DOI name, which its form shows to be whole without them.

use crate::accident::form::octets::{ends, run_before};
use crate::accident::registrant::known::extent::is_whole;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// Punctuation, marks of broken lines, characters as e-mail writes them, and the marks of notes.
const ENDS: &[&str] =
    &[".-", "--", "·", "\u{FFFE}", "=C2=A0", "=E2=80=8B", "=E2=80=8E", "=2C", "=2E", "=3B"];

/// The longest number of a note, in octets.
const LONGEST_NOTE: usize = 2;

/// `10.1016/j.cell.2009.01.002.-`, `10.1016/j.cell.2009.01.002=C2=A0`: what is left after a whole name.
pub(crate) fn glued_end(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    let end_len = || ENDS.iter().find(|end| ends(text, body.end, end)).map(|end| end.len());
    let start = body.end - note_len(pasted.body()).or_else(end_len)?;
    let is_glued = pasted.may_be_handle() && text.get(body.start..start).is_some_and(is_whole);
    is_glued.then(|| Hit::cut(start..body.end))
}

/// How many octets the number of a note in round brackets has at the end of a name.
fn note_len(name: &[u8]) -> Option<usize> {
    let inner = name.strip_suffix(b")")?;
    let number = run_before(inner, inner.len(), u8::is_ascii_digit);
    let is_note = (1..=LONGEST_NOTE).contains(&(inner.len() - number));
    (is_note && inner[..number].ends_with(b"(")).then(|| name.len() - number + 1)
}
