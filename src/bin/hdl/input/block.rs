//! [`Blocks`]: a file in pieces of whole rows, in constant memory.

use std::io::{self, Read};
use std::mem;

use crate::input::boundary::Boundary;
use crate::input::layout::Layout;
use crate::input::limits::Limits;
use crate::input::long::Long;
use crate::input::position::Position;
use crate::input::tail::{Source, Tail};

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
    /// What was found in the row that follows, where that is too long to be held.
    pub(crate) long: Option<Long>,
}

impl Block {
    pub(crate) fn text(&self) -> &[u8] {
        &self.buffer[..self.len]
    }

    /// Makes it a block of nothing.
    pub(crate) fn clear(&mut self) {
        (self.len, self.long) = (0, None);
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
    source: Source<R>,
    layout: Layout,
    boundary: Boundary,
    limits: Limits,
    /// What was read after the last whole row, and how much of it is known to have no end of a row.
    rest: Vec<u8>,
    searched: usize,
    begun: bool,
    /// Whether a row of a list is being passed over that was already reported as too long.
    skipping: bool,
    next: Position,
}

impl<R: Read> Blocks<R> {
    pub(crate) fn new(reader: R, layout: Layout, limits: Limits) -> Self {
        Self {
            source: Source::new(reader, limits.chunk),
            boundary: layout.boundary(limits.longest),
            layout,
            limits,
            rest: Vec::new(),
            searched: 0,
            begun: false,
            skipping: false,
            next: Position::default(),
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        &mut self.source.reader
    }

    /// The octet of the file after everything that was given, or will not be.
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
        let mut searched = mem::take(&mut self.searched);
        let mut long = false;
        let end = loop {
            if len > searched && self.begun {
                let text = &block.buffer[..len];
                if let Some(end) = self.boundary.last(text, searched) {
                    break end;
                }
                searched = len;
                if len > self.limits.longest + AROUND {
                    let end = self.boundary.within(text, self.next.before);
                    long = end.is_none();
                    break end.unwrap_or(0);
                }
            }
            len += self.source.fill(&mut block.buffer, len)?;
            if self.source.ended {
                break len;
            }
            if !self.begun && self.begin(&mut block.buffer, &mut len) {
                searched = 0;
            }
            if self.skipping {
                len = self.skip(&mut block.buffer, len);
                searched = 0;
                if self.skipping {
                    block.start = self.next;
                    return Ok(true);
                }
            }
        };
        self.rest.extend_from_slice(&block.buffer[end..len]);
        // The boundary was looked for up to the end.
        self.searched = self.rest.len();
        block.start = self.next;
        block.len = end;
        self.next = self.boundary.after(block.text(), self.next);
        if long {
            block.long = Some(self.long()?);
        }
        Ok(end > 0 || long)
    }

    /// Reads the row that `rest` begins with, however long it is.
    fn long(&mut self) -> io::Result<Long> {
        let rest = mem::take(&mut self.rest);
        self.searched = 0;
        let long = match self.layout {
            Layout::List(_) | Layout::Text => {
                let place = (self.next.line, self.next.column);
                self.skipping = true;
                self.next = self.boundary.skipped(&rest, self.next);
                Long::too_long(place)
            }
            Layout::Column { .. } | Layout::Field(_) => {
                let mut tail = Tail::new(&mut self.source, rest, self.next);
                let long = Long::read(&self.layout, &mut tail, self.limits.longest)?;
                (self.rest, self.next) = tail.end();
                self.boundary = self.layout.boundary(self.limits.longest);
                long
            }
        };
        self.next.rows += 1;
        Ok(long)
    }

    /// Which column of a table is read from now on.
    pub(crate) fn choose(&mut self, number: usize) {
        if let Layout::Column { column, .. } = &mut self.layout {
            *column = number;
        }
    }

    /// How identifiers are found.
    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Reads the first row of a table, and gives the block after it, whose rows are counted anew.
    pub(crate) fn head(&mut self, block: &mut Block) -> io::Result<Option<Vec<u8>>> {
        while self.read(block)? {
            if block.long.is_some() {
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

    /// Drops what is left of a row of a list that is too long; gives how many octets follow it.
    fn skip(&mut self, buffer: &mut [u8], len: usize) -> usize {
        let end = self.boundary.first(&buffer[..len]);
        self.skipping = end.is_none();
        let dropped = end.unwrap_or(len);
        self.next = self.boundary.skipped(&buffer[..dropped], self.next);
        buffer.copy_within(dropped..len, 0);
        len - dropped
    }
}
