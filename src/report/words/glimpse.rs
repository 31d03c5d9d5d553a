//! [`Glimpse`]: a few octets of a text at the place of an error.

use crate::text::Span;
use crate::text::character::is_boundary;

/// How many octets of a text an error keeps.
const ROOM: usize = 7;

/// The first octets at the place of an error or, if the place is empty, the last octets before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::report) struct Glimpse {
    octets: [u8; ROOM],
    /// How many octets are kept, and the flags below.
    shape: u8,
}

/// The bits of a shape that are a number of octets.
const LEN: u8 = 0b0111;
/// The flag of a glimpse that does not have all octets: more follow, or more stand before.
const CUT: u8 = 0b1000;
/// The flag of octets that stand before the place.
const BEFORE: u8 = 0b1_0000;
/// The flag of a place at which a percent-escape could have stood.
const ESCAPES: u8 = 0b10_0000;

impl Glimpse {
    /// As many whole characters at `span` as there is room for; `escapes` says whether an escape could stand there.
    pub(in crate::report) fn new(text: &[u8], span: Span, escapes: bool) -> Self {
        let (before, at) = (&text[..span.range().start], &text[span.range()]);
        let (kept, all, flag) =
            if at.is_empty() { (last(before), before, BEFORE) } else { (first(at), at, 0) };
        let mut octets = [0; ROOM];
        octets[..kept.len()].copy_from_slice(kept);
        let cut = if kept.len() < all.len() { CUT } else { 0 };
        let escapes = if escapes { ESCAPES } else { 0 };
        Self { octets, shape: kept.len() as u8 | cut | flag | escapes }
    }

    /// The octets that are kept.
    pub(in crate::report) fn octets(&self) -> &[u8] {
        &self.octets[..usize::from(self.shape & LEN)]
    }

    /// Whether the place or, if it is empty, the text before it has more octets than are kept.
    pub(in crate::report) const fn is_cut(self) -> bool {
        self.shape & CUT != 0
    }

    /// Whether the octets stand before the place.
    pub(in crate::report) const fn is_before(self) -> bool {
        self.shape & BEFORE != 0
    }

    /// Whether a percent-escape could have stood at the place.
    pub(in crate::report) const fn has_escapes(self) -> bool {
        self.shape & ESCAPES != 0
    }
}

/// As many whole characters from the beginning of `octets` as there is room for.
fn first(octets: &[u8]) -> &[u8] {
    let room = octets.len().min(ROOM);
    let end = if room < octets.len() {
        (1..=room).rev().find(|end| is_boundary(octets, *end))
    } else {
        None
    };
    &octets[..end.unwrap_or(room)]
}

/// As many whole characters from the end of `octets` as there is room for.
fn last(octets: &[u8]) -> &[u8] {
    let start = octets.len().saturating_sub(ROOM);
    let start = (start..octets.len()).find(|at| is_boundary(octets, *at)).unwrap_or(start);
    &octets[start..]
}
