//! [`Batch`]: what was found in some blocks of a file.

use std::sync::Arc;

use handle_syntax::Code;
use memchr::memchr_iter;

use crate::check::statistics::Statistics;
use crate::input::damage::Damage;
use crate::input::layout::{Layout, Table};
use crate::opening::kind::FileKind;
use crate::opening::lacking::PlacesSeen;
use crate::output::Rendered;
use crate::output::counts::Counts;
use crate::output::finding::Finding;
use crate::output::tally::Tally;
use crate::rules::Rules;

/// A file that is being read.
#[derive(Debug)]
pub(crate) struct File {
    /// Its name as it was given, perhaps with control characters that a terminal would obey.
    pub(crate) name: String,
    pub(crate) layout: Layout,
    /// What it is, if it is read as a list but is not one.
    pub(crate) misread: Option<FileKind>,
    /// Whether it is compressed.
    pub(crate) is_packed: bool,
    /// The rules that apply to it; `None` for `hdl unique`, which checks nothing.
    pub(crate) rules: Option<Arc<Rules>>,
    pub(crate) damage: Damage,
}

impl File {
    /// Whether `--fix` takes it. A summary must not promise what `--fix` then refuses.
    pub(crate) fn is_fixed(&self) -> bool {
        self.misread.is_none() && !self.is_packed
    }
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
    /// The rows that could have the requested fields.
    pub(crate) rows: PlacesSeen,
    /// The problems as each format writes them.
    pub(crate) rendered: Vec<Rendered>,
    pub(crate) counts: Counts,
    pub(crate) tally: Tally,
    pub(crate) statistics: Statistics,
    /// Why the rest of the file could not be read.
    pub(crate) trouble: Option<String>,
    /// How many binary files of a directory were skipped.
    pub(crate) skipped: u64,
    /// What shows that the file is perhaps not a list of this kind.
    pub(crate) signs: Signs,
    /// Whether a text is not UTF-8, and the file must probably be converted as a whole.
    pub(crate) is_damaged: bool,
}

/// What shows that a file is perhaps not a list, or that the arguments do not say where its identifiers begin or end.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Signs {
    /// Whether a record with problems has CR inside of it.
    pub(crate) has_return: bool,
    /// Whether a record with problems has LF inside of it.
    pub(crate) has_line_end: bool,
    /// How many records with problems are whole sentences.
    pub(crate) sentences: u64,
    /// Whether a cell of the first row of a table, whose columns are numbered, has a problem, and could be a title.
    pub(crate) has_title: bool,
    /// Whether several identifiers stand in one place, and no option says what is between them.
    pub(crate) has_several: bool,
}

impl Signs {
    /// Looks at the findings in a record of a file of this layout.
    pub(crate) fn look(&mut self, layout: &Layout, findings: &[Finding<'_>]) {
        let Some(Finding { record, .. }) = findings.first() else { return };
        let text = record.text.unwrap_or_default();
        let is_numbered = matches!(layout, Layout::Table(Table { titles: 0, .. }));
        self.has_title |= is_numbered && record.number == 0 && !text.iter().any(u8::is_ascii_digit);
        self.has_several |= layout.may_be_split()
            && findings.iter().any(|finding| finding.problem.code() == Code::TwoIdentifiers);
        self.has_return |= text.contains(&b'\r');
        self.has_line_end |= text.contains(&b'\n');
        self.sentences += u64::from(is_sentence(text));
    }

    /// Adds the signs of another part of the file.
    pub(crate) fn join(&mut self, other: Self) {
        self.has_return |= other.has_return;
        self.has_line_end |= other.has_line_end;
        self.sentences += other.sentences;
        self.has_title |= other.has_title;
        self.has_several |= other.has_several;
    }
}

/// Whether a text has as many words as a sentence, and more than any identifier.
fn is_sentence(text: &[u8]) -> bool {
    const WORDS: usize = 6;
    memchr_iter(b' ', text).nth(WORDS - 2).is_some()
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
        (self.rows, self.is_damaged) = (PlacesSeen::default(), false);
        self.signs = Signs::default();
        self.trouble = None;
        self.skipped = 0;
    }
}
