//! `10.5281/zenodo.3,509,134`: a number that a program wrote in groups of three digits.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::{are_digits, run_before};
use crate::accident::registrant::known::extent::{Extent, is_whole, telling_extent};
use crate::accident::registrant::known::row::Given;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The marks that programs write between groups of digits.
const BETWEEN_GROUPS: &[u8] = b",. '";

/// How many octets a mark and the group after it have.
const GROUP: usize = ",234".len();

/// The marks between the groups of digits with which a name ends. Without them, the name has a form of its registrant.
pub(crate) fn grouped(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    Given::of(pasted).filter(|given| given.known.is_strict)?;
    let marks = (start + first_mark(body)?..start + body.len()).step_by(GROUP);
    Hit::all(marks.map(|mark| (mark..mark + 1, String::new())))
}

/// Whether a name ends with groups of three digits, which do not belong to the form of its registrant.
pub(crate) fn has_groups(name: &[u8]) -> bool {
    first_mark(name).is_some()
}

/// The index of the first mark between the groups. A mark before the first group may belong to the name itself.
fn first_mark(name: &[u8]) -> Option<usize> {
    let mark =
        *name.get(name.len().checked_sub(GROUP)?).filter(|mark| BETWEEN_GROUPS.contains(mark))?;
    let is_group =
        |group: &[u8]| group.len() == GROUP && group[0] == mark && are_digits(&group[1..]);
    let count = name.rchunks(GROUP).take_while(|group| is_group(group)).count();
    let mut firsts = (1..=count).rev().map(|groups| name.len() - groups * GROUP);
    firsts.find(|&first| is_first(name, first) && is_meant(name, first))
}

/// Whether the group before the mark at `at` has three digits at most, after a mark of the name.
fn is_first(name: &[u8], at: usize) -> bool {
    let start = run_before(name, at, u8::is_ascii_digit);
    let is_after_mark = start > 0 && !name[start - 1].is_ascii_alphanumeric();
    is_after_mark && (1..4).contains(&(at - start))
}

/// Whether a name has a form of its registrant only without the marks from `first` on, one with a word of the
/// registrant. A single blank may also stand before the number of a page.
fn is_meant(name: &[u8], first: usize) -> bool {
    let (head, groups) = name.split_at(first);
    let digits = groups.chunks(GROUP).flat_map(|group| &group[1..]);
    let meant: Vec<u8> = head.iter().chain(digits).copied().collect();
    let mark = groups[0];
    let is_enough = mark != b' ' || groups.len() > GROUP;
    is_enough && telling_extent(&meant) == Extent::Whole && (mark != b'.' || !is_whole(name))
}
