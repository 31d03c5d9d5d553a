//! [`judge`]: counts a record, and decides what a report on it says.

use handle_syntax::Report;

use crate::check::statistics::Statistics;
use crate::input::damage::Damage;
use crate::input::scan::Located;
use crate::output::counts::Counts;
use crate::output::finding::{Finding, findings};
use crate::output::tally::{Changes, Tally};
use crate::rules::{Rules, decide};

/// The file that a record is in.
pub(crate) struct Origin<'a> {
    pub(crate) name: &'a str,
    pub(crate) damage: &'a Damage,
    /// Whether `--fix` takes the file. A summary must not promise what `--fix` then refuses.
    pub(crate) is_fixed: bool,
}

/// The counts that a record is added to.
pub(crate) struct Totals<'a> {
    pub(crate) counts: &'a mut Counts,
    pub(crate) tally: &'a mut Tally,
    pub(crate) statistics: &'a mut Statistics,
}

/// Counts a record that was read as `dialect`, and hands its problems to `print`, if there are any to print. Returns
/// whether one of them shows that the whole file must be converted to UTF-8.
pub(crate) fn judge(
    rules: &Rules,
    origin: &Origin<'_>,
    found: &Located<'_>,
    (dialect, mut report): (&str, Report<'_>),
    totals: Totals<'_>,
    print: impl FnOnce(&[Finding<'_>], Counts),
) -> bool {
    let text = found.record.text.unwrap_or_default();
    let is_known = rules.chosen.apply(text, &mut report);
    rules.count(found.standing, &report, totals.counts);
    if rules.args.counts_prefixes() {
        totals.statistics.add_found(&rules.args, found, dialect);
    }
    if report.is_empty() || rules.args.quiet {
        return false;
    }
    let is_damaged = origin.damage.needs_conversion(&report);
    let (mut changes, repaired) = decide::changes(rules, found, &report, (is_known, !is_damaged));
    if !origin.is_fixed {
        changes = Changes::default();
    }
    let (said, repaired) = ((dialect, &report), repaired.as_ref());
    let findings = findings(origin.name, said, &found.record, Some(found), (repaired, !is_damaged));
    let findings: Vec<_> = findings.collect();
    totals.tally.add(&findings, changes, repaired, rules.args.wants_examples());
    print(&findings, *totals.counts);
    is_damaged
}
