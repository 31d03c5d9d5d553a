//! [`Rewrite`]: a file that is written anew beside the original, and then takes its place.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use crate::fix::cleanup;
use crate::fix::sink::Sink;

/// What the name of a file begins with that is not yet whole. Only where nothing can be done, as when the power fails
/// or the command is killed with SIGKILL, such a file is left.
const PREFIX: &str = ".hdl-fix-";

/// The original, and from the first change on a new file in the same folder.
///
/// Until that is whole and on the disk, and takes the name of the original in one go, nobody sees anything of it. It
/// has the owner and the permissions of the original. A symbolic link stays, and what it leads to is written anew.
pub(crate) struct Rewrite<'a, W: Write> {
    original: &'a File,
    path: PathBuf,
    before: Metadata,
    /// How many octets of the original are kept before the first change.
    kept: u64,
    new: Option<New<W>>,
    /// What writes a new file.
    writer: Box<dyn Fn(File) -> W + 'a>,
}

struct New<W: Write> {
    file: File,
    path: TempPath,
    writer: BufWriter<W>,
}

impl<'a, W: Write> Rewrite<'a, W> {
    /// `original` was opened by the name `path`, and stands at its first octet.
    pub(crate) fn new(
        original: &'a File,
        path: &Path,
        writer: impl Fn(File) -> W + 'a,
    ) -> io::Result<Self> {
        let before = original.metadata()?;
        if !before.is_file() {
            return Err(io::Error::other("this is no file"));
        }
        let path = fs::canonicalize(path)?;
        Ok(Self { original, path, before, kept: 0, new: None, writer: Box::new(writer) })
    }

    /// Whether the original has other names, which keep the old text.
    #[cfg(unix)]
    pub(crate) fn has_other_names(&self) -> bool {
        std::os::unix::fs::MetadataExt::nlink(&self.before) > 1
    }

    /// Whether the original has other names, which keep the old text; nobody knows here.
    #[cfg(not(unix))]
    pub(crate) fn has_other_names(&self) -> bool {
        false
    }

    /// Puts the new file in the place of the original, if there is one.
    pub(crate) fn commit(self) -> io::Result<()> {
        let Some(mut new) = self.new else { return Ok(()) };
        new.writer.flush()?;
        new.file.sync_all()?;
        let now = fs::metadata(&self.path)?;
        if now.len() != self.before.len() || now.modified()? != self.before.modified()? {
            return Err(io::Error::other("another program has changed it meanwhile"));
        }
        let mut unfinished = cleanup::file();
        new.path.persist(&self.path)?;
        *unfinished = None;
        Ok(())
    }

    /// Begins the new file with what is kept so far.
    fn begin(&mut self) -> io::Result<&mut New<W>> {
        if self.new.is_none() {
            // What must not be written is not replaced either.
            OpenOptions::new().write(true).open(&self.path)?;
            let folder = self.path.parent().unwrap_or(Path::new("."));
            let (file, path) = create(folder)?;
            keep_owner(&file, &self.before)?;
            file.set_permissions(self.before.permissions())?;
            let mut writer = BufWriter::new((self.writer)(file.try_clone()?));
            self.copy(&mut writer)?;
            self.new = Some(New { file, path, writer });
        }
        self.new.as_mut().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    /// Copies what is kept so far; who reads the original finds it where it was.
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

/// A new file, which is removed whatever happens before it is whole.
fn create(folder: &Path) -> io::Result<(File, TempPath)> {
    let mut unfinished = cleanup::file();
    let (file, path) = tempfile::Builder::new().prefix(PREFIX).tempfile_in(folder)?.into_parts();
    *unfinished = Some(path.to_path_buf());
    Ok((file, path))
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
