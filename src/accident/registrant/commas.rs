//! Commas in place of all the dots of a name.

use alloc::vec::Vec;

use crate::accident::hit::Hit;
use crate::accident::pasted::Pasted;

use super::extent::is_whole;

/// `10.1080/10428194,2016,1220552`: a DOI name that has a form of its registrant with a dot in place of each of its
/// commas. A keypad, or a program that formats numbers, wrote them.
pub(crate) fn commas(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, slash) = (pasted.body(), pasted.slash_of_handle()?);
    let dotted = body.iter().map(|octet| if *octet == b',' { b'.' } else { *octet });
    let is_comma = |at: &usize| pasted.flat[*at] == b',';
    let places = (slash..pasted.body.end).filter(is_comma).map(|at| (at..at + 1, ".".into()));
    let is_sought = body.iter().filter(|octet| **octet == b',').count() > 1;
    (is_sought && is_whole(&dotted.collect::<Vec<u8>>())).then(|| Hit::all(places))?
}
