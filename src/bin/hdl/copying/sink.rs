//! [`Sink`]: takes the octets of a file while its records are fixed.

use std::io::{self, Write};

/// Takes all octets of a file, in order.
pub(crate) trait Sink {
    /// Takes octets that stay the same.
    fn keep(&mut self, octets: &[u8]) -> io::Result<()>;

    /// Takes octets and those that replace them.
    fn replace(&mut self, old: &[u8], new: &[u8]) -> io::Result<()>;

    /// Hands on all gathered octets, because the next ones may take long to come.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A sink that writes the fixed text.
pub(crate) struct Fixed<W> {
    writer: W,
    /// Whether the last octet that was written is a line end.
    is_at_line_start: bool,
}

impl<W: Write> Fixed<W> {
    pub(crate) fn new(writer: W) -> Self {
        Self { writer, is_at_line_start: true }
    }

    /// Writes everything that is left.
    pub(crate) fn end(&mut self) -> io::Result<()> {
        self.writer.flush()
    }

    fn write(&mut self, octets: &[u8]) -> io::Result<()> {
        if let Some(last) = octets.last() {
            self.is_at_line_start = *last == b'\n';
        }
        self.writer.write_all(octets)
    }
}

impl<W: Write> Sink for Fixed<W> {
    fn keep(&mut self, octets: &[u8]) -> io::Result<()> {
        self.write(octets)
    }

    fn replace(&mut self, _old: &[u8], new: &[u8]) -> io::Result<()> {
        self.write(new)
    }

    /// An incomplete line waits, so that no report is printed in the middle of it on a terminal.
    fn flush(&mut self) -> io::Result<()> {
        if self.is_at_line_start { self.writer.flush() } else { Ok(()) }
    }
}
