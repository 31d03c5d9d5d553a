//! [`Tail`]: the rest of a file, octet by octet, where a row is too long to be held.

use std::io::{self, ErrorKind, Read};

use crate::input::position::{Position, whole_characters};

/// A source that remembers its end: a terminal may have more after it.
#[derive(Debug)]
pub(crate) struct Source<R> {
    pub(crate) reader: R,
    /// How many octets are read at once.
    chunk: usize,
    pub(crate) ended: bool,
}

impl<R: Read> Source<R> {
    pub(crate) fn new(reader: R, chunk: usize) -> Self {
        Self { reader, chunk, ended: false }
    }

    /// Reads once, to the place after the first `len` octets of the buffer; gives how many octets came.
    pub(crate) fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> io::Result<usize> {
        if self.ended {
            return Ok(0);
        }
        if buffer.len() < len + self.chunk {
            buffer.resize(len + self.chunk, 0);
        }
        loop {
            match self.reader.read(&mut buffer[len..]) {
                Ok(read) => {
                    self.ended = read == 0;
                    return Ok(read);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Gives octet after octet, and knows the place of each.
pub(crate) struct Tail<'s, R> {
    source: &'s mut Source<R>,
    /// What was read of the source, and room for more. The octet `at` comes next, those from `end` on are none.
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    /// The octet of the buffer whose position is known, and that position.
    known: usize,
    position: Position,
}

impl<'s, R: Read> Tail<'s, R> {
    /// `read` was read of the source before, and stands at `position`.
    pub(crate) fn new(source: &'s mut Source<R>, read: Vec<u8>, position: Position) -> Self {
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

    /// Reads on; only a character that is not yet whole is kept of what was given.
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

    /// What was read of the source and not given, and its position.
    pub(crate) fn end(mut self) -> (Vec<u8>, Position) {
        let position = self.position();
        self.buffer.truncate(self.end);
        (self.buffer.split_off(self.at), position)
    }
}
