//! Applies edits. A suggestion is only plausible, so it is applied only if the user names its problem with `--apply`.

use std::collections::BTreeSet;

use handle_syntax::{Code, Edit, Options, Problem, Report, Severity, Syntax};

use crate::names::selection::changed;

/// The most rounds in which edits are applied: the text after one round may have new suggestions.
const ROUNDS: usize = 16;

/// The text after all safe fixes and the suggestions for problems of these names, as `hdl check --fix --apply` writes
/// it; `None` if that changes nothing, or if the text would still be wrong.
#[must_use]
pub fn fix_and_apply(
    syntax: &Syntax,
    text: &[u8],
    options: Options<'_>,
    names: &BTreeSet<Code>,
) -> Option<Vec<u8>> {
    let edits = |text: &[u8]| edits(&syntax.check(text, options), false, names);
    let fix = |text: &[u8]| changed(syntax.fix(text, options));
    applied(text, edits, fix).filter(|fixed| syntax.is_valid(fixed, options))
}

/// The text after `fix`, and after at most [`ROUNDS`] rounds in which `edits` and again `fix` are applied; `None` if
/// that changes nothing.
pub(super) fn applied(
    text: &[u8],
    edits: impl Fn(&[u8]) -> Vec<Edit>,
    fix: impl Fn(&[u8]) -> Option<Vec<u8>>,
) -> Option<Vec<u8>> {
    let mut now = fix(text).unwrap_or_else(|| text.to_vec());
    for _ in 0..ROUNDS {
        let edits = edits(&now);
        if edits.is_empty() {
            break;
        }
        now = Edit::apply_all(edits, &now);
        if let Some(fixed) = fix(&now) {
            now = fixed;
        }
    }
    (now != text).then_some(now)
}

/// The suggestions for problems of these names, and if `with_fixes` the safe fixes of all problems. If only the author
/// knows what is meant or what is missing, no suggestion is applied: it would leave parts of two identifiers, or a name
/// that only looks right.
pub(super) fn edits(report: &Report<'_>, with_fixes: bool, names: &BTreeSet<Code>) -> Vec<Edit> {
    let is_clear = !report.problems().any(is_open);
    let edit = |problem: Problem<'_>| {
        let fix = problem.fix().filter(|_| with_fixes);
        let named = is_clear && names.contains(&problem.code());
        fix.or_else(|| problem.suggestion().filter(|_| named))
    };
    report.problems().filter_map(edit).collect()
}

/// Whether only the author knows what to do about a problem: it has no edit, and it is an error, or one of the problems
/// that show that the text is not one whole identifier.
fn is_open(problem: Problem<'_>) -> bool {
    const OPEN: [Code; 4] =
        [Code::TwoIdentifiers, Code::Truncated, Code::Ellipsis, Code::Placeholder];
    let is_needed = problem.severity() == Severity::Error || OPEN.contains(&problem.code());
    is_needed && problem.fix().is_none() && problem.suggestion().is_none()
}
