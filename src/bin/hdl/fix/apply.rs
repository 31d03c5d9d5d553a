//! Applies edits. A suggestion is only plausible, so it is applied only if the user names its problem with `--apply`.

use std::collections::BTreeSet;

use handle_syntax::{Code, Edit, Problem, Report};

/// How often edits are applied at most: the text after one round may have new suggestions.
const ROUNDS: usize = 16;

/// The text after `fix`, and after at most [`ROUNDS`] rounds in which `edits` and again `fix` are applied.
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
/// knows which of two identifiers is meant, or what is missing, no suggestion is applied: it would leave parts of both,
/// or a name that only looks whole.
pub(super) fn edits(report: &Report<'_>, with_fixes: bool, names: &BTreeSet<Code>) -> Vec<Edit> {
    let is_open = |problem: Problem<'_>| {
        let codes = [Code::TwoIdentifiers, Code::Truncated, Code::Ellipsis];
        codes.contains(&problem.code()) && problem.suggestion().is_none()
    };
    let is_clear = !report.problems().any(is_open);
    let edit = |problem: Problem<'_>| {
        let fix = problem.fix().filter(|_| with_fixes);
        let named = is_clear && names.contains(&problem.code());
        fix.or_else(|| problem.suggestion().filter(|_| named))
    };
    report.problems().filter_map(edit).collect()
}
