//! [`Entries`]: reads some fields of the entries of a file, in constant memory.

use std::io::{self, Read};
use std::sync::Arc;

use crate::input::block::Block;
use crate::input::chunks::Chunks;
use crate::input::limits::Limits;
use crate::input::octets::remove_mark;
use crate::input::piece::Piece;
use crate::input::position::{Position, whole_characters};

use super::format::{EntryFormat, Machine};
use super::taker::{Names, Taker};

/// Reads a file of entries.
pub(crate) struct Entries<R> {
    source: Chunks<R>,
    /// The octets that were read; those after `len` are room for more.
    buffer: Vec<u8>,
    len: usize,
    next: Position,
    /// Whether enough was read to know whether the file begins with a byte order mark.
    begun: bool,
    longest: usize,
    machine: Box<dyn Machine>,
    /// How many identifiers have been given.
    given: u64,
    /// Whether anything but white space was read, and whether it had an entry.
    has_text: bool,
    has_entry: bool,
}

impl<R: Read> Entries<R> {
    pub(crate) fn new(source: R, names: &Arc<Names>, format: &EntryFormat, limits: Limits) -> Self {
        Self {
            source: Chunks::new(source, limits.chunk),
            buffer: Vec::new(),
            len: 0,
            next: Position::default(),
            begun: false,
            longest: limits.longest,
            machine: (format.machine)(Taker::new(names, limits.longest)),
            given: 0,
            has_text: false,
            has_entry: false,
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        &mut self.source.reader
    }

    /// The position in the file after everything that was read. Values that have not ended, or that wait until their
    /// conditions are known, come after it.
    pub(crate) fn octet(&self) -> u64 {
        self.machine.taker().held().map_or(self.next.octet, |held| held.min(self.next.octet))
    }

    /// Reads the next octets; returns `false` at the end of the file.
    pub(crate) fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        block.clear();
        block.limits.longest = self.longest;
        block.start = Position { rows: self.given, ..self.next };
        if self.source.ended {
            return Ok(false);
        }
        self.len += self.source.fill(&mut self.buffer, self.len)?;
        let ended = self.source.ended;
        if !self.begun {
            let next = &mut self.next.octet;
            self.begun = remove_mark(&mut self.buffer, &mut self.len, ended, next);
            if !self.begun {
                return Ok(true);
            }
        }
        let text = &self.buffer[..self.len];
        let text = if ended { text } else { &text[..whole_characters(text)] };
        let pieces = &mut block.pieces;
        self.machine.read(text, self.next, pieces);
        let read = text.len();
        self.next = self.next.after(text);
        self.has_text |= !text.trim_ascii().is_empty();
        if ended {
            self.machine.end(pieces);
        }
        self.has_entry |= pieces.iter().any(|piece| matches!(piece, Piece::Row(_)));
        // A file of another format has no entry, and so none of the wanted fields.
        if ended && self.has_text && !self.has_entry {
            pieces.push(Piece::Row(0));
        }
        self.buffer.copy_within(read..self.len, 0);
        self.len -= read;
        self.given += block.pieces.iter().filter(|piece| Piece::is_record(piece)).count() as u64;
        Ok(true)
    }
}
