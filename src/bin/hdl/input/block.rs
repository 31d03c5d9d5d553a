//! [`Blocks`]: a file in pieces of whole rows, in constant memory.

use std::io::{self, ErrorKind, Read};

use crate::input::boundary::Boundary;
use crate::input::limits::Limits;
use crate::input::position::Position;

/// What can stand around a row without being part of it: CR and LF.
const AROUND: usize = 2;

const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// A piece of a file: as many whole rows as were there to be read.
#[derive(Debug, Default)]
pub(crate) struct Block {
    /// Its octets, and room for more: what is read again and again is not cleared each time.
    buffer: Vec<u8>,
    len: usize,
    /// The limits under which it was read.
    pub(crate) limits: Limits,
    /// Where it begins.
    pub(crate) start: Position,
    /// Whether a row follows, or what is cut instead, that is too long to be read.
    pub(crate) too_long: bool,
}

impl Block {
    pub(crate) fn text(&self) -> &[u8] {
        &self.buffer[..self.len]
    }

    /// Makes it a block of nothing.
    pub(crate) fn clear(&mut self) {
        (self.len, self.too_long) = (0, false);
    }

    /// How much memory it holds.
    #[cfg(test)]
    pub(crate) fn capacity(&self) -> usize {
        self.buffer.capacity()
    }
}

/// Reads a file block by block.
#[derive(Debug)]
pub(crate) struct Blocks<R> {
    source: R,
    boundary: Boundary,
    limits: Limits,
    /// What was read behind the last row end.
    rest: Vec<u8>,
    begun: bool,
    ended: bool,
    /// Whether a row is being passed over that was already reported as too long.
    skipping: bool,
    next: Position,
}

impl<R: Read> Blocks<R> {
    pub(crate) fn new(source: R, boundary: Boundary, limits: Limits) -> Self {
        Self {
            source,
            boundary,
            limits,
            rest: Vec::new(),
            begun: false,
            ended: false,
            skipping: false,
            next: Position::default(),
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        &mut self.source
    }

    /// The octet of the file behind all that was given, or will not be.
    pub(crate) fn octet(&self) -> u64 {
        self.next.octet
    }

    /// The line of the file that follows everything given so far.
    pub(crate) fn line(&self) -> u64 {
        self.next.line
    }

    /// Reads on until there is a row, and gives all rows that are there; `false` where the file has already ended.
    ///
    /// A block may be empty, while a row is passed over.
    pub(crate) fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        block.clear();
        block.limits = self.limits;
        let mut len = self.rest.len();
        block.buffer.resize(block.buffer.len().max(len), 0);
        block.buffer[..len].copy_from_slice(&self.rest);
        self.rest.clear();
        let end = loop {
            let searched = len;
            len += self.fill(&mut block.buffer, len)?;
            if self.ended {
                break len;
            }
            if !self.begun && !self.begin(&mut block.buffer, &mut len) {
                continue;
            }
            if self.skipping {
                len = self.skip(&mut block.buffer, len);
                if self.skipping {
                    block.start = self.next;
                    return Ok(true);
                }
            }
            let text = &block.buffer[..len];
            if let Some(end) = self.boundary.last(text, searched.min(len)) {
                break end;
            }
            if len > self.limits.longest + AROUND {
                let end = self.boundary.within(text, self.next.before);
                block.too_long = end.is_none();
                break end.unwrap_or(0);
            }
        };
        self.rest.extend_from_slice(&block.buffer[end..len]);
        block.start = self.next;
        block.len = end;
        self.next = self.boundary.behind(block.text(), self.next);
        if block.too_long {
            self.next.rows += 1;
            self.skipping = true;
            let dropped = std::mem::take(&mut self.rest);
            self.next = self.boundary.skipped(&dropped, self.next);
        }
        Ok(end > 0 || block.too_long)
    }

    /// Reads the first row of a table, and gives the block behind it, whose rows are counted anew.
    pub(crate) fn head(&mut self, block: &mut Block) -> io::Result<Option<Vec<u8>>> {
        while self.read(block)? {
            if block.too_long {
                let longest = self.limits.longest;
                return Err(io::Error::other(format!("the first row is above {longest} octets")));
            }
            if let Some(head) = self.boundary.head(block.text()) {
                let row = block.text()[head.range].to_vec();
                block.start = self.boundary.skipped(&block.text()[..head.next], block.start);
                block.buffer.copy_within(head.next..block.len, 0);
                block.len -= head.next;
                self.next.rows = self.next.rows.saturating_sub(1);
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// Reads once, behind the first `len` octets of the buffer.
    fn fill(&mut self, buffer: &mut Vec<u8>, len: usize) -> io::Result<usize> {
        if self.ended {
            return Ok(0);
        }
        if buffer.len() < len + self.limits.chunk {
            buffer.resize(len + self.limits.chunk, 0);
        }
        loop {
            match self.source.read(&mut buffer[len..]) {
                Ok(read) => {
                    self.ended = read == 0;
                    return Ok(read);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Takes away the byte order mark; `false` where more must be read to know whether there is one.
    fn begin(&mut self, buffer: &mut [u8], len: &mut usize) -> bool {
        let most = BYTE_ORDER_MARK.len();
        if *len < most && BYTE_ORDER_MARK.starts_with(&buffer[..*len]) {
            return false;
        }
        self.begun = true;
        if buffer[..*len].starts_with(BYTE_ORDER_MARK) {
            buffer.copy_within(most..*len, 0);
            *len -= most;
            self.next.octet = most as u64;
        }
        true
    }

    /// Drops what is left of a row that is too long; gives how much there is behind it.
    fn skip(&mut self, buffer: &mut [u8], len: usize) -> usize {
        let end = self.boundary.first(&buffer[..len]);
        self.skipping = end.is_none();
        let dropped = end.unwrap_or(len);
        self.next = self.boundary.skipped(&buffer[..dropped], self.next);
        buffer.copy_within(dropped..len, 0);
        len - dropped
    }
}
