//! [`Row`]: what a column says about a text.

use std::borrow::Cow;

use handle_syntax::Syntax;

use super::read::{check, fix, number, read_plain};
use super::report::{Checked, octets};
use super::settings::Settings;

/// What a column says about a text.
pub(crate) struct Row<'a> {
    /// The number of the dialect.
    pub(crate) dialect: i8,
    pub(crate) valid: bool,
    pub(crate) handle: Option<Cow<'a, [u8]>>,
    /// The first error, or else the first warning, or else the first advice.
    pub(crate) found: Option<Found>,
    pub(crate) fixed: Option<Vec<u8>>,
}

/// A problem, with the numbers of its names.
pub(crate) struct Found {
    pub(crate) code: usize,
    pub(crate) severity: usize,
    pub(crate) span: [usize; 2],
    pub(crate) message: String,
}

/// What a column says about a text.
pub(crate) fn row<'a>(syntax: &Syntax, text: &'a [u8], settings: &'a Settings) -> Row<'a> {
    if let Some((dialect, handle)) = read_plain(syntax, text, settings) {
        let handle = Some(Cow::Borrowed(handle));
        return Row { dialect: number(dialect), valid: true, handle, found: None, fixed: None };
    }
    let checked = check(syntax, text, settings);
    let found = headline(&checked);
    let Checked(report) = checked;
    let fixable = report.problems().any(|problem| problem.fix().is_some());
    let dialect = syntax.dialect(text);
    Row {
        dialect: dialect.map_or(0, number),
        valid: report.is_valid(),
        handle: dialect.and_then(|dialect| dialect.handle_with(text, settings.options())),
        found,
        fixed: if fixable { fix(syntax, text, settings) } else { None },
    }
}

/// The first error of a report, or else its first warning, or else its first advice.
pub(crate) fn headline(Checked(report): &Checked<'_>) -> Option<Found> {
    report.headline().map(|problem| Found {
        code: problem.code() as usize,
        severity: problem.severity() as usize,
        span: octets(problem.span()),
        message: problem.message(),
    })
}
