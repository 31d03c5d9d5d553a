//! [`Failure`]: why the work could not be done.

use std::fmt;
use std::io::{self, ErrorKind, Write};

use crate::status::Status;
use crate::terminal::sanitize::masked;

/// A file or the output that could not be read or written.
#[derive(Debug)]
pub(crate) struct Failure {
    name: String,
    error: io::Error,
}

impl Failure {
    /// `name` could not be read.
    pub(crate) fn reading(name: impl Into<String>, error: io::Error) -> Self {
        Self { name: name.into(), error }
    }

    /// A temporary file could not be written or read.
    pub(crate) fn temporary(error: io::Error) -> Self {
        Self { name: "<temporary file>".into(), error }
    }

    /// The standard output could not be written.
    pub(crate) fn writing(error: io::Error) -> Self {
        Self { name: "<stdout>".into(), error }
    }

    /// Tells it, and gives the exit status: 2, but `found` where the reader of a pipe has left, which is its right.
    pub(crate) fn tell(&self, found: Status) -> Status {
        if self.error.kind() == ErrorKind::BrokenPipe {
            return found;
        }
        note(self);
        Status::from(2)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, words(&self.error))
    }
}

/// What went wrong, in words instead of the system's.
pub(crate) fn words(error: &io::Error) -> String {
    let said = error.to_string();
    // Where a crate has put a path to it, the system's error is inside.
    if error.raw_os_error().is_none() && !said.contains(" (os error ") {
        return said;
    }
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".into(),
        ErrorKind::PermissionDenied => "permission denied".into(),
        ErrorKind::IsADirectory => "this is a directory".into(),
        ErrorKind::NotADirectory => "a part of this path is not a directory".into(),
        ErrorKind::StorageFull => "the disk is full".into(),
        ErrorKind::QuotaExceeded => "your disk quota is used up".into(),
        ErrorKind::FileTooLarge => "the file would become too large".into(),
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only".into(),
        ErrorKind::ResourceBusy => "it is in use, for example as a mount point".into(),
        // The number of the error says nothing to a reader.
        _ => said.split_once(" (os error ").map_or(said.clone(), |(said, _)| said.to_owned()),
    }
}

/// Writes to the standard error as it is.
pub(crate) fn tell(lines: impl fmt::Display) {
    let _ = write!(io::stderr(), "{lines}");
}

/// Writes to the standard error what quotes an argument that a terminal would obey: without colours, and spelled out.
pub(crate) fn tell_masked(answer: &str) -> io::Result<()> {
    answer.lines().try_for_each(|line| writeln!(io::stderr(), "{}", masked(line)))
}

/// Writes a line to the standard error, whatever names are in it. Where even that cannot be written, nobody is left to
/// be told.
pub(crate) fn note(line: impl fmt::Display) {
    let _ = writeln!(io::stderr(), "hdl: {}", masked(&line.to_string()));
}

/// Writes all that a command has to say to the standard output, and gives the exit status.
pub(crate) fn print(text: &[u8]) -> Status {
    let mut output = io::stdout().lock();
    match output.write_all(text).and_then(|()| output.flush()) {
        Ok(()) => Status::SUCCESS,
        Err(error) => Failure::writing(error).tell(Status::SUCCESS),
    }
}
