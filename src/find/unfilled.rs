//! Parts of a name that a template or a writer has left open: `10.XXXX/xxxxx` after a label, `10.5281/zenodo.<id>`.

use super::clue::labelled::label::{DOI_LABEL, Label};
use super::context::searched::Searched;
use super::writing::Writing;
use crate::accident::stands_in_brackets;
use crate::text::heads::DOI_START;
use crate::text::{self, ascii, run};

/// The least number of letters that stand for the number of a registrant.
const LEAST: usize = 4;

/// Such a number is shorter than this, in octets.
const LONGEST_NUMBER: usize = 16;

/// Where a DOI name goes on after its `10.`, which is at `start`, if it follows a label or the type of its element, and
/// has letters in place of the number of its registrant.
pub(super) fn labelled_unfilled(searched: Searched<'_>, start: usize) -> Option<usize> {
    let body = start + DOI_START.len();
    let number = text::first(searched.text.get(body..)?, LONGEST_NUMBER);
    let letters = run(number, 0, |octet| octet.eq_ignore_ascii_case(&b'x'));
    let is_open = letters >= LEAST && number.get(letters) == Some(&b'/');
    let is_shown = || Label::before(searched, start).is_some() || follows_type(searched, start);
    (is_open && is_shown()).then_some(body)
}

/// Whether a tag that names DOI names stands right before `start`: `<doi>`, `<identifier identifierType="DOI">`.
fn follows_type(searched: Searched<'_>, start: usize) -> bool {
    let Some(tag) = searched.text[..start].strip_suffix(b">") else { return false };
    let tag = tag.strip_suffix(b"\"").unwrap_or(tag);
    ascii::ends_with(tag, DOI_LABEL)
        && b"<\":".contains(&searched.before(tag.len() - DOI_LABEL.len()))
}

/// A length that no word in such brackets reaches, in octets.
const LONGEST_WORD: usize = 24;

/// How many octets at the beginning of `rest`, which begins with `<`, are a word between angle brackets that stands for
/// the next part of a name, which ends with the octet `last` before it. After the tag of an element, its text would
/// follow.
pub(super) fn in_brackets(last: u8, rest: &[u8], writing: Writing) -> Option<usize> {
    if !b"./-_".contains(&last) {
        return None;
    }
    let open = writing.unit(rest);
    let word = rest.get(open.width..)?;
    let len = run(text::first(word, LONGEST_WORD), 0, |octet| {
        octet.is_ascii_alphabetic() || b"_-".contains(octet)
    });
    let close = writing.unit(&word[len..]);
    let is_closed = close.octet == b'>' && stands_in_brackets(&word[..len]);
    let width = open.width + len + close.width;
    let is_tag = rest.get(width).is_some_and(u8::is_ascii_alphanumeric);
    (is_closed && !is_tag).then_some(width)
}
