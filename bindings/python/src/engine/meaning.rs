//! What texts mean: their normal forms, the same in other notations, and whether two are equal.

use std::borrow::Cow;

use handle_syntax::meaning::{Comparison, Terms};
use handle_syntax::{Dialect, Policy, Syntax};

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

/// Whether two texts are equal; or else which text cannot be compared, 0 or 1, and its problems.
pub(crate) fn compare<'t>(
    syntax: &Syntax,
    texts: [&'t [u8]; 2],
    settings: &'t Settings,
    comparing: Comparing,
) -> Result<Compared, (usize, Checked<'t>)> {
    let sides = texts.map(|text| (syntax.dialect(text).unwrap_or(Dialect::Handle), text));
    let (relation, policy, registry) = (comparing.relation, comparing.case.0, comparing.registry);
    let terms = Terms::new().relation(relation).policy(policy).registry(registry);
    let Comparison { equal, relation, policy, reason, .. } =
        handle_syntax::compare_with(sides, terms.options(settings.options()))
            .map_err(|refused| (refused.index, Checked(refused.report)))?;
    let policy = policy.map(Policy::name);
    Ok(Compared { equal: equal.name(), relation: relation.name(), policy, reason })
}
