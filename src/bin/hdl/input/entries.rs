//! [`Entries`]: reads some fields of the entries of RIS or BibTeX, in constant memory.

mod bibtex;
mod ris;
mod taker;

use std::io::{self, Read};
use std::sync::Arc;

use crate::input::block::Block;
use crate::input::limits::Limits;
use crate::input::piece::Piece;
use crate::input::position::{Position, whole_characters};
use crate::input::tail::Source;
use bibtex::Bibtex;
use ris::Ris;
use taker::Taker;

/// Which fields of entries have identifiers.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Names {
    /// Their names; at most [`FIELDS`](crate::input::limits::FIELDS). Upper and lower case are the same.
    pub(crate) names: Vec<String>,
    /// Names and texts of other fields: an identifier is read only if its entry has all of them.
    pub(crate) conditions: Vec<(String, Vec<u8>)>,
    /// The separator of several identifiers in one field.
    pub(crate) split: Option<Vec<u8>>,
}

/// How entries are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    /// `DO  - 10.1000/182`, in lines from `TY` to `ER`.
    Ris,
    /// `@article{key, doi = {10.1000/182}}`.
    Bibtex,
}

/// Reads a file of entries.
pub(crate) struct Entries<R> {
    source: Source<R>,
    /// The octets that were read; those after `len` are room for more.
    buffer: Vec<u8>,
    len: usize,
    next: Position,
    begun: bool,
    longest: usize,
    machine: Machine,
    /// How many identifiers have been given.
    given: u64,
}

enum Machine {
    Ris(Ris),
    Bibtex(Bibtex),
}

impl<R: Read> Entries<R> {
    pub(crate) fn new(source: R, names: &Arc<Names>, notation: Notation, limits: Limits) -> Self {
        let taker = Taker::new(names, limits.longest);
        Self {
            source: Source::new(source, limits.chunk),
            buffer: Vec::new(),
            len: 0,
            next: Position::default(),
            begun: false,
            longest: limits.longest,
            machine: match notation {
                Notation::Ris => Machine::Ris(Ris::new(taker)),
                Notation::Bibtex => Machine::Bibtex(Bibtex::new(taker)),
            },
            given: 0,
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        &mut self.source.reader
    }

    /// The position in the file after everything that was read; what is held comes after it.
    pub(crate) fn octet(&self) -> u64 {
        let held = match &self.machine {
            Machine::Ris(ris) => ris.taker.held(),
            Machine::Bibtex(bibtex) => bibtex.taker.held(),
        };
        held.map_or(self.next.octet, |held| held.min(self.next.octet))
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
        if !self.begun && !self.begin(ended) {
            return Ok(true);
        }
        let text = &self.buffer[..self.len];
        let text = if ended { text } else { &text[..whole_characters(text)] };
        let pieces = &mut block.pieces;
        match &mut self.machine {
            Machine::Ris(ris) => ris.read(text, self.next, pieces),
            Machine::Bibtex(bibtex) => bibtex.read(text, self.next, pieces),
        }
        let read = text.len();
        self.next = self.next.after(text);
        if ended {
            match &mut self.machine {
                Machine::Ris(ris) => ris.end(pieces),
                Machine::Bibtex(bibtex) => bibtex.end(pieces),
            }
        }
        self.buffer.copy_within(read..self.len, 0);
        self.len -= read;
        self.given += block.pieces.iter().filter(|piece| Piece::is_record(piece)).count() as u64;
        Ok(true)
    }

    /// Skips the byte order mark; returns `false` if more must be read to know whether there is one.
    fn begin(&mut self, ended: bool) -> bool {
        let mark = "\u{FEFF}".as_bytes();
        let text = &self.buffer[..self.len];
        if !ended && text.len() < mark.len() && mark.starts_with(text) {
            return false;
        }
        self.begun = true;
        if text.starts_with(mark) {
            self.buffer.copy_within(mark.len()..self.len, 0);
            self.len -= mark.len();
            self.next.octet = mark.len() as u64;
        }
        true
    }
}

#[cfg(test)]
mod tests;
