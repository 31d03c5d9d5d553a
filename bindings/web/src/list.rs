//! Many texts at once, for the page, which shows a row for each.

use handle_syntax::{Code, Dialect, Severity, Span};

use crate::answer::Report;
use crate::check::fixed;
use crate::options::Given;

/// The number of a text without a problem.
const VALID: u32 = 0;

/// What is wrong with each text, as one number: the severity of the problem to show (1 advice, 2 warning, 3 error),
/// plus 4 if safe edits fix the text, and from bit 8 on the number of that problem's code in the list of names.
pub(crate) fn survey(octets: &[u8], ranges: &[u32], options: &Given) -> Vec<u32> {
    let text = |range: &[u32]| octets.get(range[0] as usize..range[1] as usize).unwrap_or_default();
    ranges.chunks_exact(2).map(|range| number(text(range), options)).collect()
}

fn number(text: &[u8], options: &Given) -> u32 {
    let report = options.syntax.check(text, options.options());
    let Some(first) = report.headline() else { return VALID };
    let severity = match first.severity() {
        Severity::Advice => 1,
        Severity::Warning => 2,
        Severity::Error => 3,
    };
    let is_fixable =
        report.problems().any(|problem| problem.fix().is_some()) && fixed(text, options).is_some();
    severity | u32::from(is_fixable) << 2 | (first.code() as u32) << 8
}

/// The report about a text of a file that was not read, as the command makes it: without the text, whose scheme is not
/// known.
///
/// # Errors
/// No problem has this code.
pub(crate) fn refused(code: &str, why: &str, options: &Given) -> Result<Report, String> {
    let code: Code = code.parse().map_err(|unknown| format!("{unknown}: `{code}`"))?;
    let dialect = options.syntax.dialect(b"").unwrap_or(Dialect::Handle);
    let start = dialect.start();
    let report = handle_syntax::Report::single(why, code, Span::default(), start);
    Ok(Report::new(dialect.name(), b"", &report))
}
