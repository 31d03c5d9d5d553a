//! Octets of a file, as they come.

use std::io::{self, ErrorKind, Read};
use std::ops::Range;

/// The byte order mark of UTF-8. It may come at the start of a file, and belongs to no identifier.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Removes the byte order mark at the start of a file, of which the first `len` octets of the buffer were read, and
/// sets the number of octets before what is left; returns `false` if more must be read to know whether there is a mark.
pub(crate) fn remove_mark(
    buffer: &mut [u8],
    len: &mut usize,
    ended: bool,
    before: &mut u64,
) -> bool {
    let text = &buffer[..*len];
    let is_begun = text.len() < BYTE_ORDER_MARK.len() && BYTE_ORDER_MARK.starts_with(text);
    if is_begun && !ended {
        return false;
    }
    let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    buffer.copy_within(mark..*len, 0);
    *len -= mark;
    *before = mark as u64;
    true
}

/// A text without the byte order mark and the white space at its start.
pub(crate) fn without_mark_and_space(text: &[u8]) -> &[u8] {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text).trim_ascii_start()
}

/// Where a text is without the white space at its edges.
pub(crate) fn trimmed(text: &[u8]) -> Range<usize> {
    let start = text.len() - text.trim_ascii_start().len();
    start..start + text.trim_ascii().len()
}

/// A row without the CR before its line feed; only one CR belongs to the line end.
pub(crate) fn without_return(row: &[u8], end: u8) -> &[u8] {
    match row {
        [row @ .., b'\r'] if end == b'\n' => row,
        _ => row,
    }
}

/// The octet that ends a record of a list: NUL, if `null`.
pub(crate) const fn record_end(null: bool) -> u8 {
    if null { b'\0' } else { b'\n' }
}

/// Whether `octet` continues a character of UTF-8 that an earlier octet has begun.
pub(crate) const fn continues(octet: u8) -> bool {
    octet & 0xC0 == 0x80
}

/// Adds octets to a text, up to one octet more than `longest`: that one shows that the text is too long.
pub(crate) fn keep(text: &mut Vec<u8>, octets: &[u8], longest: usize) {
    let room = (longest + 1).saturating_sub(text.len());
    text.extend_from_slice(&octets[..octets.len().min(room)]);
}

/// About how many octets are searched for the end of the first line.
pub(crate) const FIRST_LINE: usize = 1 << 16;

/// Reads the beginning of a source, until `look` finds in it what it searches; `None` if the source ends before. The
/// octets are added to `text`, and `look` sees all of it, first as it is.
pub(crate) fn search<T>(
    source: &mut impl Read,
    text: &mut Vec<u8>,
    mut look: impl FnMut(&[u8]) -> Option<T>,
) -> io::Result<Option<T>> {
    let mut chunk = [0; 1 << 12];
    loop {
        if let Some(found) = look(text) {
            return Ok(Some(found));
        }
        match read(source, &mut chunk)? {
            0 => return Ok(None),
            len => text.extend_from_slice(&chunk[..len]),
        }
    }
}

/// Reads once, and again if a signal has interrupted the read; returns how many octets came, which is 0 at the end.
pub(crate) fn read(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match source.read(buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}
