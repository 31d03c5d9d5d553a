//! Accidents of giving more than the identifier.
//!
//! The files of the folder recognise blanks, notes, further identifiers, queries, punctuation, and names that were cut
//! off. This file recognises what a table, a catalogue or the address of a page left after a name.

mod broken;
mod punctuation;
mod query;
mod space;
mod truncated;
mod two;

use super::hit::Hit;
use super::name::doi;
use super::octets::{blanks_before, ends};
use super::pasted::Pasted;

pub(super) use broken::broken;
pub(super) use punctuation::{ellipsis, punctuation};
pub(super) use query::{query, sign};
pub(super) use space::{edge, note};
pub(super) use truncated::{hyphen, serial};
pub(super) use two::two;

/// A bar and the text after it, as in the template of a wiki or in a table.
pub(super) fn bar(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash?;
    let at =
        slash + 1 + text[slash + 1..pasted.body.end].iter().position(|&octet| octet == b'|')?;
    let digits = text[..at].iter().rev().take_while(|octet| octet.is_ascii_digit()).count();
    // `-BIB12|cit12` after a name is the number of a reference in an article.
    let reference = ends(text, at - digits, "-BIB").then(|| at - digits - "-BIB".len());
    let at = reference.filter(|_| digits > 0).unwrap_or(at);
    (at > slash + 1).then(|| Hit::cut(at..text.len()))
}

/// The subfields that a library catalogue writes after a name, each after `$$`.
pub(super) fn subfield(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let slash = pasted.slash?;
    let at =
        text[slash + 1..pasted.body.end].windows(2).position(|pair| pair == b"$$")? + slash + 1;
    let letter = text.get(at + 2).is_some_and(u8::is_ascii_uppercase);
    (pasted.is_handle() && letter && at > slash + 1).then(|| Hit::cut(at..text.len()))
}

/// What is left of the address of a page after a name, even if no host shows that it was a page.
const PAGES: &[&str] = &[
    "/abstract",
    "/full",
    "/pdf",
    "/epdf",
    "/fulltext",
    "/full/html",
    "/full.pdf",
    "/pdfdirect",
    ":pdf",
];

/// Whether a name ends as the address of a page does.
pub(super) fn ends_like_a_page(handle: &[u8]) -> bool {
    matches!(handle, [.., b't' | b'l' | b'f' | b'T' | b'L' | b'F'])
        && PAGES.iter().any(|page| ends(handle, handle.len(), page))
}

/// The end of the address of a page, left after a name.
pub(super) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let slash = doi(text, pasted.body.start)?;
    let page = PAGES.iter().find(|page| ends(text, end, page))?;
    let start = end - page.len();
    (start > slash + 1).then(|| Hit::cut(start..end))
}

/// A kind in brackets, such as `[doi]`, which PubMed writes after an identifier.
pub(super) fn kind(pasted: &Pasted<'_>) -> Option<Hit> {
    const KINDS: &[&str] = &["[doi]", "(doi)", "[pii]", "[doi].", "{doi}"];
    let (text, end) = (pasted.flat, pasted.body.end);
    let kind = KINDS.iter().find(|kind| ends(text, end, kind))?;
    let slash = pasted.slash?;
    let start = blanks_before(text, end - kind.len());
    (start > slash + 1).then(|| Hit::cut(start..end))
}
