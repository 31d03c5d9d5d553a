//! A bracket that opens right after a DOI name, and perhaps a word of the note that it begins.

use crate::accident::form::octets::run_before;
use crate::accident::name::registered_doi_slash;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `10.1371/journal.pone.0000001[Publisher`: a bracket that is never closed, at the end or before the last word.
pub(crate) fn opened(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    registered_doi_slash(text, pasted.body.start)?;
    let word = run_before(text, end, u8::is_ascii_alphabetic);
    let open = word.checked_sub(1)?;
    let is_word = end == word || end > word + 2;
    // Nobody escapes a bracket by accident, so it belongs to the name.
    if !is_word || !pasted.is_raw(&(open..open + 1)) {
        return None;
    }
    let name = &text[pasted.body.start..open];
    // Many names go on with a round bracket, and that of a SICI with a square one after its date.
    let is_note = match text[open] {
        b'(' => registrant::is_whole(name),
        b'[' | b'{' => !name.contains(&b')') || registrant::is_whole(name),
        _ => false,
    };
    (is_note && name.last()?.is_ascii_alphanumeric()).then(|| Hit::cut(open..end))
}
