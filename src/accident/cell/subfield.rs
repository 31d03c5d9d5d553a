//! Subfields of library catalogues, as MARC has them: a delimiter, one letter or digit as their code, and their text.

use crate::accident::form::octets::{blanks, blanks_before, run};
use crate::accident::form::words::Words;
use crate::accident::markup;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::slip::damaged_prefix::may_begin_identifier;

/// How catalogues show the delimiter, which is a control character.
static DELIMITERS: Words = Words::new(&["$$", "$", "‡", "ǂ", "|"]);

/// The codes of the subfields that have an identifier or a link.
pub(crate) const IDENTIFYING_CODES: &[u8] = b"auog";

/// The codes of the subfields that may follow the identifier.
const FOLLOWING: &[u8] = b"23qxyz";

/// `$a`, `856 40 $u `, `=024  7\\$a`: the number and the signs of a field, and the code of a subfield; other subfields
/// may follow the identifier.
pub(crate) fn first(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let mut at = run(text, 0, |octet| octet.is_ascii_digit() || b" =_#\\".contains(octet));
    // The subfield that names the source may come first: `$2doi $a10.1000/182`.
    if let Some(source) = coded(text, at, b"2") {
        at = blanks(text, run(text, source, u8::is_ascii_alphanumeric));
    }
    let end = blanks(text, coded(text, at, IDENTIFYING_CODES)?);
    let follows = || may_begin_identifier(text, end);
    (pasted.is_name() && follows()).then(|| {
        let hit = Hit::cut(0..end);
        match next(text, end) {
            // A second identifier in the rest is not a part of the source.
            Some(next) if !markup::has_mention(&text[next..]) => {
                hit.and(blanks_before(text, next)..text.len(), "")
            }
            _ => hit,
        }
    })
}

/// The subfields after a name. Of the names that are not DOI names, some have a `$` of their own.
pub(crate) fn following(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let within = pasted.after_first()?;
    let at = next(&text[..within.end], within.start)?;
    let is_doi = pasted.body().starts_with(b"10.");
    (pasted.may_be_handle() && (is_doi || text[at] != b'$' || text[at + 1] == b'$'))
        .then(|| markup::cut(text, blanks_before(text, at)..text.len()))
}

/// Where the next subfield begins, from `from` on.
fn next(text: &[u8], from: usize) -> Option<usize> {
    (from..text.len()).find(|&at| begins(&text[at..]))
}

/// Whether a subfield begins here that may follow an identifier. There is another rule for a bar. The catalogue of Ex
/// Libris also has subfields of its own, with a capital letter: `$$D`.
pub(crate) fn begins(text: &[u8]) -> bool {
    let goes_on = |at: usize| {
        text.get(at).is_some_and(|octet| octet.is_ascii_alphanumeric() || b" ([".contains(octet))
    };
    matches!(text, [b'$', b'$', code, ..] if code.is_ascii_uppercase())
        || text.first() != Some(&b'|') && coded(text, 0, FOLLOWING).is_some_and(goes_on)
}

/// Where the delimiter at `at` and the code after it, which must be one of `codes`, end.
fn coded(text: &[u8], at: usize, codes: &[u8]) -> Option<usize> {
    let end = at + DELIMITERS.at(text, at).next()?.len();
    text.get(end).is_some_and(|code| codes.contains(code)).then_some(end + 1)
}
