//! Accidents where an identifier of another kind stands in place of a handle. Its form and its check digits show its
//! kind.

mod arxiv;
mod checked;
mod file;
mod form;
mod harvested;
mod index;
mod national;
mod number;
mod row;
mod table;

use alloc::format;

use super::form::octets::{between_blanks, blanks_before, is_blank, run, starts};
use super::name;
use super::name::kind::Kind;
use super::search::hit::Hit;
use super::search::pasted::Pasted;

pub(super) use arxiv::{arxiv, is_dated};
pub(super) use checked::{is_isbn, is_issn};
use form::trimmed;
pub(super) use form::{UUID_LEN, is_numbered, is_uuid};
pub(super) use harvested::harvested;
use index::kinds;
pub(super) use number::CITESEERX;
pub(crate) use number::is_citeseerx;
use row::OtherKind;

/// An identifier of another kind in place of a handle.
pub(super) fn identifier(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    // Text that begins like a DOI name, perhaps after `doi:`, is not another kind of identifier.
    let start = if starts(text, 0, "doi:") { "doi:".len() } else { 0 };
    if name::registered_doi_slash(text, start).is_some() {
        return None;
    }
    // The identifier may also stand after a scheme or a known host.
    let place = if pasted.says_handle() {
        pasted.body.clone()
    } else {
        between_blanks(text, 0..text.len())
    };
    let all = trimmed(&text[place.clone()]);
    let with_kind = |identifier| Some((identifier, kind_of(identifier)?));
    let first = || without_note(all).and_then(with_kind);
    let (identifier, kind) = with_kind(all).or_else(first)?;
    if names_better(pasted) {
        return None;
    }
    let end = if identifier.len() < all.len() { place.start + identifier.len() } else { place.end };
    let hit = Hit::at(place.start..end).no_handle();
    let is_address = name::web_end(identifier, 0).is_some();
    let name = kind.name;
    Some(if is_address { hit.called(format!("a link with {name}")) } else { hit.called(name) })
}

/// The kind of an identifier that is no handle.
fn kind_of(identifier: &[u8]) -> Option<&'static OtherKind> {
    let address = address_of(identifier);
    let (head, first) = (*address.first()?, *identifier.first()?);
    kinds(head, first).find(|kind| is_headed(kind, address) || is_bare(kind, identifier))
}

/// `0028-0836; 1476-4687`, `978-0-262-03384-8 (pbk.)`: a text without a slash, which can be no handle, up to the note
/// or the next identifier in it, if there is one.
fn without_note(text: &[u8]) -> Option<&[u8]> {
    let is_mark = |at: usize| {
        b";,|".contains(&text[at])
            || is_blank(&text[at]) && text.get(at + 1).is_some_and(|next| b"[(:-".contains(next))
    };
    let end = (0..text.len()).find(|&at| is_mark(at)).filter(|_| !text.contains(&b'/'))?;
    Some(trimmed(&text[..end]))
}

/// Whether a text also has something that says more than the identifier of a database: a DOI name in the query of an
/// address, or a DOI name or a link to a handle after a blank.
fn names_better(pasted: &Pasted<'_>) -> bool {
    let (text, is_web) = (pasted.flat, pasted.kind == Kind::Web);
    let named = |at: usize| name::registered_doi_slash(text, at).is_some();
    (pasted.host.end..text.len()).any(|at| {
        let is_value = is_web && text[at - 1] == b'=';
        let is_word = blanks_before(text, at) < at;
        (is_value || is_word) && named(at) || is_word && name::link_end(text, at).is_some()
    })
}

/// A text without the scheme of the web at its beginning, and without `www.` after it.
fn address_of(text: &[u8]) -> &[u8] {
    &text[name::address_start(text, 0)..]
}

/// Whether a text, which has no slash or punctuation at its end, is a label, a scheme or an address with an identifier
/// of this kind after it.
fn is_headed(kind: &OtherKind, text: &[u8]) -> bool {
    let Some(head) = kind.heads.at(text, 0).next() else { return false };
    let start = run(text, head.len(), |octet| b": =,#.-".contains(octet));
    let label = head.as_bytes().last().is_some_and(|last| last.is_ascii_alphanumeric());
    let rest = &text[start..];
    // In an address, a query, a fragment or the name of a file may follow.
    let first = rest.split(|octet| b"?#&/".contains(octet)).next().unwrap_or_default();
    // Right after a label, only an identifier counts that needs none.
    let is_apart = !label || start > head.len() || !kind.bare.is_empty();
    is_apart && ((kind.is)(trimmed(rest)) || !label && (kind.is)(first))
}

/// Whether a text is an identifier of this kind without anything before it.
fn is_bare(kind: &OtherKind, text: &[u8]) -> bool {
    let is = !kind.bare.is_empty() && (kind.is)(text);
    debug_assert!(
        !is || kind.begins_with(text[0]),
        "{} begins with another octet: {}",
        kind.name,
        text.escape_ascii()
    );
    is
}
