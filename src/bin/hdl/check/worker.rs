//! What each thread does: it takes the next block, checks its records, and hands over what it found.

use std::io::Write;
use std::mem;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use handle_syntax::{Report, is_plain};

use super::batch::Batch;
use super::feed::Feed;
use super::sequencer::Sequencer;
use crate::args::Check;
use crate::config::Rules;
use crate::input::scan::{Found, Visitor};
use crate::input::unread::Unread;
use crate::names::selection;
use crate::output::finding::findings;
use crate::output::{Manner, Told};

/// How many octets of output are kept until they are written, even in the middle of a block.
const FULL: usize = 1 << 18;

/// Works as long as there is something to do.
pub(crate) fn work<W: Write>(args: &Check, intake: &Mutex<Feed>, turn: &Sequencer<W>) {
    let _leaving = Leaving(turn);
    let (counts_prefixes, wants_examples) = (args.counts_prefixes(), args.wants_examples());
    let manners: Vec<_> = args.outputs().into_iter().map(|(manner, _)| manner).collect();
    while let Some(batch) = turn.take() {
        let mut worker = Worker {
            args,
            rules: None,
            by_scheme: false,
            manners: &manners,
            counts_prefixes,
            wants_examples,
            turn,
            batch,
        };
        let next = {
            let mut intake = intake.lock().unwrap_or_else(PoisonError::into_inner);
            intake.next(&mut worker.batch)
        };
        if !next || worker.check().is_break() || turn.give(worker.batch).is_break() {
            return;
        }
    }
}

/// Calls `leave` when the thread ends, also if it panics.
struct Leaving<'a, W: Write>(&'a Sequencer<W>);

impl<W: Write> Drop for Leaving<'_, W> {
    fn drop(&mut self) {
        self.0.leave();
    }
}

struct Worker<'a, W> {
    args: &'a Check,
    /// The rules of the file that is being checked.
    rules: Option<Arc<Rules>>,
    /// Whether only the scheme of a text says which dialect it is, and no prefixes are counted: then plain texts need
    /// no report.
    by_scheme: bool,
    manners: &'a [Manner],
    /// Whether dialects and prefixes are counted, and whether examples are kept.
    counts_prefixes: bool,
    wants_examples: bool,
    turn: &'a Sequencer<W>,
    batch: Batch,
}

impl<W: Write> Worker<'_, W> {
    /// Checks the block of the batch.
    fn check(&mut self) -> ControlFlow<()> {
        let Some(file) = self.batch.file.clone() else { return ControlFlow::Continue(()) };
        let is_by_scheme = |rules: &Arc<Rules>| rules.args.notation.is_by_scheme();
        self.rules = file.rules.clone();
        self.by_scheme = !self.counts_prefixes && self.rules.as_ref().is_some_and(is_by_scheme);
        let block = mem::take(&mut self.batch.block);
        let done = file.layout.each(&block, self);
        self.batch.block = block;
        done
    }
}

impl<W: Write> Visitor for Worker<'_, W> {
    #[inline]
    fn passes(&mut self, text: &[u8]) -> bool {
        let passes = self.by_scheme && is_plain(text);
        self.batch.counts.add_valid(passes);
        passes
    }

    fn found(&mut self, found: Found<'_>) -> ControlFlow<()> {
        let Some(rules) = self.rules.clone() else { return ControlFlow::Continue(()) };
        let args = &rules.args;
        let told = args.notation.report(args.source.reading(found.wanted), &found.record);
        self.tell(&found, &rules, told)
    }

    fn row(&mut self, fields: u64) {
        self.batch.rows += 1;
        self.batch.fields |= fields;
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        let Some(rules) = self.rules.clone() else { return ControlFlow::Continue(()) };
        let told = selection::unreadable(rules.args.notation.reading.as_ref(), &unread.why);
        self.tell(&Found::unread(number, &unread), &rules, told)
    }
}

impl<W: Write> Worker<'_, W> {
    /// Counts a record, and reports its problems.
    fn tell(
        &mut self,
        found: &Found<'_>,
        rules: &Rules,
        (dialect, mut report): (&'static str, Report<'_>),
    ) -> ControlFlow<()> {
        let notation = &rules.args.notation;
        let own = rules.args.source.reading(found.wanted);
        let reading = own.or(notation.reading.as_ref());
        rules.chosen.apply(found.record.text.unwrap_or_default(), &mut report);
        self.batch.counts.add(&report);
        if self.counts_prefixes {
            let (text, options) = (found.record.text, notation.options());
            self.batch.statistics.add(text, reading, options, dialect);
        }
        if report.is_empty() || self.args.quiet {
            return ControlFlow::Continue(());
        }
        let Some(file) = self.batch.file.clone() else { return ControlFlow::Continue(()) };
        let repaired = report.repaired();
        let (said, repaired) = ((dialect, &report), repaired.as_ref());
        let findings = findings(&file.name, said, &found.record, Some(found), repaired);
        let findings: Vec<_> = findings.collect();
        self.batch.tally.add(&findings, repaired, self.wants_examples);
        self.batch.told.resize_with(self.manners.len(), Told::default);
        for (manner, told) in self.manners.iter().zip(&mut self.batch.told) {
            findings.iter().for_each(|finding| told.add(*manner, finding, self.batch.counts));
        }
        if self.batch.told.iter().map(Told::octets).sum::<usize>() < FULL {
            return ControlFlow::Continue(());
        }
        self.turn.spill(&mut self.batch)
    }
}
