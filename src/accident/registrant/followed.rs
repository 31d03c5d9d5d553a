//! `10.1371/journal.pone.0011111/comments`: a part of an address or of a file name, right after a name that is whole.

use crate::accident::hit::Hit;
use crate::accident::octets::{run, starts};
use crate::accident::pasted::Pasted;
use crate::accident::pattern;

use super::check;
use super::row::{Given, Registrant};

/// The marks before such a part.
const MARKS: &[u8] = b"/_-";

/// The shortest word that is taken for a part of an address: the parts of an article have shorter names, as in `.s001`.
const SHORTEST: usize = 3;

/// What follows a whole name.
pub(crate) fn followed(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted)?;
    let at = start + end_of_whole(known, name)?;
    Some(Hit::cut(at..pasted.body.end))
}

/// The end of the whole name with which a local name of a strict registrant begins. This whole name has a form that no
/// other registrant has, the mark after it begins a part of an address, and the local name itself has no form of
/// the registrant, as it is or with another mark in place of this one.
pub(super) fn end_of_whole(known: &Registrant, name: &[u8]) -> Option<usize> {
    if !known.is_strict || known.gives(name) {
        return None;
    }
    let is_whole = |name: &[u8]| {
        let mut forms = known.own.iter().filter(|form| pattern::is(name, form));
        forms.any(|form| check::mismatch(form, name).is_none())
    };
    let is_end = |&at: &usize| {
        MARKS.contains(&name[at]) && is_of_page(&name[at + 1..]) && is_whole(&name[..at])
    };
    // Another mark may belong before the version of the name.
    let has_form = |at: usize, mark: &u8| {
        let parts = [&name[..at], core::slice::from_ref(mark), &name[at + 1..]];
        let name = parts.concat();
        known.own.iter().any(|form| pattern::is(&name, form))
    };
    let at = (1..name.len()).find(is_end)?;
    (!b"./_-".iter().any(|mark| has_form(at, mark))).then_some(at)
}

/// Whether a text is the version of an article, the number of a supplement, or begins with a word of an address. Some
/// names have the word for a figure or a table after them.
fn is_of_page(text: &[u8]) -> bool {
    let word = run(text, 0, u8::is_ascii_alphabetic);
    let is_number = || run(text, word, u8::is_ascii_digit) == text.len() && word < text.len();
    match &text[..word] {
        b"v" | b"DC" => is_number(),
        letters => {
            let ends = text.get(word).is_none_or(|octet| b"/._-".contains(octet));
            let is_part = ["fig", "table", "supp"].iter().any(|part| starts(letters, 0, part));
            word >= SHORTEST && ends && (!is_part || word == text.len())
        }
    }
}
