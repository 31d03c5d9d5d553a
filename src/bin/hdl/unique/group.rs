//! [`Group`]: a handle, and where it occurs.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::Arc;

/// A handle, how often it occurs, and its first places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Group {
    /// The key that all spellings of the handle share.
    pub(super) key: Vec<u8>,
    /// The first spelling.
    pub(super) handle: Vec<u8>,
    pub(super) count: u64,
    pub(super) places: Vec<Place>,
}

/// A place where a handle occurs, and how it is written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The name of the file. A place keeps it, so that names take no memory when their places are in temporary files.
    pub(super) file: Arc<str>,
    pub(super) line: u64,
    pub(super) column: u64,
    pub(super) text: Vec<u8>,
}

impl Group {
    /// About how many octets of memory it takes, with a second copy of its key and its entry in the map of groups.
    pub(super) fn octets(&self) -> u64 {
        let places: usize = self.places.iter().map(Place::octets).sum();
        (2 * self.key.len() + self.handle.len() + places + size_of::<Self>() + 64) as u64
    }

    /// Adds a group of later places, and keeps at most `most` places.
    pub(super) fn join(&mut self, later: Self, most: usize) {
        self.count += later.count;
        let room = most.saturating_sub(self.places.len());
        self.places.extend(later.places.into_iter().take(room));
    }

    /// Writes it to a temporary file.
    pub(super) fn write(&self, file: &mut impl Write) -> io::Result<()> {
        bytes(file, &self.key)?;
        bytes(file, &self.handle)?;
        number(file, self.count)?;
        number(file, self.places.len() as u64)?;
        for place in &self.places {
            bytes(file, place.file.as_bytes())?;
            number(file, place.line)?;
            number(file, place.column)?;
            bytes(file, &place.text)?;
        }
        Ok(())
    }

    /// Reads what [`write`](Self::write) wrote.
    pub(super) fn read(file: &mut impl Read) -> io::Result<Self> {
        let (key, handle) = (read_bytes(file)?, read_bytes(file)?);
        let (count, places) = (read_number(file)?, read_number(file)?);
        let place = |_| {
            Ok(Place {
                file: String::from_utf8(read_bytes(file)?)
                    .map_err(|_| ErrorKind::InvalidData)?
                    .into(),
                line: read_number(file)?,
                column: read_number(file)?,
                text: read_bytes(file)?,
            })
        };
        let places: io::Result<Vec<_>> = (0..places).map(place).collect();
        Ok(Self { key, handle, count, places: places? })
    }
}

impl Place {
    /// About how many octets of memory it takes; all places in one file share its name, but a file may have only one.
    pub(super) fn octets(&self) -> usize {
        self.file.len() + self.text.len() + size_of::<Self>()
    }
}

fn number(file: &mut impl Write, number: u64) -> io::Result<()> {
    file.write_all(&number.to_le_bytes())
}

fn bytes(file: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    number(file, bytes.len() as u64)?;
    file.write_all(bytes)
}

fn read_number(file: &mut impl Read) -> io::Result<u64> {
    let mut number = [0; 8];
    file.read_exact(&mut number)?;
    Ok(u64::from_le_bytes(number))
}

fn read_bytes(file: &mut impl Read) -> io::Result<Vec<u8>> {
    let len = usize::try_from(read_number(file)?).map_err(io::Error::other)?;
    let mut bytes = vec![0; len];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}
