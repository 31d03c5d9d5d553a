//! Octets of a file, as they come.

use std::io::{self, ErrorKind, Read};

/// The byte order mark of UTF-8. It may come at the start of a file, and belongs to no identifier.
pub(crate) const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

/// Removes the byte order mark at the start of a file, of which the first `len` octets of the buffer were read; returns
/// how many octets the mark has, or 0 without a mark. `None` means that more must be read to know that.
pub(crate) fn remove_mark(buffer: &mut [u8], len: &mut usize, ended: bool) -> Option<u64> {
    let text = &buffer[..*len];
    let is_begun = text.len() < BYTE_ORDER_MARK.len() && BYTE_ORDER_MARK.starts_with(text);
    if is_begun && !ended {
        return None;
    }
    let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    buffer.copy_within(mark..*len, 0);
    *len -= mark;
    Some(mark as u64)
}

/// A text without the byte order mark and the white space at its start.
pub(crate) fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text).trim_ascii_start()
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

/// Reads once, and again if a signal has interrupted the read; returns how many octets came, which is 0 at the end.
pub(crate) fn read(source: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match source.read(buffer) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}
