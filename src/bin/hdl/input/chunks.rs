//! [`Chunks`]: reads a source chunk by chunk, and remembers its end.

use std::io::{self, Read};

use crate::input::octets;

/// A source that remembers its end. A terminal may give more octets after an end, but they do not belong to the input.
#[derive(Debug)]
pub(crate) struct Chunks<R> {
    pub(crate) reader: R,
    /// How many octets are read at once.
    chunk: usize,
    pub(crate) ended: bool,
}

impl<R: Read> Chunks<R> {
    pub(crate) fn new(reader: R, chunk: usize) -> Self {
        Self { reader, chunk, ended: false }
    }

    /// Reads once, into the buffer after its first `len` octets; returns how many octets came.
    pub(crate) fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> io::Result<usize> {
        if self.ended {
            return Ok(0);
        }
        if buffer.len() < len + self.chunk {
            buffer.resize(len + self.chunk, 0);
        }
        let read = octets::read(&mut self.reader, &mut buffer[len..])?;
        self.ended = read == 0;
        Ok(read)
    }
}
