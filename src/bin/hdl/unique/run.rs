//! [`SortedRun`]: groups in the order of their keys, in a temporary file.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};

use super::group::Group;

/// Groups that have been written, and can be read once.
pub(super) struct SortedRun {
    file: BufReader<File>,
    left: u64,
}

impl SortedRun {
    /// Writes sorted groups to a file that the system removes by itself; `give` hands over each of them.
    pub(super) fn write(
        give: impl FnOnce(&mut dyn FnMut(Group) -> io::Result<()>) -> io::Result<()>,
    ) -> io::Result<Self> {
        let mut file = BufWriter::new(tempfile::tempfile()?);
        let mut left = 0;
        give(&mut |group| {
            left += 1;
            group.write(&mut file)
        })?;
        file.flush()?;
        let mut file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.seek(SeekFrom::Start(0))?;
        Ok(Self { file: BufReader::new(file), left })
    }

    /// The next group.
    pub(super) fn next(&mut self) -> io::Result<Option<Group>> {
        match self.left.checked_sub(1) {
            None => Ok(None),
            Some(left) => {
                self.left = left;
                Group::read(&mut self.file).map(Some)
            }
        }
    }
}
