//! Lines and columns.

use handle_syntax::column;
use memchr::{memchr_iter, memrchr};

/// Where a block begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Position {
    /// The line, from 1.
    pub(crate) line: u64,
    /// The column, from 1; other than 1 only where words are read instead of rows.
    pub(crate) column: u64,
    /// The octet of the file.
    pub(crate) octet: u64,
    /// How many rows stand before; empty ones do not count.
    pub(crate) rows: u64,
    /// The octet before.
    pub(crate) before: u8,
}

impl Default for Position {
    fn default() -> Self {
        Self { line: 1, column: 1, octet: 0, rows: 0, before: b'\n' }
    }
}

/// Finds the lines and columns of places that come in ascending order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor {
    /// The octet that is at `line` and `column`.
    at: usize,
    line: u64,
    column: u64,
    line_end: u8,
}

impl Cursor {
    pub(crate) fn new(at: usize, line: u64, column: u64, line_end: u8) -> Self {
        Self { at, line, column, line_end }
    }

    pub(crate) fn line(&self) -> u64 {
        self.line
    }

    /// Goes on to the octet `at` of `text`, and gives its line and column.
    pub(crate) fn go(&mut self, text: &[u8], at: usize) -> (u64, u64) {
        let passed = text.get(self.at..at).unwrap_or_default();
        self.line += memchr_iter(self.line_end, passed).count() as u64;
        let line = memrchr(self.line_end, passed).map(|end| &passed[end + 1..]);
        self.column = line.map_or(self.column, |_| 1) + characters(line.unwrap_or(passed));
        self.at = self.at.max(at);
        (self.line, self.column)
    }
}

/// How many characters there are.
fn characters(text: &[u8]) -> u64 {
    column(text, text.len()) as u64 - 1
}

#[cfg(test)]
mod tests {
    use super::Cursor;

    #[test]
    fn a_character_is_a_column_and_so_is_what_is_none() {
        let text = b"a\xE6\x97\xA5b\xE6\x97\n\xFFc";
        let mut places = Cursor::new(0, 7, 3, b'\n');
        let expected =
            [(0, (7, 3)), (4, (7, 5)), (5, (7, 6)), (7, (7, 7)), (8, (8, 1)), (9, (8, 2))];
        for (at, place) in expected {
            assert_eq!(places.go(text, at), place, "octet {at}");
        }
    }

    #[test]
    fn a_line_ends_with_what_is_asked_for() {
        assert_eq!(Cursor::new(0, 1, 1, b'\0').go(b"a\nb\0cd", 5), (2, 2));
    }
}
