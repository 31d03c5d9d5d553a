//! Lines and columns.

use handle_syntax::text::column;
use memchr::{memchr_iter, memrchr};

/// A place in a file, with everything that reading from there needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    /// The line, counted from 1.
    pub(crate) line: u64,
    /// The column, counted from 1. Rows always begin in column 1, words may begin anywhere.
    pub(crate) column: u64,
    /// The octet of the file, counted from 0.
    pub(crate) octet: u64,
    /// How many rows come before the place, without the empty ones.
    pub(crate) rows: u64,
    /// The octet before the place.
    pub(crate) before: u8,
    /// The octet that ends a line.
    pub(crate) line_end: u8,
}

impl Default for Position {
    fn default() -> Self {
        Self { line: 1, column: 1, octet: 0, rows: 0, before: b'\n', line_end: b'\n' }
    }
}

impl Position {
    /// The position after `text`, whose lines do not count as rows.
    pub(crate) fn after(self, text: &[u8]) -> Self {
        let (line, column) =
            Cursor::new(0, self.line, self.column, self.line_end).go(text, text.len());
        let octet = self.octet + text.len() as u64;
        let before = text.last().copied().unwrap_or(self.before);
        Self { line, column, octet, before, ..self }
    }
}

/// Finds the lines and columns of octets in ascending order.
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

    /// Goes on to the octet `at` of `text`, and returns its line and column.
    pub(crate) fn go(&mut self, text: &[u8], at: usize) -> (u64, u64) {
        let passed = text.get(self.at..at).unwrap_or_default();
        self.line += memchr_iter(self.line_end, passed).count() as u64;
        let line = memrchr(self.line_end, passed).map(|end| &passed[end + 1..]);
        self.column = line.map_or(self.column, |_| 1) + characters(line.unwrap_or(passed));
        self.at = self.at.max(at);
        (self.line, self.column)
    }
}

/// Knows the place of each octet of a text that is read from its beginning to its end.
#[derive(Debug)]
pub(crate) struct Track<'t> {
    text: &'t [u8],
    known: usize,
    position: Position,
}

impl<'t> Track<'t> {
    /// `text` begins at `start`, and consists of whole characters.
    pub(crate) fn new(text: &'t [u8], start: Position) -> Self {
        Self { text, known: 0, position: start }
    }

    /// The position of the octet `at`. Calls must come in ascending order.
    pub(crate) fn position(&mut self, at: usize) -> Position {
        self.position = self.position.after(&self.text[self.known..at]);
        self.known = at;
        self.position
    }
}

/// How many columns a text takes.
fn characters(text: &[u8]) -> u64 {
    column(text, text.len()) as u64 - 1
}

/// How many octets a text has without an incomplete character at its end.
pub(crate) fn whole_characters(text: &[u8]) -> usize {
    let last = text.utf8_chunks().last().map_or(&[][..], |chunk| chunk.invalid());
    let begun = std::str::from_utf8(last).is_err_and(|error| error.error_len().is_none());
    if begun { text.len() - last.len() } else { text.len() }
}

#[cfg(test)]
mod tests {
    use super::{Cursor, Position, whole_characters};

    #[test]
    fn a_column_is_a_character_or_a_piece_that_is_not_utf8() {
        let text = b"a\xE6\x97\xA5b\xE6\x97\n\xFFc";
        let mut cursor = Cursor::new(0, 7, 3, b'\n');
        let expected =
            [(0, (7, 3)), (4, (7, 5)), (5, (7, 6)), (7, (7, 7)), (8, (8, 1)), (9, (8, 2))];
        for (at, place) in expected {
            assert_eq!(cursor.go(text, at), place, "octet {at}");
        }
    }

    #[test]
    fn a_line_ends_with_the_octet_that_is_given() {
        assert_eq!(Cursor::new(0, 1, 1, b'\0').go(b"a\nb\0cd", 5), (2, 2));
    }

    #[test]
    fn a_position_moves_over_text_piece_by_piece() {
        let position =
            Position { rows: 5, ..Position::default() }.after(b"a\nb").after("日".as_bytes());
        assert_eq!((position.line, position.column, position.octet), (2, 3, 6));
        assert_eq!((position.rows, position.before), (5, 0xA5));
        assert_eq!(position.after(b"").before, 0xA5);
    }

    #[test]
    fn only_a_character_that_can_still_become_complete_is_held_back() {
        let table: [(&[u8], usize); 6] = [
            (b"", 0),
            (b"ab", 2),
            (b"a\xE6\x97", 1),
            (b"a\xE6\x97\xA5", 4),
            (b"a\xE6x", 3),
            (b"\xFF", 1),
        ];
        for (text, expected) in table {
            assert_eq!(whole_characters(text), expected, "{}", text.escape_ascii());
        }
    }
}
