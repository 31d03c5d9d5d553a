//! [`Taker`]: takes the values of wanted fields, and holds them until the conditions of their entry are met.

use std::sync::Arc;

use crate::input::hold::Holds;
use crate::input::limits::{LONGEST, fields};
use crate::input::octets;
use crate::input::piece::{Piece, RawText};
use crate::input::position::{Position, Track};
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;

/// Which fields of entries have identifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Names {
    /// Their names; at most [`FIELDS`](crate::input::limits::FIELDS). Upper and lower case are the same.
    pub(crate) names: Vec<String>,
    /// Names and texts of other fields: an identifier is read only if its entry has all of them, in any case.
    pub(crate) conditions: Vec<(String, Vec<u8>)>,
    /// The separator of several identifiers in one field.
    pub(crate) split: Option<Vec<u8>>,
}

#[derive(Debug)]
pub(super) struct Taker {
    names: Arc<Names>,
    longest: usize,
    holds: Holds,
    is_open: bool,
    /// The fields that the entry has had so far: a bit for each name.
    seen: u64,
    value: Option<Value>,
}

/// The value that is being read.
#[derive(Debug)]
struct Value {
    name: Vec<u8>,
    start: Position,
    /// Its octets, up to one more than the limit.
    raw: Vec<u8>,
    /// The names that it has: a bit for each.
    wanted: u64,
}

impl Taker {
    pub(super) fn new(names: &Arc<Names>, longest: usize) -> Self {
        let (names, holds) = (Arc::clone(names), Holds::new(LONGEST));
        Self { names, longest, holds, is_open: false, seen: 0, value: None }
    }

    /// The position of the first octet of what was read but not given. A value that is too long already will not
    /// change, so it is not waited for.
    pub(super) fn held(&self) -> Option<u64> {
        let value = self.value.as_ref().filter(|value| value.raw.len() <= self.longest);
        self.holds.first().into_iter().chain(value.map(|value| value.start.octet)).min()
    }

    /// Begins an entry.
    pub(super) fn open(&mut self, start: Position) {
        self.holds.open(self.names.conditions.len(), start);
        self.is_open = true;
    }

    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// Ends the entry, if there is one.
    pub(super) fn close(&mut self, pieces: &mut Vec<Piece>) {
        self.value = None;
        if std::mem::take(&mut self.is_open) {
            self.holds.close(pieces);
            pieces.push(Piece::Row(std::mem::take(&mut self.seen)));
        }
    }

    /// Begins the value of a field; returns whether it is wanted.
    pub(super) fn begin(&mut self, name: &[u8], start: Position) -> bool {
        let is_named = |other: &str| other.as_bytes().eq_ignore_ascii_case(name);
        let numbers = self.names.names.iter().enumerate();
        let wanted =
            numbers.filter(|(_, other)| is_named(other)).map(|(number, _)| 1 << number).sum();
        self.seen |= wanted;
        let is_condition = self.names.conditions.iter().any(|(other, _)| is_named(other));
        let is_kept = wanted != 0 || is_condition;
        self.value = is_kept.then(|| Value { name: name.to_vec(), start, raw: Vec::new(), wanted });
        wanted != 0
    }

    /// Whether a field of this name is wanted.
    pub(super) fn wants(&self, name: &[u8]) -> bool {
        self.names.names.iter().any(|other| other.as_bytes().eq_ignore_ascii_case(name))
    }

    /// Adds octets to the value.
    pub(super) fn push(&mut self, octets: &[u8]) {
        if let Some(Value { raw, .. }) = &mut self.value {
            octets::keep(raw, octets, self.longest);
        }
    }

    /// Ends the value; `inner` finds in its octets those that count.
    pub(super) fn end(
        &mut self,
        escapes: Escapes,
        inner: fn(&[u8]) -> std::ops::Range<usize>,
        pieces: &mut Vec<Piece>,
    ) {
        let Some(Value { name, start, raw, wanted }) = self.value.take() else { return };
        let raw = Some(raw).filter(|raw| raw.len() <= self.longest);
        let inner = raw.as_deref().map(inner).unwrap_or_default();
        let start = Track::new(raw.as_deref().unwrap_or_default(), start).position(inner.start);
        let raw = raw.map(|raw| raw[inner].to_vec());
        let text = raw.as_deref().and_then(|raw| escapes.text(raw));
        let is =
            |expected: &[u8]| text.as_deref().is_some_and(|it| it.eq_ignore_ascii_case(expected));
        self.meet(&name, is, pieces);
        if raw.as_ref().is_some_and(Vec::is_empty) {
            return;
        }
        for wanted in fields(wanted) {
            let text = RawText { start, raw: raw.clone(), wanted, escapes };
            self.holds.push(Piece::Text(text), pieces);
        }
    }

    /// Notes a field or something else that has a name, which may meet a condition; `is` compares its text with the
    /// expected one.
    pub(super) fn meet(
        &mut self,
        name: &[u8],
        is: impl Fn(&[u8]) -> bool,
        pieces: &mut Vec<Piece>,
    ) {
        for (number, (other, expected)) in self.names.conditions.iter().enumerate() {
            if other.as_bytes().eq_ignore_ascii_case(name) && is(expected) {
                self.holds.meet(number, true, pieces);
            }
        }
    }

    /// Ends a value that cannot be read.
    pub(super) fn fail(&mut self, why: &str, pieces: &mut Vec<Piece>) {
        if let Some(Value { start, .. }) = self.value.take().filter(|value| value.wanted != 0) {
            self.wrong(start, why, pieces);
        }
    }

    /// Reports something in the entry that cannot be read.
    pub(super) fn wrong(&mut self, place: Position, why: &str, pieces: &mut Vec<Piece>) {
        let unread = Unread::new((place.line, place.column), why);
        self.holds.push(Piece::Unread(unread), pieces);
    }
}
