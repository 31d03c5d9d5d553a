//! What texts mean: their normal forms, the same in other notations, and whether two are equal.

use std::borrow::Cow;

use handle_syntax::meaning::{Comparison, Relation, Terms};
use handle_syntax::{Code, Dialect, Policy, Report, Syntax};

use super::read::check;
use super::report::{Checked, octets};
use super::settings::{Comparing, Normal, Settings, Target};

/// Whether two texts are equal, and why.
pub(crate) struct Compared {
    pub(crate) equal: &'static str,
    pub(crate) relation: &'static str,
    pub(crate) policy: Option<&'static str>,
    pub(crate) reason: String,
}

/// The normal form of a text.
pub(crate) fn normalize<'a>(
    syntax: &Syntax,
    text: &'a [u8],
    settings: &'a Settings,
    normal: &Normal,
) -> Result<Cow<'a, [u8]>, Checked<'a>> {
    let Some(dialect) = syntax.dialect(text) else { return Err(check(syntax, text, settings)) };
    dialect.normalize_with(text, settings.options(), normal.0).map_err(Checked)
}

/// A text in another notation, and what was lost.
pub(crate) struct Converted {
    pub(crate) text: Vec<u8>,
    pub(crate) dropped: Vec<(&'static str, [usize; 2])>,
}

/// Writes the handle of a text in another notation.
pub(crate) fn convert<'t>(
    syntax: &Syntax,
    text: &'t [u8],
    settings: &'t Settings,
    target: &'t Target,
) -> Result<Converted, Checked<'t>> {
    let Some(dialect) = syntax.dialect(text) else { return Err(check(syntax, text, settings)) };
    let converted = target.conversion(dialect, settings).convert(text).map_err(Checked)?;
    let dropped = converted.dropped.iter();
    let dropped = dropped.map(|dropped| (dropped.what.name(), octets(dropped.span)));
    Ok(Converted { dropped: dropped.collect(), text: converted.text })
}

/// Whether two texts are equal; or the number of the text that cannot be compared, with its problems.
pub(crate) fn compare<'t>(
    syntax: &Syntax,
    texts: [&'t [u8]; 2],
    settings: &'t Settings,
    comparing: Comparing,
) -> Result<Compared, (usize, Checked<'t>)> {
    let sides = texts.map(|text| (syntax.dialect(text).unwrap_or(Dialect::Handle), text));
    let compared = |relation| {
        let options = settings.options();
        let (policy, registry) = (comparing.case.0, comparing.registry);
        handle_syntax::compare_with(
            sides,
            Terms::new().relation(relation).policy(policy).registry(registry).options(options),
        )
    };
    let comparison = match comparing.relation {
        Some(relation) => compared(relation),
        // If one of the texts means no handle, both are compared as identifiers.
        None => match compared(Relation::Handle) {
            Err(refused) if means_no_handle(&refused.report) => compared(Relation::Identifier),
            comparison => comparison,
        },
    };
    let Comparison { equal, relation, policy, reason, .. } =
        comparison.map_err(|refused| (refused.text, Checked(refused.report)))?;
    let policy = policy.map(Policy::name);
    Ok(Compared { equal: equal.name(), relation: relation.name(), policy, reason })
}

fn means_no_handle(report: &Report<'_>) -> bool {
    report.problems().any(|problem| problem.code() == Code::NotAHandle)
}
