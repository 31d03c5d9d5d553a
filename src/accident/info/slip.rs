//! Slips in the identifier of an info URI: the identifier has the form of its namespace once one is undone.

use alloc::vec::Vec;

use crate::accident::form::digit::digit;
use crate::accident::form::octets::{are_digits, digit_count, run_before};
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::registry::Namespace;
use crate::text::Edit;
use crate::text::edit::applied;

/// The edits of an identifier that does not have the form of its namespace, after which it has this form.
pub(crate) fn corrected(namespace: Namespace, identifier: &[u8]) -> Option<Vec<Edit>> {
    let hits = WAYS.iter().filter_map(|undone| undone(identifier));
    let mut edits = hits.map(|hit| hit.edits);
    edits.find(|edits| namespace.has_form_and_normal(&applied(edits, identifier)))
}

/// Whether an identifier is a DOI name: `10.1111/jan.14123`.
pub(crate) fn is_doi(identifier: &[u8]) -> bool {
    name::registered_doi_slash(identifier, 0).is_some()
}

/// A way to undo a slip in an identifier.
type Way = fn(&[u8]) -> Option<Hit>;

/// The ways, in the order in which they are tried. The first that gives the form of the namespace is taken.
const WAYS: &[Way] = &[misread, grouped, fraction, slash, empty_segments];

/// `2766548l`: letters that look like digits, in a number.
fn misread(identifier: &[u8]) -> Option<Hit> {
    let letters = identifier.iter().enumerate().filter(|(_, octet)| !octet.is_ascii_digit());
    let misread = letters.map(|(at, octet)| Some((at..at + 1, char::from(digit(*octet)?).into())));
    let hit = Hit::all(misread.collect::<Option<Vec<_>>>()?)?;
    (2 * digit_count(identifier) > identifier.len()).then_some(hit)
}

/// `27,665,487`: commas between groups of three digits. The form of the namespace shows that they are digits.
fn grouped(identifier: &[u8]) -> Option<Hit> {
    let mut groups = identifier.split(|octet| *octet == b',');
    groups.next().filter(|first| (1..4).contains(&first.len()))?;
    let are_groups = groups.all(|group| group.len() == 3);
    let commas = (0..identifier.len()).filter(|&at| are_groups && identifier[at] == b',');
    Hit::all(commas.map(|at| (at..at + 1, "".into())))
}

/// `27665487.0`: the fraction that a program writes after a number.
fn fraction(identifier: &[u8]) -> Option<Hit> {
    let number = identifier.strip_suffix(b".0").filter(|number| are_digits(number))?;
    Some(Hit::cut(number.len()..identifier.len()))
}

/// `hep-th9901001`, `hep-th:9901001`: another mark before the number at the end, or no mark, in place of a slash.
fn slash(identifier: &[u8]) -> Option<Hit> {
    let number = run_before(identifier, identifier.len(), u8::is_ascii_digit);
    let word = run_before(identifier, number, |octet| b":.-_".contains(octet));
    let is_number = number < identifier.len() && number - word < 2;
    let is_after_word = identifier[..word].last().is_some_and(u8::is_ascii_alphabetic);
    (is_after_word && is_number).then(|| Hit::swap(word..number, "/"))
}

/// `semantics//openAccess`, `semantics/openAccess/`: slashes with nothing before the next one or the end.
fn empty_segments(identifier: &[u8]) -> Option<Hit> {
    let is_slash = |at: usize| identifier.get(at).is_none_or(|octet| *octet == b'/');
    let surplus = (1..identifier.len()).filter(|&at| identifier[at] == b'/' && is_slash(at + 1));
    Hit::all(surplus.map(|at| (at..at + 1, "".into())))
}
