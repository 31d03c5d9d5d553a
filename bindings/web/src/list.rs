//! Many texts at once, for the page, which shows a row for each.

use handle_syntax::{Report, Severity};

use crate::options::Reading;

/// What is wrong with each text: four numbers each, and the kinds of their problems after them.
///
/// The numbers of a text are its severity (0 valid, 1 advice, 2 warning, 3 error), whether [`fix`](crate::fix) helps, the
/// kind of the problem to show, and how many kinds of problems follow. A kind is its number in the names.
pub(crate) fn survey(octets: &[u8], ranges: &[u32], options: &Reading) -> Vec<u32> {
    let mut told = Vec::with_capacity(2 * ranges.len());
    for range in ranges.chunks_exact(2) {
        let text = octets.get(range[0] as usize..range[1] as usize).unwrap_or_default();
        let report = options.dialect.check(text, options.options());
        tell(&report, &mut told, || options.dialect.fix(text, options.options()).is_some());
    }
    told
}

fn tell(report: &Report<'_>, told: &mut Vec<u32>, is_fixed: impl FnOnce() -> bool) {
    let Some(first) = report.headline() else { return told.extend([0; 4]) };
    let fixable = report.problems().any(|problem| problem.fix().is_some()) && is_fixed();
    let severity = match first.severity() {
        Severity::Advice => 1,
        Severity::Warning => 2,
        Severity::Error => 3,
    };
    told.extend([severity, u32::from(fixable), first.code() as u32, 0]);
    let kinds = told.len();
    for kind in report.problems().map(|problem| problem.code() as u32) {
        if !told[kinds..].contains(&kind) {
            told.push(kind);
        }
    }
    told[kinds - 1] = u32::try_from(told.len() - kinds).unwrap_or(0);
}
