//! Reads what comes between the strings, numbers and words of JSON: brackets, colons and commas.

use crate::input::piece::Piece;
use crate::input::position::Track;

use super::reader::{Reader, State};

impl Reader {
    /// Takes an octet between values.
    pub(super) fn octet(
        &mut self,
        state: State,
        octet: u8,
        at: usize,
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> Result<(), &'static str> {
        match (state, octet) {
            (State::Done, _) if self.lines => {
                return Err("nothing may follow a JSON value on its line");
            }
            (State::Value { first: true }, b']') | (State::Name { first: true }, b'}') => {
                self.close(octet, pieces)?;
            }
            (State::Value { .. } | State::Outside | State::Done, _) => {
                return self.value(octet, at, track, pieces);
            }
            (State::Name { .. }, b'"') => {
                self.state = State::String { is_name: true, escaped: false };
                self.kept = self.levels.is_alive().then(|| (track.position(at + 1), Vec::new()));
            }
            (State::Name { .. }, _) => return Err("a name in quotes is missing here"),
            (State::Colon, b':') => self.state = State::Value { first: false },
            (State::Colon, _) => return Err("`:` is missing here"),
            (_, b',') => {
                self.state = if self.levels.next(&self.fields.paths) {
                    State::Name { first: false }
                } else {
                    State::Value { first: false }
                };
            }
            (_, b']' | b'}') => self.close(octet, pieces)?,
            _ => return Err("a comma is missing here, or the bracket that closes"),
        }
        Ok(())
    }

    /// Begins a value with its first octet.
    fn value(
        &mut self,
        octet: u8,
        at: usize,
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> Result<(), &'static str> {
        self.ends = self.levels.ends(&self.fields.paths);
        self.seen |= self.ends;
        let is_kept = self.ends != 0 || self.condition.is_some();
        match octet {
            b'"' => {
                self.state = State::String { is_name: false, escaped: false };
                self.kept = is_kept.then(|| (track.position(at + 1), Vec::new()));
            }
            b'{' | b'[' => {
                self.refuse(octet, || track.position(at), pieces);
                let is_object = octet == b'{';
                self.levels.open(is_object, &self.fields.paths)?;
                if is_object && self.levels.is_alive() && !self.fields.conditions.is_empty() {
                    self.holds.open(self.fields.conditions.len(), track.position(at));
                }
                self.state = if is_object {
                    State::Name { first: true }
                } else {
                    State::Value { first: true }
                };
            }
            b'-' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => {
                self.state = State::Word;
                self.kept = Some((track.position(at), vec![octet]));
            }
            _ => return Err("a value is missing here"),
        }
        Ok(())
    }

    fn close(&mut self, octet: u8, pieces: &mut Vec<Piece>) -> Result<(), &'static str> {
        let is_object = octet == b'}';
        let held = self.levels.is_alive() && is_object && !self.fields.conditions.is_empty();
        self.levels.close(is_object)?;
        if held {
            self.holds.close(pieces);
        }
        self.after_value();
        Ok(())
    }
}
