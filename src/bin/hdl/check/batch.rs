//! [`Batch`]: a block of a file, and what was found in it.

use std::sync::Arc;

use crate::check::statistics::Statistics;
use crate::check::tally::Tally;
use crate::config::Rules;
use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::output::Told;
use crate::output::counts::Counts;

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct File {
    /// Its name, as it is.
    pub(crate) name: String,
    pub(crate) layout: Layout,
    /// What holds for it; nothing where it is read for no checks.
    pub(crate) rules: Option<Arc<Rules>>,
}

/// What one thread has in hand.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    /// Its number among all.
    pub(crate) number: u64,
    pub(crate) block: Block,
    /// Where the block is from; none where no file could be opened.
    pub(crate) file: Option<Arc<File>>,
    /// How many files were opened, or could not be, up to here.
    pub(crate) files: usize,
    /// How many rows could have the fields that are read, and which of them any has: a bit for each.
    pub(crate) rows: u64,
    pub(crate) fields: u64,
    /// The problems in the words of each format.
    pub(crate) told: Vec<Told>,
    pub(crate) counts: Counts,
    pub(crate) tally: Tally,
    pub(crate) statistics: Statistics,
    /// Why the rest of the file could not be read.
    pub(crate) trouble: Option<String>,
}

impl Batch {
    /// How many problems were told.
    pub(crate) fn problems(&self) -> usize {
        self.told.first().map_or(0, Told::len)
    }

    /// Forgets what was found, when that has been written.
    pub(crate) fn clear(&mut self) {
        self.told.iter_mut().for_each(Told::clear);
        self.counts = Counts::default();
        (self.rows, self.fields) = (0, 0);
        self.trouble = None;
    }
}
