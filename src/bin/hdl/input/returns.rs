//! Lines that end with CR alone, as programs for the old Macintosh write them: such a file would be one long line.

use std::io;

use memchr::{memchr, memchr_iter};

use crate::input::block::Block;

/// Why a file whose lines end with CR alone cannot be read.
pub(crate) const WHY: &str =
    "its lines end with CR alone; `tr '\\r' '\\n'` makes lines of them that can be read";

/// Refuses the first block of a list whose lines end with CR alone: it has no LF, and at least two CR. One CR, or a CR
/// in a line that LF ends, is a character like any other.
pub(crate) fn refuse(block: &Block) -> io::Result<()> {
    let text = block.text();
    let is_whole = block.start.line == 1 && memchr(b'\n', text).is_none();
    if is_whole && memchr_iter(b'\r', text).count() > 1 {
        return Err(io::Error::other(WHY));
    }
    Ok(())
}
