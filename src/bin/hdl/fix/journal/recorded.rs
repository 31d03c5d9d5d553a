//! [`Recorded`]: a journal that was written before, as the changes of one file after another.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::Entry;
use crate::files;
use crate::input::limits::LONGEST;

/// The longest line that may be a change. It has a record four times, JSON takes up to six octets for each of its
/// octets, and the record may have one octet of text as an escape of six; 128 leaves room for most of that.
const LONGEST_LINE: u64 = 128 * LONGEST as u64;

/// The changes of one file in one run.
pub(super) struct Part {
    /// Where the line of the first change begins.
    start: u64,
    pub(super) changes: u64,
    /// How many octets the file has after all of them; `None` if the journal ends before it says so.
    pub(super) size: Option<u64>,
}

/// A journal of which only a few numbers for each file are kept in memory; its changes are read again when their turn
/// comes.
pub(super) struct Recorded {
    source: BufReader<File>,
    parts: Vec<Part>,
}

impl Recorded {
    /// Reads a journal to its end, so that nothing is undone if a line of it is wrong.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let mut source = BufReader::new(seekable(files::open(path)?)?);
        let mut parts: Vec<Part> = Vec::new();
        let (mut start, mut last) = (0, None);
        for number in 1_u64.. {
            let wrong =
                || io::Error::other(format!("line {number} does not belong in a report of --fix"));
            let Some((entry, len)) = next(&mut source)? else { break };
            let entry = entry.ok_or_else(wrong)?;
            let name = Some((entry.file, entry.file_hex));
            match parts.last_mut().filter(|part| part.size.is_none() && name == last) {
                Some(part) => (part.changes, part.size) = (part.changes + 1, entry.size),
                None => parts.push(Part { start, changes: 1, size: entry.size }),
            }
            (start, last) = (start + len, name);
        }
        Ok(Self { source, parts })
    }

    /// Takes out the last part, because a later change may be of what an earlier one has made.
    pub(super) fn pop(&mut self) -> Option<Part> {
        self.parts.pop()
    }

    /// The changes of a part, in the order of the file.
    pub(super) fn changes(
        &mut self,
        part: &Part,
    ) -> io::Result<impl Iterator<Item = io::Result<Entry<'static>>>> {
        self.source.seek(SeekFrom::Start(part.start))?;
        let changed = || io::Error::other("the report of --fix has changed in the meantime");
        let read =
            move |_| next(&mut self.source)?.and_then(|(entry, _)| entry).ok_or_else(changed);
        Ok((0..part.changes).map(read))
    }
}

/// Reads a line: the change that it has, if it has one, and its length in octets.
fn next(source: &mut impl BufRead) -> io::Result<Option<(Option<Entry<'static>>, u64)>> {
    let mut line = Vec::new();
    let len = source.take(LONGEST_LINE).read_until(b'\n', &mut line)? as u64;
    Ok((len > 0).then(|| (serde_json::from_slice(&line).ok(), len)))
}

/// The journal, or a copy of it if it is a pipe, which can be read only once.
fn seekable(mut journal: File) -> io::Result<File> {
    if journal.stream_position().is_ok() {
        return Ok(journal);
    }
    let mut copy = tempfile::tempfile()?;
    io::copy(&mut journal, &mut copy)?;
    copy.rewind()?;
    Ok(copy)
}
