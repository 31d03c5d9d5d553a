//! [`Reader`]: what is known of a JSON text that comes piece by piece, up to some octet of it.

use std::sync::Arc;

use crate::input::hold::Holds;
use crate::input::piece::Piece;
use crate::input::pointer::Pointer;
use crate::input::position::Position;
use crate::input::unread::Unread;

use super::level::Levels;

/// Which values of JSON are identifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    /// Their paths; at most [`FIELDS`](crate::input::limits::FIELDS).
    pub(crate) paths: Vec<Pointer>,
    /// Names and texts of other members: an identifier is read only if its object has all of them, in any case.
    pub(crate) conditions: Vec<(String, Vec<u8>)>,
    /// The separator of several identifiers in one value.
    pub(crate) split: Option<Vec<u8>>,
}

/// Finds values in a text that comes piece by piece.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(super) fields: Arc<Fields>,
    pub(super) longest: usize,
    /// Whether each line is a text of its own.
    pub(super) lines: bool,
    pub(super) state: State,
    pub(super) levels: Levels,
    pub(super) holds: Holds,
    /// The octets of the current value or name, and where it begins.
    pub(super) kept: Option<(Position, Vec<u8>)>,
    /// The paths that lead to the current value.
    pub(super) ends: u64,
    /// The number of the first condition on the member that the current value belongs to.
    pub(super) condition: Option<usize>,
    /// The paths that have led to a value of the row so far.
    pub(super) seen: u64,
}

/// What may follow the octets that were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing has begun.
    Outside,
    /// A value must follow, or `]` after the `[`.
    Value {
        first: bool,
    },
    /// A name must follow, or `}` after the `{`.
    Name {
        first: bool,
    },
    Colon,
    /// A comma must follow, or the bracket that closes.
    Next,
    String {
        is_name: bool,
        escaped: bool,
    },
    /// A number, or `true`, `false` or `null`.
    Word,
    /// A value has ended; if each line is a text, nothing may follow on its line.
    Done,
    /// Something is wrong.
    Broken,
}

impl Reader {
    pub(crate) fn new(fields: &Arc<Fields>, lines: bool, longest: usize) -> Self {
        Self {
            levels: Levels::new(longest),
            holds: Holds::new(longest),
            fields: Arc::clone(fields),
            longest,
            lines,
            state: State::Outside,
            kept: None,
            ends: 0,
            condition: None,
            seen: 0,
        }
    }

    /// The position of the first octet of what was read but not given: a condition is not known yet, or a value has
    /// begun. A value that is too long already will not change, so it is not waited for.
    pub(crate) fn held(&self) -> Option<u64> {
        let kept = self.kept.as_ref().filter(|(_, kept)| kept.len() <= self.longest);
        let begun = kept.map(|(start, _)| start.octet);
        self.holds.first().into_iter().chain(begun).min()
    }

    /// Whether an error was found, so that nothing more can be read.
    pub(crate) fn is_broken(&self) -> bool {
        self.state == State::Broken
    }

    /// Whether a value has begun and not ended.
    pub(crate) fn is_inside(&self) -> bool {
        !matches!(self.state, State::Outside | State::Done | State::Broken)
    }

    /// Reports an error, after which nothing more can be read.
    pub(super) fn fail(&mut self, position: Position, why: &str, pieces: &mut Vec<Piece>) {
        pieces.push(Piece::Unread(Unread::new((position.line, position.column), why)));
        self.state = State::Broken;
    }

    /// Reports that the current value, which begins with this octet, is neither a string nor null, if it is wanted.
    pub(super) fn refuse(
        &mut self,
        octet: u8,
        position: impl FnOnce() -> Position,
        pieces: &mut Vec<Piece>,
    ) {
        if self.ends == 0 {
            return;
        }
        let Position { line, column, .. } = position();
        let path = self.fields.paths.get(self.ends.trailing_zeros() as usize);
        let why = match (octet, path) {
            (b'[', Some(path)) => {
                format!("the field is an array, not a string: `{path}/*` reads its elements")
            }
            (b'{', _) => "the field is an object, not a string".to_owned(),
            _ => "the field is not a string".to_owned(),
        };
        self.holds.push(Piece::Unread(Unread::new((line, column), why)), pieces);
    }

    /// Notes for the current object whether a value meets each condition on its member. `name` is the number of the
    /// first such condition.
    pub(super) fn meet(&mut self, name: usize, text: Option<&[u8]>, pieces: &mut Vec<Piece>) {
        let fields = Arc::clone(&self.fields);
        let named = &fields.conditions[name].0;
        for (number, (other, expected)) in fields.conditions.iter().enumerate() {
            if other == named {
                let is_met = text.is_some_and(|text| text.eq_ignore_ascii_case(expected));
                self.holds.meet(number, is_met, pieces);
            }
        }
    }

    /// Goes on after the end of a value.
    pub(super) fn after_value(&mut self) {
        self.condition = None;
        self.state = if self.levels.is_outside() { State::Done } else { State::Next };
    }
}
