//! [`Destination`]: a file that a run writes besides its standard output.

use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf, is_separator};

use tempfile::{Builder, NamedTempFile};

use crate::files;
use crate::files::identity::without_links;
use crate::files::unfinished;

/// A file that appears when it is complete; until then, an older file of that name stays. A symbolic link stays too,
/// and leads to the new file. A device or a pipe is written directly.
pub(crate) struct Destination {
    path: PathBuf,
    unfinished: Option<NamedTempFile>,
}

impl Destination {
    /// The destination with this path, and the file to write to. A path that leads nowhere, like a circle of symbolic
    /// links, is an error.
    pub(crate) fn open(path: &Path) -> io::Result<(Self, File)> {
        if path.to_string_lossy().ends_with(is_separator) {
            return Err(io::Error::other("this is the name of a folder: name a file in it"));
        }
        let before = match fs::metadata(path) {
            Ok(before) => Some(before),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error),
        };
        if before.as_ref().is_some_and(Metadata::is_dir) {
            return Err(files::directory());
        }
        if before.as_ref().is_some_and(|before| !before.is_file()) {
            let file = File::options().write(true).open(path)?;
            return Ok((Self { path: path.to_owned(), unfinished: None }, file));
        }
        let path = without_links(path);
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let unfinished = unfinished::create(folder, &builder()).map_err(no_folder)?;
        if let Some(before) = before {
            fs::set_permissions(unfinished.path(), before.permissions())?;
        }
        let file = unfinished.as_file().try_clone()?;
        Ok((Self { path, unfinished: Some(unfinished) }, file))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the complete file its name.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self.unfinished {
            Some(unfinished) => unfinished::finish(unfinished.into_temp_path(), &self.path),
            None => Ok(()),
        }
    }
}

/// The error of creating a file in a folder, which says so if there is no such folder.
fn no_folder(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::NotFound => io::Error::other("the folder of this file does not exist"),
        _ => error,
    }
}

/// The builder of an unfinished file, which has the usual permissions of a new file.
fn builder() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(unfinished::REPORT);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;

        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}
