//! [`Rewrite`]: a new file that is written next to the original, and then replaces it.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use same_file::Handle;
use tempfile::{Builder, TempPath};

use crate::copying::sink::Sink;
use crate::files::unfinished;
use crate::terminal::failure::words;

/// The original, and from the first change on a new file in the same folder.
///
/// Nobody sees the new file until it is complete and on the disk, and takes the name of the original in one step. It
/// has the owner and the permissions of the original. A symbolic link stays, and its target is replaced.
pub(crate) struct Rewrite<'a, W: Write> {
    original: &'a File,
    path: PathBuf,
    before: Metadata,
    /// How many octets of the original are kept before the first change.
    kept: u64,
    new: Option<New<W>>,
    /// Makes the writer of the new file; tests simulate a full disk with it.
    writer: Box<dyn Fn(File) -> W + 'a>,
}

struct New<W: Write> {
    file: File,
    path: TempPath,
    writer: BufWriter<W>,
}

impl<'a, W: Write> Rewrite<'a, W> {
    /// Prepares the rewriting of `original`, which the caller must have opened by the name `path`, and must not have
    /// read from.
    pub(crate) fn new(
        original: &'a File,
        path: &Path,
        writer: impl Fn(File) -> W + 'a,
    ) -> io::Result<Self> {
        let before = original.metadata()?;
        if !before.is_file() {
            return Err(io::Error::other("only a regular file can be fixed"));
        }
        let path = fs::canonicalize(path)?;
        Ok(Self { original, path, before, kept: 0, new: None, writer: Box::new(writer) })
    }

    /// Whether the original has other names, which keep the old text.
    #[cfg(unix)]
    pub(crate) fn has_other_names(&self) -> bool {
        std::os::unix::fs::MetadataExt::nlink(&self.before) > 1
    }

    /// Whether the original has other names, which keep the old text. This system does not say, so the answer is no.
    #[cfg(not(unix))]
    pub(crate) fn has_other_names(&self) -> bool {
        false
    }

    /// Replaces the original by the new file, if there is one.
    pub(crate) fn commit(mut self) -> io::Result<()> {
        let Some(mut new) = self.new.take() else { return Ok(()) };
        new.writer.flush()?;
        new.file.sync_all()?;
        if !self.is_unchanged()? {
            return Err(io::Error::other("another program has changed the file in the meantime"));
        }
        let named = unfinished::finish(new.path, &self.path);
        named.map_err(|error| why("it cannot be replaced", &error))
    }

    /// Whether the path still leads to the file that was read, and the file has not changed.
    fn is_unchanged(&self) -> io::Result<bool> {
        let now = fs::metadata(&self.path)?;
        let same = Handle::from_path(&self.path)? == Handle::from_file(self.original.try_clone()?)?;
        let (before, now) =
            ((self.before.len(), self.before.modified()?), (now.len(), now.modified()?));
        Ok(same && before == now)
    }

    /// Creates the new file, with the octets kept so far.
    fn begin(&mut self) -> io::Result<&mut New<W>> {
        if self.new.is_none() {
            // A file without write permission must not be replaced either.
            let open = OpenOptions::new().write(true).open(&self.path);
            open.map_err(|error| why("it cannot be written", &error))?;
            let folder = self.path.parent().unwrap_or(Path::new("."));
            let created = unfinished::create(folder, Builder::new().prefix(unfinished::FIX));
            let created =
                created.map_err(|error| why("no new file can be made in its folder", &error))?;
            let (file, path) = created.into_parts();
            let kept = keep_owner(&file, &self.before);
            kept.map_err(|error| why("its owner and group cannot be kept", &error))?;
            let kept = file.set_permissions(self.before.permissions());
            kept.map_err(|error| why("its permissions cannot be kept", &error))?;
            let mut writer = BufWriter::new((self.writer)(file.try_clone()?));
            self.copy(&mut writer)?;
            self.new = Some(New { file, path, writer });
        }
        self.new.as_mut().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Copies the octets kept so far, and restores the position in the original, from which the caller still reads.
    fn copy(&self, writer: &mut impl Write) -> io::Result<()> {
        let mut original = self.original;
        let place = original.stream_position()?;
        original.seek(SeekFrom::Start(0))?;
        let copied = io::copy(&mut original.take(self.kept), writer)?;
        original.seek(SeekFrom::Start(place))?;
        if copied == self.kept { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
    }
}

impl<W: Write> Sink for Rewrite<'_, W> {
    fn keep(&mut self, octets: &[u8]) -> io::Result<()> {
        match &mut self.new {
            Some(new) => new.writer.write_all(octets),
            None => {
                self.kept += octets.len() as u64;
                Ok(())
            }
        }
    }

    fn replace(&mut self, _old: &[u8], new: &[u8]) -> io::Result<()> {
        self.begin()?.writer.write_all(new)
    }
}

/// The same error, with words before it that say what could not be done.
fn why(what: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{what}: {}", words(error)))
}

#[cfg(unix)]
fn keep_owner(file: &File, before: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};

    let new = file.metadata()?;
    if (new.uid(), new.gid()) == (before.uid(), before.gid()) {
        return Ok(());
    }
    fchown(file, Some(before.uid()), Some(before.gid()))
}

#[cfg(not(unix))]
fn keep_owner(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests;
