//! Links to web pages, which are no links to handles.

use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::name;
use crate::rule::accident::octets::Words;
use crate::rule::accident::pasted::Pasted;
use crate::text::ascii::ends_with;

use super::host::{has_segment, is_known};

/// The address of a web page that is not a link to a handle.
pub(crate) fn web_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (host, path) = (&pasted.flat[pasted.host.clone()], pasted.body());
    let named = pasted.kind == Kind::Web && host.contains(&b'.') && name::is_host(host);
    if !named || is_known(pasted) {
        return None;
    }
    let hit = Hit::at(pasted.host.clone());
    if !path.contains(&b'/') {
        return Some(hit.whole());
    }
    (begins_with_a_word(path) && !has_segment(pasted)).then_some(hit)
}

/// Whether the first part of a path is a word, or the script that many journals run on. A naming authority that people
/// use has a dot or begins with a digit.
fn begins_with_a_word(path: &[u8]) -> bool {
    let first = path.split(|&octet| octet == b'/').next().unwrap_or_default();
    let is_word = |octet: &u8| octet.is_ascii_alphanumeric() || b"-_~".contains(octet);
    first.first().is_some_and(u8::is_ascii_alphabetic) && first.iter().all(is_word)
        || first.eq_ignore_ascii_case(b"index.php")
}

/// Where the pages about DOI names begin at the resolver itself.
static OWN_PAGES: Words = Words::new(&[
    "the-identifier/",
    "the-community/",
    "the-foundation/",
    "doi_handbook/",
    "doi-handbook/",
    "handbook_2000/",
    "idf-members/",
    "factsheets/",
    "ra/",
]);

/// A page about DOI names at the resolver itself.
pub(crate) fn own_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = &pasted.flat[pasted.host.clone()];
    let resolver = pasted.kind == Kind::Web && is_known(pasted) && ends_with(host, "doi.org");
    OWN_PAGES.at(pasted.body(), 0).find(|_| resolver)?;
    Some(Hit::at(pasted.host.clone()).whole())
}
