//! [`Failure`]: why the work could not be done.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crate::status::Status;
use crate::terminal::sanitize::masked;

/// A file or the output that could not be read or written.
#[derive(Debug)]
pub(crate) struct Failure {
    name: String,
    error: io::Error,
}

impl Failure {
    /// The failure to read or write the file or the stream called `name`.
    pub(crate) fn of(name: impl Into<String>, error: io::Error) -> Self {
        Self { name: name.into(), error }
    }

    /// The failure to read or write the file at this path.
    pub(crate) fn at(path: &Path, error: io::Error) -> Self {
        Self::of(path.to_string_lossy(), error)
    }

    /// The failure to write or read a temporary file.
    pub(crate) fn temporary(error: io::Error) -> Self {
        Self { name: "<temporary file>".into(), error }
    }

    /// The failure to write the standard output.
    pub(crate) fn writing(error: io::Error) -> Self {
        Self { name: "<stdout>".into(), error }
    }

    /// Reports the failure, and returns the exit status: 2, or `found` if the reader of a pipe has closed it, which
    /// does not count as a failure.
    pub(crate) fn report(&self, found: Status) -> Status {
        if self.error.kind() == ErrorKind::BrokenPipe {
            return found;
        }
        note(self);
        Status::UNABLE
    }
}

/// The exit status after the results were written to the standard output, or could not be; `found` is that of what was
/// read.
pub(crate) fn written(written: io::Result<()>, found: Status) -> Status {
    written.map_or_else(|error| Failure::writing(error).report(found), |()| found)
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, words(&self.error))
    }
}

/// What went wrong, in plain words instead of those of the system.
pub(crate) fn words(error: &io::Error) -> String {
    let said = error.to_string();
    // A crate may have added a path, and then the error of the system is only a part of the text.
    if error.raw_os_error().is_none() && !said.contains(" (os error ") {
        return said;
    }
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".into(),
        ErrorKind::AlreadyExists => "this file already exists and is not overwritten".into(),
        ErrorKind::PermissionDenied => "permission denied".into(),
        ErrorKind::IsADirectory => "this is a directory".into(),
        ErrorKind::NotADirectory => "a part of this path is not a directory".into(),
        ErrorKind::StorageFull => "the disk is full".into(),
        ErrorKind::QuotaExceeded => "your disk quota is used up".into(),
        ErrorKind::FileTooLarge => "the file would become too large".into(),
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only".into(),
        ErrorKind::ResourceBusy => "it is in use, for example as a mount point".into(),
        // The number of the error would not help a reader.
        _ => said.split_once(" (os error ").map_or(said.clone(), |(said, _)| said.to_owned()),
    }
}

/// Writes a text to the standard error unchanged.
pub(crate) fn tell(lines: impl fmt::Display) {
    let _ = write!(io::stderr(), "{lines}");
}

/// Writes to the standard error a text that quotes an argument with control characters: without colours, and with
/// their numbers instead.
pub(crate) fn tell_masked(answer: &str) -> io::Result<()> {
    answer.lines().try_for_each(|line| writeln!(io::stderr(), "{}", masked(line)))
}

/// Writes a line to the standard error; control characters in names are made harmless. If the line cannot be written,
/// there is no other way to report that, so the error is ignored.
pub(crate) fn note(line: impl fmt::Display) {
    // The line is written in one piece, so that no other output comes between its parts.
    let line = format!("hdl: {}\n", masked(&line.to_string()));
    let _ = io::stderr().write_all(line.as_bytes());
}

/// Writes the whole output of a command to the standard output, and returns the exit status.
pub(crate) fn print(text: &[u8]) -> Status {
    let mut output = io::stdout().lock();
    written(output.write_all(text).and_then(|()| output.flush()), Status::SUCCESS)
}
