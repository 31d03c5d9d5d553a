//! [`Journal`]: the changes of `--fix`, one per line, so that they can be undone.

mod recorded;
pub(crate) mod undo;

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::vec;

use serde::{Deserialize, Serialize};

use crate::copying::sink::Sink;
use crate::output::hex;
use crate::output::safe_json;

/// A change: where it is, the text before and after, and the octets of the file that differ.
#[derive(Serialize, Deserialize)]
pub(super) struct Entry<'a> {
    file: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file_hex: Option<String>,
    line: u64,
    old: Cow<'a, str>,
    new: Cow<'a, str>,
    /// Where the octets begin in the changed file.
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
    path: PathBuf,
    writer: BufWriter<File>,
    /// The latest change of the current file. It is written late, because the last one also has the size of the file.
    last: Option<Entry<'static>>,
    /// The name of the current file, and its octets in hexadecimal digits, if a text cannot hold them.
    file: (String, Option<String>),
    /// How long the journal was before the current file.
    start: u64,
}

impl Journal {
    /// Creates the file, which must not exist: the user may still need an older one.
    pub(super) fn create(path: &Path) -> io::Result<Self> {
        let writer = BufWriter::new(File::create_new(path)?);
        let path = path.to_owned();
        Ok(Self { path, writer, last: None, file: (String::new(), None), start: 0 })
    }

    /// Removes the file if it is empty, because no file was read whose changes it could have: the user will correct the
    /// arguments, and then name the same file again. An error is ignored, because an empty file does no harm.
    pub(super) fn discard(self) {
        let is_empty = |file: &File| file.metadata().is_ok_and(|data| data.len() == 0);
        if is_empty(self.writer.get_ref()) {
            let _ = fs::remove_file(self.path);
        }
    }

    /// Begins the changes of a file.
    pub(super) fn begin(&mut self, path: &Path) -> io::Result<()> {
        self.start = self.writer.stream_position()?;
        let digits = hex::unless_utf8(path.as_os_str().as_encoded_bytes());
        self.file = (path.to_string_lossy().into_owned(), digits);
        Ok(())
    }

    /// Removes the changes of the current file, which stays as it was.
    pub(super) fn abandon(&mut self) -> io::Result<()> {
        self.last = None;
        self.writer.seek(SeekFrom::Start(self.start))?;
        self.writer.get_ref().set_len(self.start)
    }

    /// Adds the change of a record; `byte` is the position of its octets in the changed file.
    pub(super) fn add(
        &mut self,
        record: &Revision,
        byte: u64,
        (before, after): (&[u8], &[u8]),
    ) -> io::Result<()> {
        self.write(None)?;
        let text = |octets: &[u8]| Cow::Owned(String::from_utf8_lossy(octets).into_owned());
        self.last = Some(Entry {
            file: Cow::Owned(self.file.0.clone()),
            file_hex: self.file.1.clone(),
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
            journal.add(&record, *self.at, (old, new))?;
        }
        *self.at += new.len() as u64;
        self.sink.replace(old, new)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.sink.flush()
    }
}
