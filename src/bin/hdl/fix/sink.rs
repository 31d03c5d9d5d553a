//! [`Sink`]: takes the octets of a list while its records are fixed.

use std::io::{self, Write};

/// Takes all octets of a list, in order.
pub(crate) trait Sink {
    /// Takes octets that stay the same.
    fn keep(&mut self, octets: &[u8]) -> io::Result<()>;

    /// Takes octets and those that replace them.
    fn replace(&mut self, old: &[u8], new: &[u8]) -> io::Result<()>;

    /// Hands on all gathered octets, because the next may take long to come.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A sink that writes the fixed list.
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
