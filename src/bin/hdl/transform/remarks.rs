//! [`Remarks`]: what a run says about its texts besides their problems.

use handle_syntax::Loss;

use super::transformed::Transformed;
use crate::args::ResultFormat;
use crate::doubt::Doubts;
use crate::input::record::Record;
use crate::input::scan::Located;
use crate::terminal::failure::note;
use crate::terminal::listing::Listing;
use crate::terminal::plural::plural;

/// What is counted of the texts of a run.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    doubts: Doubts,
    /// The texts that were refused because of each loss, in the order of [`Loss::ALL`].
    losses: [Listing; Loss::ALL.len()],
    /// How many `info:doi` URIs were refused because they mean no handle.
    info_dois: u64,
}

impl Remarks {
    /// Counts a text; returns the line about a doubt, if it is to be shown. If many texts before it were refused
    /// because of a loss, the loss is removed from its report.
    pub(super) fn add(
        &mut self,
        file: &str,
        place: (&Record<'_>, Option<&Located<'_>>),
        outcome: &mut Transformed,
    ) -> Option<String> {
        self.info_dois += u64::from(outcome.is_info_doi);
        let doubt = outcome.doubt.as_ref();
        let line = doubt.and_then(|doubt| self.doubts.next(file, place, doubt));
        if outcome.text.is_some() {
            return line;
        }
        // For a doubtful text, such as the address of a page, the doubt matters more than the loss.
        let is_doubtful = doubt.is_some();
        for (loss, listing) in Loss::ALL.iter().zip(&mut self.losses) {
            if !outcome.dropped.contains(loss) {
                continue;
            }
            let is_shown = if is_doubtful { line.is_some() } else { listing.shows_next() };
            outcome.report.regrade(|problem| {
                (is_shown || problem.code() != loss.code()).then_some(problem.severity())
            });
        }
        line
    }

    /// Says how many texts have a warning, and what converts those that were refused. Cards have said the latter
    /// already. If the output is JSON, it has the loss of every text.
    pub(super) fn sum_up(&self, has_cards: bool, format: ResultFormat) {
        self.doubts.sum_up();
        let is_mentioned = |it: &Listing| it.hidden() > 0 || it.count() > 0 && !has_cards;
        let losses = Loss::ALL.iter().zip(&self.losses);
        for (loss, listing) in losses.filter(|(_, it)| is_mentioned(it)) {
            let (texts, their) = (
                plural(listing.count(), "text"),
                if listing.count() == 1 { "its" } else { "their" },
            );
            let (name, what) = (loss.name(), loss.name().replace('-', " "));
            let hidden = match (format, listing.hidden()) {
                (ResultFormat::Json, _) | (ResultFormat::Plain, 0) => String::new(),
                (ResultFormat::Plain, hidden) => format!(", {hidden} of them not shown"),
            };
            note(format_args!("{texts} would lose {their} {what}{hidden}: --allow-loss {name}"));
        }
        match self.info_dois {
            _ if has_cards => {}
            0 => {}
            1 => note("1 `info:doi` URI means a DOI name, not a handle: convert it --to doi first"),
            more => note(format_args!(
                "{more} `info:doi` URIs mean DOI names, not handles: convert them --to doi first"
            )),
        }
    }
}
