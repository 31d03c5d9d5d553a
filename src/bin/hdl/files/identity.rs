//! [`Identity`]: which file a path leads to, however the path is written.

use std::fs;
use std::path::{Path, PathBuf};

use same_file::Handle;

/// How many symbolic links are followed to the place of a file that does not exist.
const LINKS: usize = 40;

/// A regular file, or the place where one would be created.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Identity {
    File(Handle),
    Place(PathBuf),
}

impl Identity {
    /// What `path` leads to; `None` for a device, a pipe or a directory, which no run replaces. A pipe is not opened,
    /// because that would wait for its other end, or take its only reader away.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match fs::metadata(path) {
            Ok(file) if file.is_file() => Handle::from_path(path).ok().map(Self::File),
            Ok(_) => None,
            Err(_) => place(path).map(Self::Place),
        }
    }

    /// The regular file that the standard input comes from.
    pub(crate) fn stdin() -> Option<Self> {
        let stdin = Handle::stdin().ok()?;
        let is_file = stdin.as_file().metadata().is_ok_and(|file| file.is_file());
        is_file.then_some(Self::File(stdin))
    }
}

/// The path without symbolic links. A file that is written there replaces the target of the links, but none of the
/// links.
pub(crate) fn without_links(path: &Path) -> PathBuf {
    let real = fs::canonicalize(path).ok().or_else(|| place(path));
    real.unwrap_or_else(|| path.to_owned())
}

/// Where the file of this path would be created.
fn place(path: &Path) -> Option<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?;
        path = folder.join(path.file_name()?);
        match fs::read_link(&path) {
            Ok(target) => path = folder.join(target),
            Err(_) => return Some(path),
        }
    }
    None
}
