//! [`Limits`]: how much of a file is kept in memory.

/// How much is read at once, and how much is kept of one row. The fuzz targets choose limits of a few octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// The longest row that is read, in octets.
    pub(crate) longest: usize,
    /// How many octets are read at once.
    pub(crate) chunk: usize,
}

/// The longest row that the command reads, in octets.
pub(crate) const LONGEST: usize = 1 << 20;

/// How many octets the command reads at once.
pub(crate) const CHUNK: usize = 1 << 18;

/// How many fields of a file can be read at once: a set of fields is the bits of one number.
pub(crate) const FIELDS: usize = u64::BITS as usize;

/// The numbers of the fields in a set.
pub(crate) fn fields(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(lowest)
    })
}

impl Default for Limits {
    fn default() -> Self {
        Self { longest: LONGEST, chunk: CHUNK }
    }
}
