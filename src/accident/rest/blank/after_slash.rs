//! A blank right after the slash of a name. It hides the name from the rules for labels, marks and words around it.

use crate::accident::form::octets::{
    blank_name, blanks, has_digit, is_blank, is_year, run, run_before,
};
use crate::accident::name::{NOBODY, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::broken::broken;

/// `doi: 10.1093/ bioinformatics/btp324. PMID: 19451168`: the blank after the slash of a DOI name, or of a handle that
/// a scheme or a label announces, if there is more around the name. There is another rule for a name alone.
pub(crate) fn after_slash(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.may_be_handle() {
        return None;
    }
    let (text, start, end) = (pasted.flat, pasted.body.start, pasted.body.end);
    let slash = (start..end).find(|&slash| {
        let rest = blanks(text, slash + 1);
        let is_gap = text[slash] == b'/' && (slash + 2..end).contains(&rest);
        is_gap && begins_local_name(&text[rest..end]) && is_after_prefix(pasted, slash)
    })?;
    let gap = slash + 1..blanks(text, slash + 1);
    let hit = || Hit::cut(gap.clone()).called(blank_name(text[gap.start]));
    broken(pasted).is_none().then(hit)
}

/// Whether the prefix of a DOI name stands before the slash, or that of a handle after a scheme or a label.
fn is_after_prefix(pasted: &Pasted<'_>, slash: usize) -> bool {
    let (text, start) = (pasted.flat, pasted.body.start);
    let at = run_before(text, slash, |octet| octet.is_ascii_digit() || *octet == b'.');
    let prefix = &text[at..slash];
    if let Some(number) = prefix.strip_prefix(b"10.") {
        return number.len() > 3 && number != NOBODY;
    }
    let is_handle = prefix.contains(&b'.') || prefix.len() > 3 && !is_year(prefix);
    let is_announced = || {
        pasted.says_handle() && at == start
            || (start..at).any(|label| label::other_end(text, label) == Some(at))
    };
    is_handle && is_announced()
}

/// Whether the next word may be a local name, rather than a year, another prefix or a word of a sentence.
fn begins_local_name(rest: &[u8]) -> bool {
    let word = &rest[..run(rest, 0, |octet| !is_blank(octet))];
    let letters_and_digits = run(word, 0, u8::is_ascii_alphanumeric);
    has_digit(word)
        && word.len() > 2
        && !word.starts_with(b"10.")
        && !is_year(&word[..letters_and_digits])
}
