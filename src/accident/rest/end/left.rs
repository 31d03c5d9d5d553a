//! Text that a sentence, an e-mail or a browser leaves right after a DOI name.

use crate::accident::form::octets::{ends, position, run_before};
use crate::accident::name::registered_doi_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// A genitive, the last characters of a line in an e-mail that is encoded as quoted-printable, and a row of `#`.
const ENDS: &[&str] = &["'s", "’s", "=20", "=0A", "=0D", "=09", "####"];

/// What a browser adds to the address of a page to show some words in it.
const SHOWN: &str = ":~:text=";

/// `10.1000/182's`, `10.1000/182=20`: something that no name ends with.
pub(crate) fn left(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let slash = registered_doi_slash(text, pasted.body.start)?;
    let shown = position(&text[slash..end], SHOWN);
    let ending = || ENDS.iter().find(|ending| ends(text, end, ending));
    let start = shown.map(|at| slash + at).or_else(|| Some(end - ending()?.len()))?;
    let start = run_before(text, start, |octet| *octet == b'#');
    // After a letter, these may be a part of the name: `it's`, `x=20`.
    text[start - 1].is_ascii_digit().then(|| Hit::cut(start..end))
}

/// `/%D` after a name: the tag of the date in a reference of EndNote, whose fields were joined.
pub(crate) fn tag(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = pasted.body.end;
    let name = pasted.body().strip_suffix(b"/%D")?;
    let is_named = pasted.slash? < pasted.body.start + name.len();
    let is_whole = is_named && name.last().is_some_and(u8::is_ascii_alphanumeric);
    is_whole.then(|| Hit::cut(end - "/%D".len()..end))
}
