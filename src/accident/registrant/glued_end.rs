//! Signs and codes after a DOI name, which its form shows to be whole without them.

use crate::accident::hit::Hit;
use crate::accident::octets::ends;
use crate::accident::pasted::Pasted;

use super::extent::is_whole;

/// Punctuation, marks of broken lines, characters as e-mail writes them, and the marks of notes.
const ENDS: &[&str] = &[
    ".-",
    "·",
    "\u{FFFE}",
    "=C2=A0",
    "=E2=80=8B",
    "=E2=80=8E",
    "=2C",
    "=2E",
    "=3B",
    "(1)",
    "(2)",
    "(3)",
];

/// `10.1016/j.cell.2009.01.002.-`, `10.1016/j.cell.2009.01.002=C2=A0`: what is left after a whole name.
pub(crate) fn glued_end(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    let end = ENDS.iter().find(|end| ends(text, body.end, end))?;
    let start = body.end - end.len();
    let is_glued = pasted.may_be_handle() && text.get(body.start..start).is_some_and(is_whole);
    is_glued.then(|| Hit::cut(start..body.end))
}
