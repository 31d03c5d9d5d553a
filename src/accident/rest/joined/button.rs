//! `182View Article`: a button below a reference, right after a name.

use crate::accident::form::octets::separators_before;
use crate::accident::form::words::Words;
use crate::accident::name::may_end;

/// The texts of the links that publishers put after each reference.
static LINKS: Words = Words::new(&[
    "Abstract",
    "ADS",
    "Article",
    "CAS",
    "CrossRef",
    "Google Scholar",
    "Link",
    "Medline",
    "PDF",
    "PubMed",
    "Scopus",
    "Web of Science",
]);

/// Whether this is the text of a link that publishers put after each reference, in any case.
pub(crate) fn is_link(text: &[u8]) -> bool {
    LINKS.has(text)
}

/// The first words of notes, and of the buttons below a reference on a publisher's page, besides [`LINKS`]. Names may
/// end with such a word or link, so it belongs to a note only if a word of [`SECOND`] follows.
const FIRST: &[&str] = &[
    "Cited",
    "Corpus",
    "Crossref",
    "Download",
    "external",
    "Export",
    "Free",
    "Full",
    "Google",
    "In",
    "in",
    "ISI",
    "Links",
    "Online",
    "Open",
    "open",
    "Opens",
    "opens",
    "OpenURL",
    "Published",
    "Search",
    "View",
    "Web",
];

/// How these notes and buttons go on after their first word and a blank.
static SECOND: Words = Words::new(&[
    "Abstract",
    "Access",
    "ADS",
    "ahead",
    "Article",
    "by",
    "CAS",
    "Crossref",
    "CrossRef",
    "DOI",
    "Full",
    "Google",
    "icon",
    "ID",
    "in a new",
    "in Google",
    "in new",
    "ISI",
    "Medline",
    "of Science",
    "online",
    "PDF",
    "press",
    "PubMed",
    "Scholar",
    "Scopus",
    "Text",
    "text",
    "View",
    "Web",
]);

/// Where the first word on a button begins right after a name, or after punctuation: `182View Article`.
pub(crate) fn button(word: &[u8], rest: &[u8]) -> Option<usize> {
    if !SECOND.at(rest, 0).any(|second| rest.starts_with(second.as_bytes())) {
        return None;
    }
    let (first, name) = LINKS
        .all()
        .iter()
        .chain(FIRST)
        .find_map(|first| Some((first, word.strip_suffix(first.as_bytes())?)))?;
    let end = separators_before(name, name.len());
    // After a capital letter, the word may be a part of the name.
    let is_joined =
        *first == "Google" || name.last().is_some_and(|last| !last.is_ascii_uppercase());
    (is_joined && may_end(&name[..end])).then_some(end)
}
