//! [`Blocks`]: reads a file in pieces of whole rows, in constant memory.

use std::io::{self, Read};
use std::mem;

use memchr::memchr;

use crate::input::block::Block;
use crate::input::boundary::Boundary;
use crate::input::chunks::Chunks;
use crate::input::json;
use crate::input::layout::{Layout, Table};
use crate::input::limits::Limits;
use crate::input::long;
use crate::input::octets::{remove_mark, without_return};
use crate::input::piece::{Piece, RawText};
use crate::input::position::{Position, whole_characters};
use crate::input::positioned::PositionedOctets;
use crate::input::unescape::Escapes;

/// The most octets that end a row without being part of it: CR and LF.
const AROUND: usize = 2;

/// How many identifiers were found after the rows of a block.
fn records(block: &Block) -> u64 {
    block.pieces.iter().filter(|piece| piece.is_record()).count() as u64
}

/// Reads a file block by block.
#[derive(Debug)]
pub(crate) struct Blocks<R> {
    source: Chunks<R>,
    layout: Layout,
    boundary: Boundary,
    limits: Limits,
    /// The octets after the last whole row, and how many of them are known to have no end of a row.
    rest: Vec<u8>,
    searched: usize,
    /// Whether enough was read to know whether the file begins with a byte order mark.
    begun: bool,
    /// Whether a row is being skipped that was already reported as too long.
    skipping: bool,
    /// The reader of a line of JSON, or of a whole file of JSON, that is too long for memory.
    inside: Option<json::Reader>,
    next: Position,
}

impl<R: Read> Blocks<R> {
    pub(crate) fn new(reader: R, layout: Layout, limits: Limits) -> Self {
        Self {
            source: Chunks::new(reader, limits.chunk),
            boundary: layout.boundary(limits.longest),
            next: Position { line_end: layout.line_end(), ..Position::default() },
            layout,
            limits,
            rest: Vec::new(),
            searched: 0,
            begun: false,
            skipping: false,
            inside: None,
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        &mut self.source.reader
    }

    /// The position in the file after everything that was given or skipped. Identifiers that wait until their
    /// conditions are known come after it.
    pub(crate) fn octet(&self) -> u64 {
        let held = self.inside.as_ref().and_then(json::Reader::held);
        held.map_or(self.next.octet, |held| held.min(self.next.octet))
    }

    /// The line of the file that follows everything given so far.
    pub(crate) fn line(&self) -> u64 {
        self.next.line
    }

    /// Reads until there is a whole row, and gives all whole rows that were read; returns `false` at the end of the
    /// file.
    ///
    /// A block may be empty while a row is skipped.
    pub(crate) fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        block.clear();
        block.limits = self.limits;
        if let Some(reader) = self.inside.take() {
            return self.pass(reader, block);
        }
        let mut len = self.hand_rest(&mut block.buffer);
        let mut searched = mem::take(&mut self.searched);
        let (end, is_long) = loop {
            if len > searched && self.begun {
                if let Some(found) = self.end(&block.buffer[..len], searched) {
                    break found;
                }
                searched = len;
            }
            len += self.source.fill(&mut block.buffer, len)?;
            if self.source.ended {
                break (len, false);
            }
            if !self.begun && remove_mark(&mut block.buffer, &mut len, false, &mut self.next.octet)
            {
                (self.begun, searched) = (true, 0);
                if let Layout::Fields { fields, lines: false, .. } = &self.layout {
                    let reader = json::Reader::new(fields, false, self.limits.longest);
                    self.rest.extend_from_slice(&block.buffer[..len]);
                    return self.pass(reader, block);
                }
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
        // All of the rest has been searched for a boundary.
        self.searched = self.rest.len();
        block.start = self.next;
        block.len = end;
        self.next = self.boundary.after(block.text(), self.next);
        if is_long {
            self.long(block)?;
        }
        Ok(end > 0 || is_long)
    }

    /// Moves the rest into an empty buffer; returns how many octets it has.
    fn hand_rest(&mut self, buffer: &mut Vec<u8>) -> usize {
        let len = self.rest.len();
        buffer.resize(buffer.len().max(len), 0);
        buffer[..len].copy_from_slice(&self.rest);
        self.rest.clear();
        len
    }

    /// Where the last whole row of a text ends, which is searched from `searched` on, and whether the row after it is
    /// too long for memory; `None` if more of the text must be read to know that.
    fn end(&mut self, text: &[u8], searched: usize) -> Option<(usize, bool)> {
        if let Some(end) = self.boundary.last(text, searched) {
            return Some((end, false));
        }
        if text.len() <= self.limits.longest + AROUND {
            return None;
        }
        let end = self.boundary.within(text, self.next.before);
        Some((end.unwrap_or(0), end.is_none()))
    }

    /// Reads the row at the start of `rest`, which is too long for memory.
    fn long(&mut self, block: &mut Block) -> io::Result<()> {
        self.searched = 0;
        match &self.layout {
            Layout::List(_) | Layout::Xml(_) | Layout::Entries(..) | Layout::Text(_) => {
                let (start, escapes) = (self.next, Escapes::None);
                block.pieces.push(Piece::Text(RawText { start, raw: None, wanted: 0, escapes }));
                let rest = mem::take(&mut self.rest);
                self.skipping = true;
                self.next = self.boundary.skipped(&rest, self.next);
            }
            Layout::Table(table) => {
                let rest = mem::take(&mut self.rest);
                let mut source = PositionedOctets::new(&mut self.source, rest, self.next);
                block.pieces = long::read(&mut source, table, self.limits.longest)?;
                (self.rest, self.next) = source.end();
                self.boundary = self.layout.boundary(self.limits.longest);
            }
            Layout::Fields { fields, .. } => {
                let reader = json::Reader::new(fields, true, self.limits.longest);
                self.pass(reader, block)?;
                return Ok(());
            }
        }
        self.next.rows += 1;
        Ok(())
    }

    /// Reads on in a line or a whole file of JSON, up to its end or until something was found for a block.
    ///
    /// `rest` has the octets that are still to be read, and `next` is their position.
    fn pass(&mut self, mut reader: json::Reader, block: &mut Block) -> io::Result<bool> {
        let lines = !self.layout.has_no_rows();
        if block.len == 0 {
            block.start = self.next;
        }
        loop {
            if !lines && reader.is_broken() {
                return Err(io::Error::other("the rest of the file was not read"));
            }
            let line_end = if lines { memchr(b'\n', &self.rest) } else { None };
            let text = match line_end {
                Some(end) => without_return(&self.rest[..end], b'\n'),
                None if self.source.ended => &self.rest[..],
                // A CR waits for the next octet, because one before LF is not part of the line.
                None => without_return(&self.rest[..whole_characters(&self.rest)], b'\n'),
            };
            let len = text.len();
            reader.read(text, self.next, &mut block.pieces);
            self.next = self.next.after(text);
            self.rest.drain(..len);
            let stuck = !lines && reader.is_broken();
            if !stuck && (line_end.is_some() || self.source.ended) {
                let end = self.next;
                reader.end(|| end, &mut block.pieces);
                if let Some(line_end) = line_end {
                    let ending = ..=line_end - len;
                    self.next = self.next.after(&self.rest[ending]);
                    self.rest.drain(ending);
                }
                self.next.rows += if lines { 1 } else { records(block) };
                return Ok(true);
            }
            if !block.pieces.is_empty() {
                self.next.rows += if lines { 0 } else { records(block) };
                self.inside = Some(reader);
                return Ok(true);
            }
            let len = self.rest.len();
            let read = self.source.fill(&mut self.rest, len)?;
            self.rest.truncate(len + read);
        }
    }

    /// Sets the columns of a table that are read from now on.
    pub(crate) fn choose(&mut self, table: Table) {
        self.layout = Layout::Table(table);
    }

    /// How identifiers are found in the file.
    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Reads the first row of a table, and fills the block after it, whose rows are counted from 0 again.
    pub(crate) fn head(&mut self, block: &mut Block) -> io::Result<Option<Vec<u8>>> {
        while self.read(block)? {
            if !block.pieces.is_empty() {
                let longest = self.limits.longest;
                return Err(io::Error::other(format!(
                    "the first row is longer than {longest} bytes"
                )));
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

    /// Drops the rest of a row that is too long; returns how many octets follow it.
    fn skip(&mut self, buffer: &mut [u8], len: usize) -> usize {
        let end = self.boundary.first(self.next.before, &buffer[..len]);
        self.skipping = end.is_none();
        let dropped = end.unwrap_or(len);
        self.next = self.boundary.skipped(&buffer[..dropped], self.next);
        buffer.copy_within(dropped..len, 0);
        len - dropped
    }
}
