//! [`Record`]: one identifier of a list, and its place.

use std::io::{self, Read};

use memchr::{memchr, memchr_iter};

use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::layout::Layout;
use crate::input::limits::Limits;
use crate::input::octets::without_return;
use crate::input::returns;

/// One record of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Record<'a> {
    /// Its number among the records of the file, counted from 0.
    pub(crate) number: u64,
    /// Its line, counted from 1; empty records count too.
    pub(crate) line: u64,
    /// Its text; `None` if it is longer than [`Limits`] allow.
    pub(crate) text: Option<&'a [u8]>,
}

/// Goes through the rows of a block that are not empty.
#[derive(Debug)]
pub(crate) struct Rows {
    separator: u8,
    at: usize,
    line: u64,
    number: u64,
    longest: usize,
    too_long: bool,
}

impl Rows {
    pub(crate) fn new(block: &Block, separator: u8) -> Self {
        let start = block.start;
        Self {
            separator,
            at: 0,
            line: start.line,
            number: start.rows,
            longest: block.limits.longest,
            too_long: !block.pieces.is_empty(),
        }
    }

    /// Goes through rows that may have any length.
    pub(crate) fn of_any_length(block: &Block, separator: u8) -> Self {
        Self { longest: usize::MAX, too_long: false, ..Self::new(block, separator) }
    }

    /// The number of the row that follows the block.
    pub(crate) fn end(&self) -> u64 {
        self.number
    }

    /// Skips the rows before the octet `start`, where a row must begin; returns how many rows were skipped. None of
    /// them may be empty.
    pub(crate) fn skip(&mut self, text: &[u8], start: usize) -> u64 {
        let skipped = text.get(self.at..start).unwrap_or_default();
        let rows = memchr_iter(self.separator, skipped).count() as u64;
        (self.at, self.line, self.number) =
            (self.at.max(start), self.line + rows, self.number + rows);
        rows
    }

    /// Whether the octet `at` was passed.
    pub(crate) fn has_passed(&self, at: usize) -> bool {
        at < self.at
    }

    /// The next row, and the octet of the block where it begins.
    pub(crate) fn next<'a>(&mut self, text: &'a [u8]) -> Option<(usize, Record<'a>)> {
        while self.at < text.len() {
            let (start, line) = (self.at, self.line);
            let rest = &text[start..];
            let row = match memchr(self.separator, rest) {
                Some(end) => {
                    self.at += end + 1;
                    self.line += 1;
                    without_return(&rest[..end], self.separator)
                }
                None => {
                    self.at = text.len();
                    rest
                }
            };
            if !row.is_empty() {
                let text = (row.len() <= self.longest).then_some(row);
                return Some((start, self.record(line, text)));
            }
        }
        std::mem::take(&mut self.too_long).then(|| (self.at, self.record(self.line, None)))
    }

    fn record<'a>(&mut self, line: u64, text: Option<&'a [u8]>) -> Record<'a> {
        let number = self.number;
        self.number += 1;
        Record { number, line, text }
    }
}

/// Reads the records of a list: call [`fill`](Self::fill), then [`next`](Self::next) until it returns `None`, and
/// repeat this until `fill` returns `false`.
#[derive(Debug)]
pub(crate) struct Records<R> {
    blocks: Blocks<R>,
    block: Block,
    rows: Rows,
    separator: u8,
}

impl<R: Read> Records<R> {
    pub(crate) fn new(source: R, separator: u8, limits: Limits) -> Self {
        let block = Block::default();
        let rows = Rows::new(&block, separator);
        let blocks = Blocks::new(source, Layout::List(separator), limits);
        Self { blocks, block, rows, separator }
    }

    /// How many whole lines have been read so far; empty ones count too.
    pub(crate) fn lines(&self) -> u64 {
        self.blocks.line() - 1
    }

    /// Reads the next block; returns `false` at the end of the file.
    pub(crate) fn fill(&mut self) -> io::Result<bool> {
        let read = self.blocks.read(&mut self.block)?;
        if read && self.separator == b'\n' {
            returns::refuse(&self.block)?;
        }
        self.rows = Rows::new(&self.block, self.separator);
        Ok(read)
    }

    /// The next record of the block.
    pub(crate) fn next(&mut self) -> Option<Record<'_>> {
        self.rows.next(self.block.text()).map(|(_, record)| record)
    }
}

#[cfg(test)]
mod tests;
