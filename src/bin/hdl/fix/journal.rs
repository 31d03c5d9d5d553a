//! [`Journal`]: the changes of `--fix`, one per line, so that they can be undone.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write};
use std::path::Path;
use std::vec;

use serde::{Deserialize, Serialize};

use super::rewrite::Rewrite;
use super::sink::Sink;
use crate::files;
use crate::output::counts::plural;
use crate::output::hex;
use crate::output::safe_json;
use crate::status::Status;
use crate::terminal::failure::{Failure, note, words};

/// A change: where it is, the text before and after, and the octets of the file that differ.
#[derive(Serialize, Deserialize)]
pub(super) struct Entry<'a> {
    file: Cow<'a, str>,
    line: u64,
    old: Cow<'a, str>,
    new: Cow<'a, str>,
    /// The position of the octets after the change.
    byte: u64,
    before: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before_hex: Option<String>,
    after: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after_hex: Option<String>,
    /// How many octets the file has after all changes; only its last change says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    size: Option<u64>,
}

/// The texts of a record before and after, and its line.
pub(super) struct Revision {
    pub(super) line: u64,
    pub(super) old: Vec<u8>,
    pub(super) new: Vec<u8>,
}

/// The file that changes are written to.
pub(super) struct Journal {
    writer: BufWriter<File>,
    /// The latest change of the current file. It is written late, because the last one also has the size of the file.
    last: Option<Entry<'static>>,
}

impl Journal {
    /// Creates the file, which must not exist: the user may still need an older one.
    pub(super) fn create(path: &Path) -> io::Result<Self> {
        Ok(Self { writer: BufWriter::new(File::create_new(path)?), last: None })
    }

    /// Adds the change of a record; `byte` is the position of the octets afterwards.
    pub(super) fn add(
        &mut self,
        file: &str,
        record: &Revision,
        byte: u64,
        (before, after): (&[u8], &[u8]),
    ) -> io::Result<()> {
        self.write(None)?;
        let text = |octets: &[u8]| Cow::Owned(String::from_utf8_lossy(octets).into_owned());
        self.last = Some(Entry {
            file: Cow::Owned(file.to_owned()),
            line: record.line,
            old: text(&record.old),
            new: text(&record.new),
            byte,
            before: text(before),
            before_hex: hex::unless_utf8(before),
            after: text(after),
            after_hex: hex::unless_utf8(after),
            size: None,
        });
        Ok(())
    }

    /// Ends the changes of a file, which has `size` octets now.
    pub(super) fn end(&mut self, size: u64) -> io::Result<()> {
        self.write(Some(size))?;
        self.writer.flush()
    }

    fn write(&mut self, size: Option<u64>) -> io::Result<()> {
        let Some(last) = self.last.take() else { return Ok(()) };
        safe_json::line(&mut self.writer, &Entry { size, ..last })
    }
}

/// A sink that writes each change to the journal, and then hands it on.
pub(super) struct Noting<'a, S> {
    pub(super) sink: &'a mut S,
    pub(super) journal: Option<&'a mut Journal>,
    /// The file that is read.
    pub(super) name: &'a str,
    /// How many octets were written.
    pub(super) at: &'a mut u64,
    /// The record of each change.
    pub(super) records: vec::IntoIter<Revision>,
}

impl<S: Sink> Sink for Noting<'_, S> {
    fn keep(&mut self, octets: &[u8]) -> io::Result<()> {
        *self.at += octets.len() as u64;
        self.sink.keep(octets)
    }

    fn replace(&mut self, old: &[u8], new: &[u8]) -> io::Result<()> {
        if let (Some(journal), Some(record)) = (&mut self.journal, self.records.next()) {
            journal.add(self.name, &record, *self.at, (old, new))?;
        }
        *self.at += new.len() as u64;
        self.sink.replace(old, new)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.sink.flush()
    }
}

impl Entry<'_> {
    fn octets(text: &str, digits: Option<&String>) -> Option<Vec<u8>> {
        match digits {
            Some(digits) => hex::octets(digits),
            None => Some(text.as_bytes().to_vec()),
        }
    }
}

/// Undoes the changes of a journal, file by file: a file that has changed since then stays as it is.
pub(crate) fn undo(path: &Path) -> Status {
    let entries = match read(path) {
        Ok(entries) => entries,
        Err(error) => return Failure::of(path.to_string_lossy(), error).report(Status::SUCCESS),
    };
    let (mut undone, mut status) = (0, Status::SUCCESS);
    for changes in entries.chunk_by(|one, other| one.file == other.file) {
        let name = &changes[0].file;
        match undo_file(Path::new(&**name), changes) {
            Ok(()) => undone += changes.len() as u64,
            Err(error) => {
                note(format_args!("{name}: nothing was undone: {}", words(&error)));
                status = Status::UNABLE;
            }
        }
    }
    note(format_args!("{} undone", plural(undone, "change")));
    status
}

fn read(path: &Path) -> io::Result<Vec<Entry<'static>>> {
    let mut entries = Vec::new();
    for (number, line) in (1..).zip(BufReader::new(files::open(path)?).lines()) {
        let wrong =
            |_| io::Error::other(format!("line {number} does not belong in a report of --fix"));
        entries.push(serde_json::from_str(&line?).map_err(wrong)?);
    }
    Ok(entries)
}

/// Puts back the octets of each change, if all of them are still there.
fn undo_file(path: &Path, changes: &[Entry<'_>]) -> io::Result<()> {
    let file = files::open(path)?;
    let size = changes.last().and_then(|last| last.size);
    if size != Some(file.metadata()?.len()) {
        return Err(io::Error::other("the file has changed since the fix"));
    }
    let mut rewrite = Rewrite::new(&file, path, |file| file)?;
    let mut source = BufReader::new(&file);
    let mut at = 0;
    for change in changes {
        let octets = |text: &str, digits| Entry::octets(text, digits).ok_or(ErrorKind::InvalidData);
        let before = octets(&change.before, change.before_hex.as_ref())?;
        let after = octets(&change.after, change.after_hex.as_ref())?;
        keep(&mut source, change.byte.saturating_sub(at), &mut rewrite)?;
        let mut found = vec![0; after.len()];
        let read = source.read_exact(&mut found);
        if read.is_err() || found != after {
            let line = change.line;
            return Err(io::Error::other(format!("line {line} has changed since the fix")));
        }
        rewrite.replace(&found, &before)?;
        at = change.byte + after.len() as u64;
    }
    keep(&mut source, u64::MAX, &mut rewrite)?;
    rewrite.commit()
}

/// Passes on at most `most` octets, or all that are left.
fn keep(source: &mut impl BufRead, mut most: u64, sink: &mut impl Sink) -> io::Result<()> {
    while most > 0 {
        let octets = source.fill_buf()?;
        let len = octets.len().min(usize::try_from(most).unwrap_or(usize::MAX));
        if len == 0 {
            return Ok(());
        }
        sink.keep(&octets[..len])?;
        source.consume(len);
        most -= len as u64;
    }
    Ok(())
}
