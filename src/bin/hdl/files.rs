//! The files that a run reads.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Stdin};
use std::path::Path;

use same_file::Handle;

/// Opens the file of this name; one that the run also writes is refused.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::new(ErrorKind::IsADirectory, "this is a directory"));
    }
    not_an_output(Handle::from_file(file.try_clone()?)?)?;
    Ok(file)
}

/// Gives the error that opening a file would give. A pipe is not opened, for it would wait for a writer.
pub(crate) fn probe(path: &Path) -> io::Result<()> {
    let metadata = fs::metadata(path)?;
    if metadata.is_file() || metadata.is_dir() { open(path).map(|_| ()) } else { Ok(()) }
}

/// The standard input; a file that the run also writes is refused.
pub(crate) fn stdin() -> io::Result<Stdin> {
    not_an_output(Handle::stdin()?)?;
    Ok(io::stdin())
}

/// Refuses a file that the standard output or the standard error goes to: the run would read its own words until the
/// disk is full. A terminal or a pipe may be both.
fn not_an_output(input: Handle) -> io::Result<()> {
    let same = |output: io::Result<Handle>| output.is_ok_and(|output| output == input);
    if input.as_file().metadata()?.is_file() && (same(Handle::stdout()) || same(Handle::stderr())) {
        return Err(io::Error::other("this file is also the output, so it is not read"));
    }
    Ok(())
}
