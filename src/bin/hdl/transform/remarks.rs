//! [`Remarks`]: what a run says at its end about texts, besides their problems.

use handle_syntax::Loss;

use super::transformed::Transformed;
use crate::doubt::Doubts;
use crate::input::record::Record;
use crate::input::scan::Located;
use crate::output::counts::plural;
use crate::terminal::failure::note;

/// What is counted of the texts of a run.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    doubts: Doubts,
    /// How many texts were refused because of each loss, in the order of [`Loss::ALL`].
    losses: [u64; Loss::ALL.len()],
    /// How many `info:doi` URIs were refused because they mean no handle.
    info_dois: u64,
}

impl Remarks {
    /// Counts a text; returns the line about a doubt, if it is to be shown.
    pub(super) fn add(
        &mut self,
        file: &str,
        place: (&Record<'_>, Option<&Located<'_>>),
        outcome: &Transformed<'_>,
    ) -> Option<String> {
        // A doubtful text, such as the address of a page, has more to be said about it than its loss.
        if outcome.text.is_none() && outcome.doubt.is_none() {
            for (loss, count) in Loss::ALL.iter().zip(&mut self.losses) {
                *count += u64::from(outcome.dropped.contains(loss));
            }
        }
        self.info_dois += u64::from(outcome.is_info_doi);
        outcome.doubt.as_ref().and_then(|doubt| self.doubts.next(file, place, doubt))
    }

    /// Says how many texts have a warning, and which option converts those that were refused. Of a text that is an
    /// argument, its card has named the option already.
    pub(super) fn sum_up(&self, are_arguments: bool) {
        self.doubts.sum_up();
        let is_told = |count: u64| count > 0 && !are_arguments;
        for (loss, count) in
            Loss::ALL.iter().zip(&self.losses).filter(|(_, count)| is_told(**count))
        {
            let (texts, their) =
                (plural(*count, "text"), if *count == 1 { "its" } else { "their" });
            let (name, what) = (loss.name(), loss.name().replace('-', " "));
            note(format_args!("{texts} would lose {their} {what}: --allow-loss {name}"));
        }
        match self.info_dois {
            0 => {}
            1 => note("1 `info:doi` URI means a DOI name, not a handle: convert it --to doi first"),
            more => note(format_args!(
                "{more} `info:doi` URIs mean DOI names, not handles: convert them --to doi first"
            )),
        }
    }
}
