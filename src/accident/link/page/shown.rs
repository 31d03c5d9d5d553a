//! Which addresses of pages show an identifier.

use crate::accident::name;
use crate::accident::name::beside::end_of_address;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::{Pasted, Room};
use crate::read::Options;

use super::address::page;
use super::site::site;

/// Whether a text is the address of a page that has an identifier in it, or from which one follows.
pub(crate) fn shows_identifier(text: &[u8]) -> bool {
    let mut room = Room::default();
    let pasted = Pasted::new(text, &Options::new(), &mut room);
    site(&pasted).or_else(|| page(&pasted)).is_some()
}

/// `https://zenodo.org/record/1https://zenodo.org/record/2`: a link right after the address of a page that shows an
/// identifier.
pub(crate) fn adjoining(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let at = end_of_address(text, pasted.host.end);
    let follows = pasted.is_elsewhere() && name::web_end(text, at).is_some();
    (follows && shows_identifier(&text[..at])).then(|| Hit::at(at..text.len()).no_handle())
}
