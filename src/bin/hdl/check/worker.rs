//! What each thread does: it takes a file, reads and checks its next block, and hands over what it found.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use handle_syntax::Report;

use super::batch::Batch;
use super::feed::FileReader;
use super::judge::{Origin, Totals, judge};
use super::sequencer::Sequencer;
use crate::args::Check;
use crate::input::block::Block;
use crate::input::scan::{Located, Visitor};
use crate::input::unread::Unread;
use crate::output::{Manner, Rendered};
use crate::rules::Rules;

/// How many octets of findings all threads together keep until they are written, even in the middle of a block. If a
/// thread could not keep the findings of a whole block, it would wait for another thread in each of its blocks.
const KEPT: usize = 12 << 20;

/// Works until all files have been checked, or the run ends early.
pub(crate) fn work<W: Write>(args: &Check, sequencer: &Sequencer<W>) {
    let _leaving = Leaving(sequencer);
    let manners: Vec<_> = args.outputs().into_iter().map(|(manner, _)| manner).collect();
    let wanted = Wanted {
        manners: &manners,
        counts_prefixes: args.counts_prefixes(),
        kept: KEPT / args.threads().max(1),
    };
    let mut block = Block::default();
    while let Some(reader) = sequencer.take() {
        if Worker::run(wanted, sequencer, reader, &mut block).is_break() {
            return;
        }
    }
}

/// Calls `leave` when the thread ends, even if it panics.
struct Leaving<'a, W: Write>(&'a Sequencer<W>);

impl<W: Write> Drop for Leaving<'_, W> {
    fn drop(&mut self) {
        self.0.leave();
    }
}

/// What the arguments ask for.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    manners: &'a [Manner],
    /// Whether dialects and prefixes are counted.
    counts_prefixes: bool,
    /// How many octets of findings this thread keeps.
    kept: usize,
}

struct Worker<'a, W> {
    wanted: Wanted<'a>,
    /// The rules of the file that is being checked.
    rules: Option<Arc<Rules>>,
    sequencer: &'a Sequencer<W>,
    batch: Batch,
}

impl<'a, W: Write> Worker<'a, W> {
    /// Reads and checks the next block of a file, and the blocks after it as well until the turn of the file comes.
    fn run(
        wanted: Wanted<'a>,
        sequencer: &'a Sequencer<W>,
        mut reader: FileReader,
        block: &mut Block,
    ) -> ControlFlow<()> {
        let batch = reader.batch();
        let mut worker = Worker { wanted, rules: None, sequencer, batch };
        while reader.read(block, &mut worker.batch) {
            let kept = sequencer.share(reader);
            worker.check(block)?;
            let Some(kept) = kept else { break };
            reader = kept;
            if worker.batch.octets() >= wanted.kept {
                worker.spill()?;
            }
        }
        sequencer.give(worker.batch)
    }

    /// Checks a block of the file of the batch. The loop over all records is faster if this function is not inlined.
    #[inline(never)]
    fn check(&mut self, block: &Block) -> ControlFlow<()> {
        let Some(file) = self.batch.file.clone() else { return ControlFlow::Continue(()) };
        self.rules = file.rules.clone();
        file.layout.each(block, self)
    }

    /// Writes what was found so far. Until the turn of the batch comes, the thread helps with the file whose turn it
    /// is.
    fn spill(&mut self) -> ControlFlow<()> {
        while let Some(reader) = self.sequencer.help(&self.batch) {
            Worker::run(self.wanted, self.sequencer, reader, &mut Block::default())?;
        }
        self.sequencer.spill(&mut self.batch)
    }
}

impl<W: Write> Visitor for Worker<'_, W> {
    #[inline]
    fn passes(&mut self, wanted: usize, text: &[u8]) -> bool {
        let passes = !self.wanted.counts_prefixes
            && self.rules.as_ref().is_some_and(|rules| rules.is_plain(wanted, text));
        self.batch.counts.add_valid(u64::from(passes));
        passes
    }

    fn sift(&mut self, block: &Block) -> Option<Vec<usize>> {
        if self.wanted.counts_prefixes { None } else { self.rules.as_ref()?.sift(block) }
    }

    fn passed(&mut self, lines: u64) {
        self.batch.counts.add_valid(lines);
    }

    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        let Some(rules) = self.rules.clone() else { return ControlFlow::Continue(()) };
        self.report(&found, &rules, rules.report(&found))
    }

    fn row(&mut self, fields: u64) {
        self.batch.rows.add(fields);
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        let Some(rules) = self.rules.clone() else { return ControlFlow::Continue(()) };
        self.report(&Located::unread(number, &unread), &rules, rules.unreadable(&unread))
    }
}

impl<W: Write> Worker<'_, W> {
    /// Counts a record, and reports its problems.
    fn report(
        &mut self,
        found: &Located<'_>,
        rules: &Rules,
        said: (&'static str, Report<'_>),
    ) -> ControlFlow<()> {
        let Some(file) = self.batch.file.clone() else { return ControlFlow::Continue(()) };
        let Batch { counts, tally, statistics, signs, rendered, .. } = &mut self.batch;
        let origin = Origin { name: &file.name, damage: &file.damage, is_fixed: file.is_fixed() };
        let totals = Totals { counts, tally, statistics };
        let manners = self.wanted.manners;
        let is_damaged = judge(rules, &origin, found, said, totals, |findings, counts| {
            signs.look(&file.layout, findings);
            rendered.resize_with(manners.len(), Rendered::default);
            for (manner, rendered) in manners.iter().zip(rendered) {
                findings.iter().for_each(|finding| rendered.add(*manner, finding, counts));
            }
        });
        self.batch.is_damaged |= is_damaged;
        if self.batch.rendered.iter().map(Rendered::octets).sum::<usize>() < self.wanted.kept {
            return ControlFlow::Continue(());
        }
        self.spill()
    }
}
