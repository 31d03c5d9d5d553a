//! [`Reader`]: finds the values at some paths of JSON of any size.
//!
//! Other readers of JSON keep the whole document, or each of its values, in memory. This one gets the text piece by
//! piece, and keeps only the wanted values and the open brackets, so that a document of any size is read in constant
//! memory.

mod level;
mod reader;
mod string;
mod value;
mod word;

use std::sync::Arc;

use crate::input::limits::LONGEST;
use crate::input::piece::Piece;
use crate::input::position::{Position, Track};
use reader::State;

pub(crate) use reader::{Fields, Reader};

impl Reader {
    /// Reads the next part of the text.
    pub(crate) fn read(&mut self, text: &[u8], start: Position, pieces: &mut Vec<Piece>) {
        let mut track = Track::new(text, start);
        let mut at = 0;
        while let Some(&octet) = text.get(at) {
            at = match self.state {
                State::Broken => return,
                State::String { is_name, escaped } => {
                    self.string(text, at, (is_name, escaped), &mut track, pieces)
                }
                State::Word => self.word(text, at, &mut track, pieces),
                _ if octet.is_ascii_whitespace() => at + 1,
                state => {
                    if let Err(why) = self.octet(state, octet, at, &mut track, pieces) {
                        self.fail(track.position(at), why, pieces);
                    }
                    at + 1
                }
            };
        }
    }

    /// Ends the row or the file; `end` gives the position after it.
    pub(crate) fn end(&mut self, end: impl Fn() -> Position, pieces: &mut Vec<Piece>) {
        if self.state == State::Word {
            self.end_word(&end, pieces);
        }
        if self.is_inside() {
            let what = if self.lines { "line" } else { "file" };
            self.fail(end(), &format!("the {what} ends inside of a value"), pieces);
        }
        if self.state != State::Broken {
            pieces.push(Piece::Row(self.seen));
        }
        self.levels.clear();
        self.holds.clear();
        (self.state, self.seen, self.kept) = (State::Outside, 0, None);
    }
}

/// Whether a text ends inside of a value.
pub(crate) fn is_cut(text: &[u8]) -> bool {
    let fields = Fields { paths: Vec::new(), conditions: Vec::new(), split: None };
    let mut reader = Reader::new(&Arc::new(fields), true, LONGEST);
    reader.read(text, Position::default(), &mut Vec::new());
    reader.is_inside()
}

#[cfg(test)]
mod tests;
