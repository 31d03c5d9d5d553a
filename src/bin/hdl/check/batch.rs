//! [`Batch`]: what was found in some blocks of a file.

use std::sync::Arc;

use crate::check::damage::Damage;
use crate::check::statistics::Statistics;
use crate::check::tally::Tally;
use crate::config::Rules;
use crate::input::layout::Layout;
use crate::output::Rendered;
use crate::output::counts::Counts;

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct File {
    /// Its name as it was given; it may hold characters that a terminal would obey.
    pub(crate) name: String,
    pub(crate) layout: Layout,
    /// The rules that apply to it; `None` for `hdl unique`, which checks nothing.
    pub(crate) rules: Option<Arc<Rules>>,
    pub(crate) damage: Damage,
}

/// The number of a file, and the number of a batch of this file. Batches are written in the order of their numbers.
pub(crate) type Number = (u64, u64);

/// What one thread found in one block of a file, or in several that follow each other.
#[derive(Debug, Default)]
pub(crate) struct Batch {
    pub(crate) number: Number,
    /// The file; `None` if no block of it was read.
    pub(crate) file: Option<Arc<File>>,
    /// Whether the file ends with this batch.
    pub(crate) is_last: bool,
    /// How many paths of the command line have been tried up to here, with or without success.
    pub(crate) files: usize,
    /// How many rows could have the requested fields, and which fields occurred in any row: a bit for each.
    pub(crate) rows: u64,
    pub(crate) fields: u64,
    /// The problems as each format writes them.
    pub(crate) rendered: Vec<Rendered>,
    pub(crate) counts: Counts,
    pub(crate) tally: Tally,
    pub(crate) statistics: Statistics,
    /// Why the rest of the file could not be read.
    pub(crate) trouble: Option<String>,
    /// How many binary files of a directory were skipped.
    pub(crate) skipped: u64,
    /// Whether a line with problems has CR inside of it, so that CR perhaps ends lines.
    pub(crate) has_return: bool,
    /// How many lines with problems are whole sentences.
    pub(crate) sentences: u64,
    /// Whether a text is not UTF-8, and perhaps others of the file are not either.
    pub(crate) is_damaged: bool,
}

impl Batch {
    /// How many problems are reported.
    pub(crate) fn problems(&self) -> usize {
        self.rendered.first().map_or(0, Rendered::len)
    }

    /// About how many octets of memory it takes.
    pub(crate) fn octets(&self) -> usize {
        let rendered: usize = self.rendered.iter().map(Rendered::octets).sum();
        rendered + self.tally.octets() + self.statistics.octets()
    }

    /// Empties the batch after its contents have been written; more may be found in the file.
    pub(crate) fn clear(&mut self) {
        self.rendered.iter_mut().for_each(Rendered::clear);
        self.counts = Counts::default();
        (self.rows, self.fields, self.has_return) = (0, 0, false);
        (self.sentences, self.is_damaged) = (0, false);
        self.trouble = None;
        self.skipped = 0;
    }
}
