//! Blanks in a name of which the form is known.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::rule::accident::hit::Hit;
use crate::rule::accident::octets::{blanks, is_blank, joined, separators_before};
use crate::rule::accident::pasted::Pasted;

use super::table::{Registrant, is_whole, local_name};

/// `10.5281/zenodo 3242074`, `10.1103/Phys. Rev. Lett. 116, 061102`: a name with the blanks of a title, in place of its dots
/// or also between its words.
pub(crate) fn dotless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let body = &body[..separators_before(body, body.len())];
    let blank = body.iter().position(|&octet| octet == b' ')?;
    // Words follow a whole name.
    let is_note =
        Registrant::of(body).is_none() || is_whole(&body[..separators_before(body, blank)]);
    if start + blank < pasted.slash? || is_note {
        return None;
    }
    let spaced = |mark: fn(u8) -> &'static str| {
        let place = |gap: Range<usize>| (gap.clone(), String::from(mark(body[gap.end])));
        gaps(body).map(place).collect::<Vec<_>>()
    };
    let before_number = |next: u8| if next.is_ascii_digit() { "." } else { "" };
    let mut places = [spaced(|_| "."), spaced(before_number)]
        .into_iter()
        .find(|places| is_whole(&replaced(body, places)))?;
    for (place, mark) in &mut places {
        // A dot that is already there stays.
        if body[place.start..].starts_with(mark.as_bytes()) {
            place.start += mark.len();
            mark.clear();
        }
        *place = start + place.start..start + place.end;
    }
    Hit::all(places)
}

/// A name with other texts at some places.
fn replaced(name: &[u8], places: &[(Range<usize>, String)]) -> Vec<u8> {
    let (mut text, mut at) = (Vec::with_capacity(name.len()), 0);
    for (place, mark) in places {
        text.extend_from_slice(&name[at..place.start]);
        text.extend_from_slice(mark.as_bytes());
        at = place.end;
    }
    text.extend_from_slice(&name[at..]);
    text
}

/// The blanks in a name, each with the punctuation before it.
fn gaps(name: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let blank = at + name[at..].iter().position(|&octet| octet == b' ')?;
        let start = separators_before(name, blank).max(at);
        at = blanks(name, blank);
        (at < name.len()).then_some(start..at)
    })
}

/// Whether a name that ends with `head` is not whole by its form, and is whole with the next words of `tail`, so that it
/// was broken there: `s41586-020-264 9-2`.
pub(crate) fn goes_on(head: &[u8], tail: &[u8]) -> bool {
    let Some(known) = Registrant::of(head) else { return false };
    let head = joined(head);
    let begun = known.rests(local_name(&head)).filter(|(_, rest)| !rest.is_empty());
    begun.map(|(form, _)| form).any(|form| {
        let mut name = head.clone();
        tail.split(|octet| is_blank(*octet)).any(|word| {
            name.extend_from_slice(word);
            known.rests(local_name(&name)).any(|(other, rest)| other == form && rest.is_empty())
        })
    })
}
