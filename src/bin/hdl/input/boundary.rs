//! [`Boundary`]: where a file may be cut into blocks.

use handle_syntax::find;
use memchr::{memchr, memchr_iter, memrchr};

use crate::input::csv::{Quotes, Row};
use crate::input::octets::without_return;
use crate::input::position::Position;

/// The kind of pieces that no cut may divide.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Boundary {
    /// Rows that end with this octet.
    Lines(u8),
    /// Rows of a table, with line ends in quoted cells.
    Table(Quotes),
    /// Words, as [`find`](handle_syntax::find) reads them.
    Words,
}

impl Boundary {
    /// The first row of a table that is not empty.
    pub(crate) fn head(self, text: &[u8]) -> Option<Row> {
        match self {
            Self::Table(quotes) => quotes.rows_of(text).next(),
            Self::Lines(_) | Self::Words => None,
        }
    }

    /// Where the last whole piece ends; the text before `from` has been searched and has no end of a piece.
    pub(crate) fn last(&mut self, text: &[u8], from: usize) -> Option<usize> {
        let rest = &text[from..];
        match self {
            Self::Lines(end) => memrchr(*end, rest).map(|at| from + at + 1),
            Self::Table(quotes) => quotes.last(text, from),
            Self::Words => find::last_cut(text, from),
        }
    }

    /// Where the piece ends that `text` continues; `before` is the octet before `text`.
    pub(crate) fn first(self, before: u8, text: &[u8]) -> Option<usize> {
        match self {
            Self::Lines(end) => memchr(end, text).map(|at| at + 1),
            // The module `long` reads a row of a table that is too long.
            Self::Table(_) => None,
            Self::Words => find::first_cut(before, text),
        }
    }

    /// Where a piece may be cut because it is too long.
    pub(crate) fn within(self, text: &[u8], before: u8) -> Option<usize> {
        match self {
            Self::Lines(_) | Self::Table(_) => None,
            // Where an identifier might have gone on as long as more text stood before it, there may be a cut now.
            Self::Words => find::last_cut(text, 0).or_else(|| find::emergency_cut(before, text)),
        }
    }

    /// The position after `text`, which consists of whole pieces.
    pub(crate) fn after(&mut self, text: &[u8], start: Position) -> Position {
        let rows = match self {
            Self::Lines(end) => rows(text, *end),
            Self::Table(quotes) => quotes.rows(),
            Self::Words => 0,
        };
        Position { rows: start.rows + rows, ..self.skipped(text, start) }
    }

    /// The position after `text`, none of which counts as a row.
    pub(crate) fn skipped(self, text: &[u8], start: Position) -> Position {
        let line_end = match self {
            Self::Lines(end) => end,
            Self::Table(_) => b'\n',
            Self::Words => return start.after(text),
        };
        let line = start.line + memchr_iter(line_end, text).count() as u64;
        let octet = start.octet + text.len() as u64;
        let before = text.last().copied().unwrap_or(start.before);
        Position { line, octet, before, ..start }
    }
}

/// How many rows of `text` are not empty; it begins with the start of a row.
///
/// Only one thread at a time can count, so counting must be fast: without a CR, two passes are enough, each over many
/// octets at once.
fn rows(text: &[u8], end: u8) -> u64 {
    if end == b'\n' && memchr(b'\r', text).is_some() {
        return rows_one_by_one(text, end);
    }
    let empty = u64::from(text.first() == Some(&end)) + pairs(text, end);
    memchr_iter(end, text).count() as u64 - empty
}

fn rows_one_by_one(text: &[u8], end: u8) -> u64 {
    let (mut rows, mut start) = (0, 0);
    for at in memchr_iter(end, text) {
        rows += u64::from(!without_return(&text[start..at], end).is_empty());
        start = at + 1;
    }
    rows
}

/// How often `octet` follows itself.
fn pairs(text: &[u8], octet: u8) -> u64 {
    // At most 255, so that the sum of a chunk fits in a `u8`.
    const AT_ONCE: usize = 128;
    let next = text.get(1..).unwrap_or_default();
    let pairs = text.chunks(AT_ONCE).zip(next.chunks(AT_ONCE)).map(|(these, next)| {
        let pairs = these.iter().zip(next);
        pairs.map(|(&this, &next)| u8::from(this == octet && next == octet)).sum::<u8>()
    });
    pairs.map(u64::from).sum()
}

#[cfg(test)]
mod tests {
    use super::{rows, rows_one_by_one};

    #[test]
    fn the_fast_count_of_rows_is_that_of_the_slow_one() {
        let mut text = Vec::new();
        for number in 0..2_000_u32 {
            text.extend([b'a', b'\n', b'\0', b'\n'].iter().take((number % 7 % 5) as usize));
            for end in [b'\n', b'\0'] {
                let whole = text.iter().rposition(|&octet| octet == end).map_or(0, |at| at + 1);
                let text = &text[..whole];
                assert_eq!(rows(text, end), rows_one_by_one(text, end), "{number}");
            }
        }
        assert_eq!(rows(b"\n\n\na\n\nb\n\n", b'\n'), 2);
        assert_eq!(rows(b"\r\na\r\n\r\n\nb\r\r\n", b'\n'), 2);
        assert_eq!(rows(b"", b'\n'), 0);
    }
}
