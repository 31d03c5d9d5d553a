//! Local names of DOI names that were copied without the prefix and the slash before them.

use super::hit::Hit;
use super::kind::Kind;
use super::octets::separators_before;
use super::pasted::Pasted;
use super::pattern;

/// The [patterns](pattern) of local names that only one registrant gives, and its prefix.
const LOCAL_NAMES: &[(&str, &str)] = &[
    ("zenodo.#", "10.5281/"),
    ("m9.figshare.#", "10.6084/"),
    ("m9.figshare.#.v#", "10.6084/"),
    ("m9.figshare.c.#", "10.6084/"),
    ("dryad.@", "10.5061/"),
    ("pangaea.#", "10.1594/"),
    ("journal.p@.#", "10.1371/"),
    ("elife.#", "10.7554/"),
    ("peerj.#", "10.7717/"),
    ("peerj-cs.#", "10.7717/"),
    ("scielopreprints.#", "10.1590/"),
];

/// `zenodo.3242074`: a local name that shows which prefix it had.
pub(super) fn local_name(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let elsewhere = pasted.kind == Kind::Info || pasted.kind == Kind::Web && !pasted.is_known;
    let end = separators_before(text, pasted.body.end);
    let name = text.get(start..end)?;
    // All these names have a digit, which `dryad.org` has not.
    if elsewhere || name.contains(&b'/') || !name.iter().any(u8::is_ascii_digit) {
        return None;
    }
    let fits = |form: &str| pattern::parts(text, start, form).is_some_and(|(_, last)| last == end);
    let (_, prefix) = LOCAL_NAMES.iter().find(|(form, _)| fits(form))?;
    Some(Hit { place: start..end, ..Hit::swap(start..start, *prefix) })
}
