//! `10.5281/zenodo.3,509,134`: a number that a program wrote in groups of three digits.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::octets::run_before;
use crate::accident::pasted::Pasted;

use super::extent::{Extent, extent, is_whole};
use super::row::Given;

/// The marks that programs write between groups of digits.
const MARKS: &[u8] = b",. '";

/// The marks between the groups of digits with which a name ends. Without them, the name has a form of its registrant.
pub(crate) fn grouped(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    Given::of(pasted).filter(|given| given.known.is_strict)?;
    Hit::all(
        marks(body)?.into_iter().map(|mark| (start + mark.start..start + mark.end, String::new())),
    )
}

/// Whether a name ends with groups of three digits, which do not belong to the form of its registrant.
pub(super) fn has_groups(name: &[u8]) -> bool {
    marks(name).is_some()
}

/// The places of the marks between the groups: as many as there are without the mark that belongs to the name itself.
fn marks(name: &[u8]) -> Option<Vec<Range<usize>>> {
    let last = name.len().checked_sub(",234".len())?;
    let mark = *name.get(last).filter(|mark| MARKS.contains(mark))?;
    let (mut marks, mut meant, mut end) = (Vec::new(), None, name.len());
    // Each group but the first has three digits.
    while name[..end].ends_with(&[mark]) || end == name.len() {
        end -= usize::from(end < name.len());
        let start = run_before(name, end, u8::is_ascii_digit);
        let is_first = start > 0 && !name[start - 1].is_ascii_alphanumeric();
        if is_first && (1..4).contains(&(end - start)) && is_meant(name, &marks) {
            meant = Some(marks.clone());
        }
        if end - start != 3 || start == 0 {
            break;
        }
        marks.insert(0, start - 1..start);
        end = start;
    }
    meant
}

/// Whether a name has a form of its registrant only without these marks, one with a word of the registrant. A blank
/// alone may also stand before the number of a page.
fn is_meant(name: &[u8], marks: &[Range<usize>]) -> bool {
    let Some(mark) = marks.first().map(|mark| name[mark.start]) else { return false };
    let is_mark = |at: usize| marks.iter().any(|mark| mark.start == at);
    let octets = name.iter().enumerate();
    let meant: Vec<u8> = octets.filter(|(at, _)| !is_mark(*at)).map(|(_, octet)| *octet).collect();
    let is_enough = mark != b' ' || marks.len() > 1;
    is_enough && extent(&meant) == Extent::Whole && (mark != b'.' || !is_whole(name))
}
