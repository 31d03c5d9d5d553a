//! The address of another page before an identifier.

use crate::accident::form::octets::{blanks, is_blank, run};
use crate::accident::link;
use crate::accident::name::{self, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `https://pubmed.ncbi.nlm.nih.gov/12345678/ doi: 10.1038/nature12373`: an address that shows no identifier, then
/// a blank, and a DOI name or a link to a handle, perhaps with its label.
pub(crate) fn other_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let end = run(text, 0, |octet| !is_blank(octet));
    let start = blanks(text, end);
    // An address has a path, unlike a host that lost the slash before the name.
    if !pasted.is_elsewhere() || end <= pasted.host.end {
        return None;
    }
    let named = |at: usize| name::registered_doi_slash(text, at).is_some();
    let name = label::doi_end(text, start).unwrap_or(start);
    let follows = named(name) || name::link_end(text, name).is_some();
    // If the address shows an identifier itself, there are two.
    let is_other = follows && !(pasted.host.end..end).any(named);
    (is_other && !link::shows_identifier(&text[..end])).then(|| Hit::cut(0..start))
}
