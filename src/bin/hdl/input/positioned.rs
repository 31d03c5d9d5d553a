//! [`PositionedOctets`]: gives a file octet by octet, for a row that is too long for memory.

use std::io::{self, Read};

use crate::input::chunks::Chunks;
use crate::input::position::{Position, whole_characters};

/// Returns a source octet by octet, and knows the position of each octet.
pub(crate) struct PositionedOctets<'s, R> {
    source: &'s mut Chunks<R>,
    /// The octets that were read of the source, and room for more. The octet `at` comes next, and at `end` the room
    /// begins.
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    /// The octet of the buffer whose position is known, and that position.
    known: usize,
    position: Position,
}

impl<'s, R: Read> PositionedOctets<'s, R> {
    /// `read` are octets that were already read of the source; the first is at `position`.
    pub(crate) fn new(source: &'s mut Chunks<R>, read: Vec<u8>, position: Position) -> Self {
        Self { source, end: read.len(), buffer: read, at: 0, known: 0, position }
    }

    /// The next octet.
    pub(crate) fn next(&mut self) -> io::Result<Option<u8>> {
        if self.at == self.end {
            self.refill()?;
        }
        let octet = self.buffer[..self.end].get(self.at).copied();
        self.at += usize::from(octet.is_some());
        Ok(octet)
    }

    /// Reads more octets. Of those that were given, only an incomplete character is kept.
    fn refill(&mut self) -> io::Result<()> {
        self.know(self.known + whole_characters(&self.buffer[self.known..self.end]));
        self.buffer.copy_within(self.known..self.end, 0);
        (self.at, self.known) = (self.end - self.known, 0);
        self.end = self.at + self.source.fill(&mut self.buffer, self.at)?;
        Ok(())
    }

    fn know(&mut self, at: usize) {
        self.position = self.position.after(&self.buffer[self.known..at]);
        self.known = at;
    }

    /// The position of the next octet, which begins a character.
    pub(crate) fn position(&mut self) -> Position {
        self.know(self.at);
        self.position
    }

    /// The line and the column of the octet that was given last, which begins a character.
    pub(crate) fn place_of_last(&mut self) -> (u64, u64) {
        self.know(self.at - 1);
        (self.position.line, self.position.column)
    }

    /// Goes back to `position`, from which `octets` were given.
    pub(crate) fn go_back(&mut self, mut octets: Vec<u8>, position: Position) {
        octets.extend_from_slice(&self.buffer[self.at..self.end]);
        (self.at, self.end, self.buffer) = (0, octets.len(), octets);
        (self.known, self.position) = (0, position);
    }

    /// The octets that were read of the source but not given, and their position.
    pub(crate) fn end(mut self) -> (Vec<u8>, Position) {
        let position = self.position();
        self.buffer.truncate(self.end);
        (self.buffer.split_off(self.at), position)
    }
}
