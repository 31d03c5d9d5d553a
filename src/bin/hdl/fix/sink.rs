//! [`Sink`]: where the octets of a list go whose records are being fixed.

use std::io::{self, Write};

/// Takes a list in order, octet by octet.
pub(crate) trait Sink {
    /// Octets that stay.
    fn keep(&mut self, octets: &[u8]) -> io::Result<()>;

    /// Octets that are replaced.
    fn replace(&mut self, old: &[u8], new: &[u8]) -> io::Result<()>;

    /// Hands on what was gathered, before a wait for more.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A writer takes the fixed list.
pub(crate) struct Fixed<W>(pub(crate) W);

impl<W: Write> Sink for Fixed<W> {
    fn keep(&mut self, octets: &[u8]) -> io::Result<()> {
        self.0.write_all(octets)
    }

    fn replace(&mut self, _old: &[u8], new: &[u8]) -> io::Result<()> {
        self.0.write_all(new)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
