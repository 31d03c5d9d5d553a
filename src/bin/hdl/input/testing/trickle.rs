//! A source for tests that gives few octets at a time.

use std::io::{self, ErrorKind, Read};

/// Gives `step` octets at a time, and an interruption before each.
pub(crate) struct Trickle<'a> {
    octets: &'a [u8],
    step: usize,
    interrupted: bool,
}

impl<'a> Trickle<'a> {
    pub(crate) fn new(octets: &'a [u8], step: usize) -> Self {
        Self { octets, step, interrupted: false }
    }
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.interrupted = !self.interrupted;
        if self.interrupted {
            return Err(ErrorKind::Interrupted.into());
        }
        let most = buffer.len().min(self.step);
        self.octets.read(&mut buffer[..most])
    }
}
