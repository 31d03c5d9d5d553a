//! [`Reader`]: finds the values at some paths of JSON of any size.
//!
//! Other readers of JSON keep the whole document, or each of its values, in memory. This one gets the text piece by
//! piece, and keeps only the wanted values and the open brackets, so that a document of any size is read in constant
//! memory.

mod level;

use std::sync::Arc;

use crate::input::hold::Holds;
use crate::input::limits::LONGEST;
use crate::input::path::Path;
use crate::input::piece::{Piece, Text, Track};
use crate::input::position::Position;
use crate::input::unescape::Escapes;
use crate::input::unread::Unread;
use level::Levels;

/// Which values of JSON are identifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fields {
    /// Their paths; at most [`FIELDS`](crate::input::limits::FIELDS).
    pub(crate) paths: Vec<Path>,
    /// Names and texts of other members: an identifier is read only if its object has all of them.
    pub(crate) conditions: Vec<(String, Vec<u8>)>,
    /// The separator of several identifiers in one value.
    pub(crate) split: Option<Vec<u8>>,
}

/// The message for a field that is neither a string nor null.
const NO_STRING: &str = "the field is not a string";

/// The longest number or word that is checked.
const WORD: usize = 64;

/// Finds values in a text that comes piece by piece.
#[derive(Debug)]
pub(crate) struct Reader {
    fields: Arc<Fields>,
    longest: usize,
    /// Whether each line is a text of its own.
    lines: bool,
    state: State,
    levels: Levels,
    holds: Holds,
    /// The octets of the current value or name, and where it begins.
    kept: Option<(Position, Vec<u8>)>,
    /// The paths that lead to the current value, and the number of the condition that it must meet.
    ends: u64,
    condition: Option<usize>,
    /// The paths that have led to a value of the row so far.
    seen: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
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
    /// A value has ended, and nothing may follow on its line.
    Done,
    /// Something is wrong.
    Broken,
}

impl Reader {
    /// The position of the first octet of what was read but not given: a condition is not known yet, or a value has
    /// begun. A value that is too long already will not change, so it is not waited for.
    pub(crate) fn held(&self) -> Option<u64> {
        let kept = self.kept.as_ref().filter(|(_, kept)| kept.len() <= self.longest);
        let begun = kept.map(|(start, _)| start.octet);
        self.holds.first().into_iter().chain(begun).min()
    }

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

    /// Whether an error was found, so that nothing more can be read.
    pub(crate) fn is_broken(&self) -> bool {
        self.state == State::Broken
    }

    /// Whether a value has begun and not ended.
    pub(crate) fn is_inside(&self) -> bool {
        !matches!(self.state, State::Outside | State::Done | State::Broken)
    }

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

    fn fail(&mut self, position: Position, why: &str, pieces: &mut Vec<Piece>) {
        pieces.push(Piece::Unread(Unread::new((position.line, position.column), why)));
        self.state = State::Broken;
    }

    /// Takes an octet between values.
    fn octet(
        &mut self,
        state: State,
        octet: u8,
        at: usize,
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> Result<(), &'static str> {
        match (state, octet) {
            (State::Done, _) if self.lines => {
                return Err("nothing may follow the value on this line");
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
                self.refuse(|| track.position(at), pieces);
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

    /// Reports that the current value is not a string, if it is wanted.
    fn refuse(&mut self, position: impl FnOnce() -> Position, pieces: &mut Vec<Piece>) {
        if self.ends != 0 {
            let Position { line, column, .. } = position();
            self.holds.push(Piece::Unread(Unread::new((line, column), NO_STRING)), pieces);
        }
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

    fn after_value(&mut self) {
        self.condition = None;
        self.state = if self.levels.is_outside() { State::Done } else { State::Next };
    }

    /// Reads the next part of a string; returns where reading continues.
    fn string(
        &mut self,
        text: &[u8],
        at: usize,
        (is_name, escaped): (bool, bool),
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> usize {
        let rest = &text[at..];
        let ahead = if escaped { 1 } else { plain(rest) };
        self.keep(&rest[..ahead]);
        let end = at + ahead;
        self.state = State::String { is_name, escaped: false };
        match rest.get(ahead) {
            _ if escaped => end,
            None => end,
            Some(b'"') => {
                self.end_string(is_name, pieces);
                end + 1
            }
            Some(b'\\') => {
                self.keep(b"\\");
                self.state = State::String { is_name, escaped: true };
                end + 1
            }
            Some(_) => {
                let why = "a control character must be escaped in a string";
                self.fail(track.position(end), why, pieces);
                end
            }
        }
    }

    /// Keeps these octets of a wanted string; one more than the limit is enough to see that it is too long.
    fn keep(&mut self, octets: &[u8]) {
        if let Some((_, kept)) = &mut self.kept {
            let room = (self.longest + 1).saturating_sub(kept.len());
            kept.extend_from_slice(&octets[..octets.len().min(room)]);
        }
    }

    fn end_string(&mut self, is_name: bool, pieces: &mut Vec<Piece>) {
        let kept = self.kept.take();
        if is_name {
            let name = kept.and_then(|(_, raw)| Some(Escapes::Json.text(&raw)?.into_owned()));
            let fields = &*self.fields;
            self.levels.name(name.as_deref(), &fields.paths);
            let named = |name: &[u8]| {
                fields.conditions.iter().position(|(other, _)| other.as_bytes() == name)
            };
            self.condition = name.as_deref().and_then(named);
            self.state = State::Colon;
            return;
        }
        if let Some((start, raw)) = kept {
            let raw = Some(raw).filter(|raw| raw.len() <= self.longest);
            if let Some(name) = self.condition {
                let text = raw.as_deref().and_then(|raw| Escapes::Json.text(raw));
                self.meet(name, text.as_deref(), pieces);
            }
            for wanted in bits(self.ends) {
                let text = Text { start, raw: raw.clone(), wanted, escapes: Escapes::Json };
                self.holds.push(Piece::Text(text), pieces);
            }
        }
        self.after_value();
    }

    /// Tells the current object whether the value of this name meets its conditions.
    fn meet(&mut self, name: usize, text: Option<&[u8]>, pieces: &mut Vec<Piece>) {
        let fields = Arc::clone(&self.fields);
        let named = &fields.conditions[name].0;
        for (number, (other, expected)) in fields.conditions.iter().enumerate() {
            if other == named {
                self.holds.meet(number, text == Some(expected), pieces);
            }
        }
    }

    /// Reads the next part of a number or a word; returns where reading continues.
    fn word(
        &mut self,
        text: &[u8],
        at: usize,
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> usize {
        let rest = &text[at..];
        let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b"+-.".contains(octet);
        let len = rest.iter().position(|octet| !is_part(octet)).unwrap_or(rest.len());
        if let Some((_, kept)) = &mut self.kept {
            let room = (WORD + 1).saturating_sub(kept.len());
            kept.extend_from_slice(&rest[..len.min(room)]);
        }
        if len < rest.len() {
            self.end_word(|| track.position(at + len), pieces);
        }
        at + len
    }

    fn end_word(&mut self, end: impl FnOnce() -> Position, pieces: &mut Vec<Piece>) {
        let (start, word) = self.kept.take().unwrap_or_else(|| (end(), Vec::new()));
        let is_number = matches!(word.first(), Some(b'-' | b'0'..=b'9'));
        let is_long = word.len() > WORD;
        let is_sound = || serde_json::from_slice::<serde::de::IgnoredAny>(&word).is_ok();
        if !(is_number && is_long) && (is_long || !is_sound()) {
            let why = if is_number {
                "this is not a number of JSON"
            } else {
                "only `true`, `false` and `null` are words in JSON"
            };
            return self.fail(start, why, pieces);
        }
        if let Some(name) = self.condition {
            self.meet(name, Some(&word), pieces);
        }
        if word != b"null" {
            self.refuse(|| start, pieces);
        }
        self.after_value();
    }
}

/// Whether a text ends inside of a value.
pub(crate) fn is_cut(text: &[u8]) -> bool {
    let fields = Fields { paths: Vec::new(), conditions: Vec::new(), split: None };
    let mut reader = Reader::new(&Arc::new(fields), true, LONGEST);
    reader.read(text, Position::default(), &mut Vec::new());
    reader.is_inside()
}

/// How many octets of a string come before its end, an escape, or a character that must be escaped.
fn plain(text: &[u8]) -> usize {
    let ends = |octet: &u8| matches!(octet, b'"' | b'\\' | 0..0x20);
    text.iter().position(ends).unwrap_or(text.len())
}

/// The numbers of the bits that are set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

#[cfg(test)]
mod tests;
