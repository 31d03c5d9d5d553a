//! The files of a run: those that it reads, and those that it must not replace.

pub(crate) mod identity;
pub(crate) mod progress;
pub(crate) mod unfinished;

use std::ffi::OsStr;
#[cfg(unix)]
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Stdin};
use std::path::{Path, PathBuf};

use handle_syntax::{Dialect, find};
use same_file::Handle;

use crate::names::NAME;
use crate::terminal::shell::quoted;
use identity::Identity;

/// The path that stands for the standard input.
pub(crate) const STDIN: &str = "-";

/// The file name that reports give to the standard input.
pub(crate) const STDIN_NAME: &str = "<stdin>";

/// Whether a path stands for the standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == STDIN
}

/// The extension of a file name in lower case. For a compressed file, it is the extension before `.gz` or `.zst`.
pub(crate) fn extension(name: &str) -> Option<String> {
    let path = Path::new(name);
    let extension = |path: &Path| path.extension().and_then(OsStr::to_str).map(str::to_lowercase);
    match extension(path).as_deref() {
        Some("gz" | "zst") => path.file_stem().map(Path::new).and_then(extension),
        _ => extension(path),
    }
}

/// The name of a file, from its octets.
#[cfg(unix)]
pub(crate) fn path_of(name: Vec<u8>) -> Option<PathBuf> {
    Some(<OsString as std::os::unix::ffi::OsStringExt>::from_vec(name).into())
}

/// The name of a file, from its octets; on this system, every name is a text.
#[cfg(not(unix))]
pub(crate) fn path_of(name: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(name).ok().map(PathBuf::from)
}

/// Opens the file of this name. A file to which the standard output or the standard error goes is refused.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path).map_err(|error| or_a_text(path, error))?;
    if file.metadata()?.is_dir() {
        return Err(directory());
    }
    not_an_output(Handle::from_file(file.try_clone()?)?)?;
    Ok(file)
}

/// The error that a name is that of a directory where a file is needed.
pub(crate) fn directory() -> io::Error {
    io::Error::new(ErrorKind::IsADirectory, "this is a directory")
}

/// The error, with advice on how to check the name itself if the name looks like an identifier.
///
/// A file name is never checked as an identifier, because a command must not change its meaning when somebody creates
/// a file of that name.
fn or_a_text(path: &Path, error: io::Error) -> io::Error {
    let missing = matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory);
    match path.to_str().filter(|name| missing && is_like_an_identifier(name)) {
        Some(name) => io::Error::new(
            error.kind(),
            format!(
                "there is no such file; to check this text itself, write `echo {} | {NAME} check`",
                quoted(name)
            ),
        ),
        None => error,
    }
}

/// Whether `name` begins with a scheme or with a prefix that is a number, or has an identifier in it, which may be
/// broken. Any path with a `/` is a handle, but few folders have a number for their name.
fn is_like_an_identifier(name: &str) -> bool {
    let prefix = name.split('/').next().unwrap_or_default();
    let is_number = prefix.bytes().all(|it| it.is_ascii_digit() || it == b'.');
    let begins = prefix.starts_with(|first: char| first.is_ascii_digit());
    let is_numbered =
        begins && is_number && (prefix.len() < name.len() || prefix.starts_with("10."));
    let has_scheme = Dialect::by_scheme(name) != Dialect::Handle;
    let has_identifier = || !name.starts_with(['.', '/']) && find(name.as_bytes()).next().is_some();
    has_scheme || is_numbered || has_identifier()
}

/// Returns the error that opening a file would give. A pipe is not opened, because that would wait for a writer.
pub(crate) fn probe(path: &Path) -> io::Result<()> {
    let metadata = fs::metadata(path).map_err(|error| or_a_text(path, error))?;
    if metadata.is_file() || metadata.is_dir() { open(path).map(|_| ()) } else { Ok(()) }
}

/// The standard input. A file to which the standard output or the standard error goes is refused.
pub(crate) fn stdin() -> io::Result<Stdin> {
    not_an_output(Handle::stdin()?)?;
    Ok(io::stdin())
}

/// Refuses to write the file `output` if the run reads it, by its name or as the standard input.
pub(crate) fn not_an_input<'a>(
    output: &Path,
    mut inputs: impl Iterator<Item = &'a Path>,
) -> io::Result<()> {
    let Some(output) = Identity::of(output) else { return Ok(()) };
    let is_it = |input: Option<Identity>| input.is_some_and(|input| input == output);
    if inputs.any(|input| is_it(Identity::of(input))) || is_it(Identity::stdin()) {
        return Err(io::Error::other("this file is also read, so it is not written"));
    }
    Ok(())
}

/// Whether a file exists and is not empty.
pub(crate) fn has_contents(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0)
}

/// Refuses to replace a file that has contents, because no input was read that could replace them.
pub(crate) fn not_replaced(output: &Path) -> io::Result<()> {
    if has_contents(output) {
        let why = "no file to read was named and there was no input, so this file is not replaced";
        return Err(io::Error::other(why));
    }
    Ok(())
}

/// Refuses a file that the standard output or the standard error goes to, because the run would read its own output
/// until the disk is full. A terminal or a pipe may be both.
fn not_an_output(input: Handle) -> io::Result<()> {
    let same = |output: io::Result<Handle>| output.is_ok_and(|output| output == input);
    if input.as_file().metadata()?.is_file() && (same(Handle::stdout()) || same(Handle::stderr())) {
        return Err(io::Error::other("this file is also the output, so it is not read"));
    }
    Ok(())
}
