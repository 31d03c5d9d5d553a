//! [`Records`]: the records of a file, in constant memory.

use std::io::{self, ErrorKind, Read};
use std::ops::Range;

/// The longest record that is read, in octets.
pub(crate) const LONGEST: usize = 1 << 20;

/// How much is read at once.
const CHUNK: usize = 1 << 17;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// What can stand around a record without being part of it: the byte order mark, and one CR.
const AROUND: usize = BYTE_ORDER_MARK.len() + 1;

/// One record of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record<'a> {
    /// Its number among the records of the file, from 0.
    pub(crate) number: u64,
    /// Its line, from 1; empty records count too.
    pub(crate) line: u64,
    /// Its text, or nothing where that is longer than [`LONGEST`].
    pub(crate) text: Option<&'a [u8]>,
}

/// Reads the records of a file: [`fill`](Self::fill), then take what is there by [`next`](Self::next).
#[derive(Debug)]
pub(crate) struct Records<R> {
    source: R,
    separator: u8,
    buffer: Vec<u8>,
    /// The octets of the buffer that were read and not yet given.
    unread: Range<usize>,
    /// How many of those have no separator.
    searched: usize,
    ended: bool,
    /// Whether the record that begins at `unread` was already reported as too long.
    skipping: bool,
    line: u64,
    number: u64,
    /// How many octets were read of the source.
    read: u64,
}

impl<R: Read> Records<R> {
    pub(crate) fn new(source: R, separator: u8) -> Self {
        Self {
            source,
            separator,
            buffer: Vec::new(),
            unread: 0..0,
            searched: 0,
            ended: false,
            skipping: false,
            line: 0,
            number: 0,
            read: 0,
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        &mut self.source
    }

    /// The octet of the source behind everything that was given or is known to be no record.
    pub(crate) fn done(&self) -> u64 {
        self.octet(self.unread.start)
    }

    /// Reads on once; `false` where the file has already ended.
    pub(crate) fn fill(&mut self) -> io::Result<bool> {
        if self.ended {
            return Ok(false);
        }
        if self.unread.start > 0 {
            self.buffer.copy_within(self.unread.clone(), 0);
            self.unread = 0..self.unread.len();
        }
        let room = self.unread.end + CHUNK;
        if self.buffer.len() < room {
            self.buffer.resize(room, 0);
        }
        let read = loop {
            match self.source.read(&mut self.buffer[self.unread.end..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.unread.end += read;
        self.read += read as u64;
        self.ended = read == 0;
        Ok(true)
    }

    /// The next record among what was read.
    pub(crate) fn next(&mut self) -> Option<Record<'_>> {
        self.next_placed().map(|(_, record)| record)
    }

    /// The same, and the octet of the source where its text begins.
    pub(crate) fn next_placed(&mut self) -> Option<(u64, Record<'_>)> {
        loop {
            let Some(range) = self.line() else { return self.give_up() };
            self.line += 1;
            let skipped = std::mem::take(&mut self.skipping);
            let range = self.trim(range);
            if !skipped && !range.is_empty() {
                let octet = self.octet(range.start);
                let text = (range.len() <= LONGEST).then(|| &self.buffer[range]);
                let number = self.number;
                self.number += 1;
                return Some((octet, Record { number, line: self.line, text }));
            }
        }
    }

    /// Takes the octets up to the next separator, or to the end of the file; without the separator.
    fn line(&mut self) -> Option<Range<usize>> {
        let Range { start, end } = self.unread;
        let found = memchr::memchr(self.separator, &self.buffer[start + self.searched..end]);
        let line = match found {
            Some(ahead) => start..start + self.searched + ahead,
            None if self.ended && start < end => start..end,
            None => {
                self.searched = end - start;
                return None;
            }
        };
        self.searched = 0;
        self.unread.start = end.min(line.end + 1);
        Some(line)
    }

    /// Drops what has been read of a record that is too long already, and reports it once.
    fn give_up(&mut self) -> Option<(u64, Record<'_>)> {
        if !self.skipping && self.unread.len() <= LONGEST + AROUND {
            return None;
        }
        self.unread.start = self.unread.end;
        self.searched = 0;
        if std::mem::replace(&mut self.skipping, true) {
            return None;
        }
        let number = self.number;
        self.number += 1;
        Some((self.done(), Record { number, line: self.line + 1, text: None }))
    }

    /// Where a place of the buffer is in the source.
    fn octet(&self, at: usize) -> u64 {
        self.read - (self.unread.end - at) as u64
    }

    /// Takes away what is not part of the record: the mark at the start of the file, one CR before LF.
    fn trim(&self, mut line: Range<usize>) -> Range<usize> {
        if self.line == 1 && self.buffer[line.clone()].starts_with(BYTE_ORDER_MARK) {
            line.start += BYTE_ORDER_MARK.len();
        }
        let separated = line.end < self.unread.end;
        if separated && self.separator == b'\n' && self.buffer[line.clone()].ends_with(b"\r") {
            line.end -= 1;
        }
        line
    }
}

#[cfg(test)]
mod tests;
