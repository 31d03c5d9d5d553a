//! [`Fused`]: a source that has ended stays so.

use std::io::{self, Read};

/// A source that is not read again after its end: a person at a terminal would have to end the input once more.
#[derive(Debug)]
pub(crate) struct Fused<R> {
    source: R,
    ended: bool,
}

impl<R> Fused<R> {
    pub(crate) fn new(source: R) -> Self {
        Self { source, ended: false }
    }
}

impl<R: Read> Read for Fused<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ended {
            return Ok(0);
        }
        let read = self.source.read(buffer)?;
        self.ended = read == 0 && !buffer.is_empty();
        Ok(read)
    }
}
