//! [`Text`]: lines of a diff, in a temporary file if they are long.

use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};

use tempfile::SpooledTempFile;

/// How many octets of a text are kept in memory.
const MOST: usize = 1 << 20;

/// Octets that are written once, and then read; they may be several lines, or none.
pub(super) struct Text {
    octets: SpooledTempFile,
    pub(super) len: u64,
    /// How many lines were begun.
    pub(super) lines: u64,
    has_end: bool,
}

impl Text {
    pub(super) fn new() -> Self {
        Self { octets: SpooledTempFile::new(MOST), len: 0, lines: 0, has_end: true }
    }

    pub(super) fn extend(&mut self, octets: &[u8]) -> io::Result<()> {
        let Some(last) = octets.last() else { return Ok(()) };
        let ends = memchr::memchr_iter(b'\n', octets).count() as u64;
        self.lines += ends + u64::from(*last != b'\n') - u64::from(!self.has_end);
        self.has_end = *last == b'\n';
        self.len += octets.len() as u64;
        self.octets.write_all(octets)
    }

    /// Writes each line after a mark, and says if the last one has no end.
    pub(super) fn write(&mut self, writer: &mut impl Write, mark: u8) -> io::Result<()> {
        self.octets.seek(SeekFrom::Start(0))?;
        let mut octets = BufReader::new(&mut self.octets);
        let mut begins = true;
        loop {
            let part = octets.fill_buf()?;
            if part.is_empty() {
                break;
            }
            for line in part.split_inclusive(|&octet| octet == b'\n') {
                if begins {
                    writer.write_all(&[mark])?;
                }
                writer.write_all(line)?;
                begins = line.ends_with(b"\n");
            }
            let len = part.len();
            octets.consume(len);
        }
        if begins { Ok(()) } else { writer.write_all(b"\n\\ No newline at end of file\n") }
    }
}
