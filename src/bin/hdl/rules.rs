//! [`Rules`]: the arguments for one file, and what follows from them for each of its texts.

pub(crate) mod baseline;
pub(crate) mod chosen;
pub(crate) mod decide;
mod sieves;

use std::io;
use std::sync::Arc;

use handle_syntax::{Code, Report};

use crate::args::Check;
use crate::input::block::Block;
use crate::input::scan::{Located, Standing};
use crate::input::unread::Unread;
use crate::output::counts::Counts;
use crate::reading::{self, Glance};
use chosen::{Baselines, Chosen};
use sieves::Sieves;

/// How a file is read, and which of its problems are reported.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) args: Check,
    pub(crate) chosen: Chosen,
    /// The quick check of a text, for each column, field or element.
    glances: Vec<Glance>,
    sieves: Sieves,
}

/// After this many octets of a list, its further lines are sifted. A sieve is slow until it has learnt, and in a
/// shorter list checking the lines one by one takes no longer.
const LONG: u64 = 1 << 21;

impl Rules {
    /// The rules for these arguments.
    ///
    /// # Errors
    /// The baseline cannot be read.
    pub(crate) fn new(args: Check, baselines: &mut Baselines) -> io::Result<Arc<Self>> {
        let chosen = Chosen::new(&args, baselines)?;
        let glance = |own| args.notation.glance(own);
        let glances = args.source.readings().into_iter().map(glance).collect();
        Ok(Arc::new(Self { args, chosen, glances, sieves: Sieves::default() }))
    }

    /// Whether a quick check shows that there is nothing to report on a text from the column or field of this number.
    #[inline]
    pub(crate) fn is_plain(&self, wanted: usize, text: &[u8]) -> bool {
        self.glances.get(wanted).is_some_and(|glance| glance.passes(text))
    }

    /// The report of a record, and the name of the dialect or rule that reads it.
    pub(crate) fn report<'a>(&'a self, found: &Located<'a>) -> (&'static str, Report<'a>) {
        let own = self.args.source.reading(found.wanted);
        let (name, mut report) = self.args.notation.report(own, &found.record);
        // The site decides which characters of its address are escaped; an escape that means nothing is wrong
        // everywhere.
        if found.is_named_by_other_site() {
            let keeps = |code| !matches!(code, Code::EscapeRecommended | Code::NeedlessEscape);
            report.regrade(|problem| Some(problem.severity()).filter(|_| keeps(problem.code())));
        }
        (name, report)
    }

    /// The report of a row that cannot be read, and the name of the dialect or rule that reads its texts.
    pub(crate) fn unreadable<'t>(&self, unread: &'t Unread) -> (&'static str, Report<'t>) {
        reading::unreadable(self.args.notation.reading, &unread.why)
    }

    /// Counts a record and its problems. If a row cannot be read, the texts in it count, or the row itself if it has
    /// none.
    pub(crate) fn count(&self, standing: Standing, report: &Report<'_>, counts: &mut Counts) {
        match standing {
            Standing::Record => counts.add_record(report.is_valid()),
            Standing::InUnread => {
                counts.add_record(report.is_valid() && self.chosen.allows_unread());
            }
            Standing::Counted => {}
        }
        counts.add_problems(report);
    }

    /// The ends of those lines of a block that do not pass the quick check, and so must be checked in full; `None` near
    /// the start of a file, if a line may be too long, or if no quick check of many lines is at hand.
    pub(crate) fn sift(&self, block: &Block) -> Option<Vec<usize>> {
        let is_far = block.start.octet >= LONG && block.text().len() <= block.limits.longest;
        let [glance] = self.glances[..] else { return None };
        if !is_far {
            return None;
        }
        self.sieves.hold_back(block.text(), || glance.sieve())
    }
}
