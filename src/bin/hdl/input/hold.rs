//! [`Holds`]: keeps identifiers until it is known whether their object meets the conditions.

use crate::input::piece::Piece;
use crate::input::position::Position;
use crate::input::unread::Unread;

/// The objects that are open, the innermost last.
#[derive(Debug)]
pub(crate) struct Holds {
    /// How many octets may wait in one object.
    most: usize,
    open: Vec<Hold>,
}

/// An open object, and its identifiers that wait until its conditions are known.
#[derive(Debug)]
struct Hold {
    /// Where the object begins.
    start: Position,
    /// Whether each condition is met, as far as that is known.
    met: Vec<Option<bool>>,
    waiting: Vec<Piece>,
    /// About how many octets of memory the waiting pieces take. Once these are too many, nothing more is added, so the
    /// size then marks the object as too large.
    size: usize,
}

impl Hold {
    fn is_met(&self) -> bool {
        self.met.iter().all(|met| *met == Some(true))
    }

    fn is_failed(&self) -> bool {
        self.met.contains(&Some(false))
    }
}

impl Holds {
    pub(crate) fn new(most: usize) -> Self {
        Self { most, open: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.open.clear();
    }

    /// Begins an object that has this many conditions to meet.
    pub(crate) fn open(&mut self, conditions: usize, start: Position) {
        self.open.push(Hold { start, met: vec![None; conditions], waiting: Vec::new(), size: 0 });
    }

    /// Notes whether a value of the innermost object has met a condition.
    pub(crate) fn meet(&mut self, condition: usize, met: bool, pieces: &mut Vec<Piece>) {
        let Some(hold) = self.open.last_mut() else { return };
        let before = &mut hold.met[condition];
        *before = Some(met || *before == Some(true));
        if hold.is_met() {
            pieces.append(&mut hold.waiting);
        }
    }

    /// Takes a piece of the innermost object, or of an array in it.
    pub(crate) fn push(&mut self, piece: Piece, pieces: &mut Vec<Piece>) {
        match self.open.last_mut() {
            None => pieces.push(piece),
            Some(hold) if hold.is_met() => pieces.push(piece),
            Some(hold) if hold.is_failed() || hold.size > self.most => {}
            Some(hold) => {
                // A piece takes about this many octets in memory, besides its text.
                hold.size += 64;
                if let Piece::Text(text) = &piece {
                    hold.size += text.raw.as_ref().map_or(0, Vec::len);
                }
                hold.waiting.push(piece);
                if hold.size > self.most {
                    let Position { line, column, .. } = hold.start;
                    let why = "this record is too long to be held until its condition is known";
                    hold.waiting = vec![Piece::Unread(Unread::new((line, column), why))];
                }
            }
        }
    }

    /// The position of the first octet that is held.
    pub(crate) fn first(&self) -> Option<u64> {
        let first = |piece: &Piece| match piece {
            Piece::Text(text) => Some(text.start.octet),
            Piece::Unread(_) | Piece::Row(_) => None,
        };
        self.open.iter().flat_map(|hold| &hold.waiting).filter_map(first).min()
    }

    /// Ends the innermost object.
    pub(crate) fn close(&mut self, pieces: &mut Vec<Piece>) {
        if let Some(mut hold) = self.open.pop()
            && (hold.is_met() || hold.size > self.most)
        {
            pieces.append(&mut hold.waiting);
        }
    }
}
