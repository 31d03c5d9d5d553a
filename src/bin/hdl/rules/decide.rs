//! Decides what becomes of a text: which of its edits are applied, and whether the result is accepted.

use std::collections::BTreeSet;

use handle_syntax::{Code, Edit, Problem, Repaired, Report, Severity};

use super::Rules;
use crate::args::Check;
use crate::input::limits::LONGEST;
use crate::input::scan::{Located, Standing};
use crate::output::tally::Changes;
use crate::reading::{self, Reading};

/// A text of this column or field after the edits of `--fix` and `--apply`, if they change it and it is then accepted.
///
/// Only problems that are reported are fixed, and a text of which the baseline has a problem stays as it is. Octets
/// that are not UTF-8 are read in another encoding only if the file `reencodes` them.
pub(crate) fn fixed(
    rules: &Rules,
    place @ (wanted, text): (usize, &[u8]),
    reencodes: bool,
) -> Option<Vec<u8>> {
    let own = rules.args.source.reading(wanted);
    if rules.chosen.has_known(text, || report(&rules.args, own, text)) {
        return None;
    }
    applied(rules, place, rules.args.apply(), reencodes)
}

/// A text after all safe edits and the suggestions for problems of these names, if they change it and it is then
/// accepted.
fn applied(
    rules: &Rules,
    (wanted, text): (usize, &[u8]),
    mut named: Vec<Code>,
    reencodes: bool,
) -> Option<Vec<u8>> {
    let (args, chosen) = (&rules.args, &rules.chosen);
    let own = args.source.reading(wanted);
    let (reading, options) = (args.notation.chosen(own), args.notation.options());
    if !reencodes {
        named.retain(|code| *code != Code::NotUtf8);
    }
    let all = |text: &[u8]| reading::fix(reading, text, options);
    let fixed = if chosen.has_grades() {
        let edits = |text: &[u8]| {
            let mut report = report(args, own, text);
            chosen.grade(&mut report);
            report.edits(&named)
        };
        Edit::apply_in_rounds(text, edits, |_| None)?
    } else if named.is_empty() {
        all(text)?
    } else {
        Edit::apply_in_rounds(text, |text| report(args, own, text).suggestions(&named), all)?
    };
    if fixed.len() > LONGEST {
        return None;
    }
    let mut after = report(args, own, &fixed);
    // With `--select` and the like, some errors are not reported. The edits must not cause such an error either.
    let is_worse =
        chosen.has_grades() && !errors(&after).is_subset(&errors(&report(args, own, text)));
    chosen.grade(&mut after);
    (after.is_valid() && !is_worse).then_some(fixed)
}

/// What `--fix` with the same arguments would make of a text.
#[derive(Default)]
struct Foreseen {
    /// The text that `--fix` writes, and the one that `--fix --apply` writes with the names of all problems.
    fixed: Option<Vec<u8>>,
    applied: Option<Vec<u8>>,
    /// The repaired text to show.
    repaired: Option<Repaired>,
}

/// What a report on a record can say about `--fix`: whether it changes the record in its place, and the repaired text
/// to show. If `is_known`, the baseline has a problem of the record, which then stays as it is.
pub(crate) fn changes(
    rules: &Rules,
    found: &Located<'_>,
    report: &Report<'_>,
    (is_known, reencodes): (bool, bool),
) -> (Changes, Option<Repaired>) {
    let place = (found.wanted, found.record.text.unwrap_or_default());
    let Foreseen { fixed, applied, repaired } = match found.standing {
        Standing::Record => foreseen(rules, place, report, (is_known, reencodes)),
        Standing::InUnread | Standing::Counted => Foreseen::default(),
    };
    // What cannot be written in its place is shown, but `--fix` does not change it.
    let is_written = |new: &Vec<u8>| found.takes(new);
    let by_fix = fixed.as_ref().is_some_and(is_written);
    let by_apply = applied.filter(is_written).is_some_and(|applied| Some(applied) != fixed);
    (Changes { by_fix, by_apply }, repaired)
}

/// Foresees what `--fix` does with a text that has this report.
fn foreseen(
    rules: &Rules,
    place @ (wanted, _): (usize, &[u8]),
    report: &Report<'_>,
    (is_known, reencodes): (bool, bool),
) -> Foreseen {
    let (args, chosen) = (&rules.args, &rules.chosen);
    let own = args.source.reading(wanted);
    let repaired = report.repaired().filter(|repaired| repaired.is_sure() || reencodes);
    let is_sure = repaired.as_ref().is_some_and(Repaired::is_sure);
    let written = || repaired.as_ref().map(|repaired| repaired.text().as_bytes().to_vec());
    let reading = args.notation.chosen(own);
    // If a dialect reads the text and all problems are reported, the safe repair in the report is exactly what `--fix`
    // writes, so `applied` need not be called.
    let is_plain = matches!(reading, None | Some(Reading::Dialect(_))) && !chosen.has_grades();
    if is_sure && is_plain && !is_known {
        return Foreseen { fixed: written(), applied: None, repaired };
    }
    let has = |edit: fn(Problem<'_>) -> Option<Edit>| {
        !is_known && (report.left_out() > 0 || report.problems().any(|it| edit(it).is_some()))
    };
    let fixed = has(|it| it.fix()).then(|| applied(rules, place, Vec::new(), false)).flatten();
    let applied = match &repaired {
        // The suggestions in a report lead to its repaired text.
        Some(repaired) if !repaired.is_sure() && !chosen.has_grades() && !is_known => written(),
        _ if has(|it| it.suggestion()) => applied(rules, place, Code::ALL.to_vec(), reencodes),
        _ => None,
    };
    if repaired.is_some() && !is_sure {
        return Foreseen { fixed, applied, repaired };
    }
    // A text that still has problems is not called fixed.
    let is_good = |fixed: &Vec<u8>| {
        let mut after = self::report(args, own, fixed);
        chosen.grade(&mut after);
        is_sure || after.is_empty()
    };
    let repaired = fixed.clone().filter(is_good).and_then(Repaired::fixed);
    Foreseen { fixed, applied, repaired }
}

/// The errors of a text, by name.
fn errors(report: &Report<'_>) -> BTreeSet<Code> {
    let errors = report.problems().filter(|problem| problem.severity() == Severity::Error);
    errors.map(|problem| problem.code()).collect()
}

/// The report of a text, before anything is chosen.
fn report<'t>(args: &'t Check, own: Option<Reading>, text: &'t [u8]) -> Report<'t> {
    args.notation.check(own, text).1
}
