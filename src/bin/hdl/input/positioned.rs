//! [`PositionedBuffer`]: octets that were read, and their position. [`PositionedOctets`] gives them one by one, for a
//! row that is too long for memory.

use std::io::{self, Read};

use crate::input::chunks::Chunks;
use crate::input::position::{Position, whole_characters};

/// Octets that were read, the place of the next one among them, and its position.
#[derive(Default)]
pub(crate) struct PositionedBuffer {
    /// The octets that were read, and room for more. The octet `at` comes next, and at `end` the room begins.
    octets: Vec<u8>,
    at: usize,
    end: usize,
    /// The octet whose position is known, and that position.
    known: usize,
    position: Position,
}

impl PositionedBuffer {
    /// A buffer of octets, the first of which is at `position`.
    fn new(octets: Vec<u8>, position: Position) -> Self {
        Self { end: octets.len(), octets, at: 0, known: 0, position }
    }

    /// The octets that come next.
    pub(crate) fn ahead(&self) -> &[u8] {
        &self.octets[self.at..self.end]
    }

    /// Passes the next `len` octets.
    pub(crate) fn advance(&mut self, len: usize) {
        self.at += len;
    }

    /// Passes the byte order mark with which a file begins, if `len` octets are one; it takes no column.
    pub(crate) fn pass_mark(&mut self, len: usize) {
        self.advance(len);
        (self.known, self.position.octet) = (self.at, len as u64);
    }

    /// Whether nothing of the file has been passed.
    pub(crate) fn is_at_start(&self) -> bool {
        self.position.octet == 0 && self.at == 0
    }

    /// Reads more octets. Of those that were passed, only an incomplete character is kept.
    pub(crate) fn refill<R: Read>(&mut self, source: &mut Chunks<R>) -> io::Result<()> {
        self.know(self.known + whole_characters(&self.octets[self.known..self.end]));
        self.octets.copy_within(self.known..self.end, 0);
        (self.at, self.known) = (self.end - self.known, 0);
        self.end = self.at + source.fill(&mut self.octets, self.at)?;
        Ok(())
    }

    fn know(&mut self, at: usize) {
        self.position = self.position.after(&self.octets[self.known..at]);
        self.known = at;
    }

    /// The position of the next octet, which begins a character.
    pub(crate) fn position(&mut self) -> Position {
        self.know(self.at);
        self.position
    }
}

/// Returns a source octet by octet, and knows the position of each octet.
pub(crate) struct PositionedOctets<'s, R> {
    source: &'s mut Chunks<R>,
    buffer: PositionedBuffer,
}

impl<'s, R: Read> PositionedOctets<'s, R> {
    /// `read` are octets that were already read of the source; the first is at `position`.
    pub(crate) fn new(source: &'s mut Chunks<R>, read: Vec<u8>, position: Position) -> Self {
        Self { source, buffer: PositionedBuffer::new(read, position) }
    }

    /// The next octet.
    pub(crate) fn next(&mut self) -> io::Result<Option<u8>> {
        if self.buffer.ahead().is_empty() {
            self.buffer.refill(self.source)?;
        }
        let octet = self.buffer.ahead().first().copied();
        self.buffer.advance(usize::from(octet.is_some()));
        Ok(octet)
    }

    /// The position of the next octet, which begins a character.
    pub(crate) fn position(&mut self) -> Position {
        self.buffer.position()
    }

    /// The line and the column of the octet that was given last, which begins a character.
    pub(crate) fn place_of_last(&mut self) -> (u64, u64) {
        self.buffer.know(self.buffer.at - 1);
        (self.buffer.position.line, self.buffer.position.column)
    }

    /// Goes back to `position`, from which `octets` were given.
    pub(crate) fn go_back(&mut self, mut octets: Vec<u8>, position: Position) {
        octets.extend_from_slice(self.buffer.ahead());
        self.buffer = PositionedBuffer::new(octets, position);
    }

    /// The octets that were read of the source but not given, and their position.
    pub(crate) fn end(mut self) -> (Vec<u8>, Position) {
        (self.buffer.ahead().to_vec(), self.buffer.position())
    }
}
