//! The suggestions of `--apply`: a suggestion is only plausible, so it is applied only if the user names its problem.

use std::collections::BTreeSet;

use handle_syntax::{Code, Edit, Report};

/// How many rounds there are: the text after one round may have new suggestions.
const ROUNDS: usize = 16;

/// The text after the rounds, in each of which the `edits` and then `fix` are applied.
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
        now = edited(&now, &edits);
        if let Some(fixed) = fix(&now) {
            now = fixed;
        }
    }
    (now != text).then_some(now)
}

/// The suggestions for problems of these names, in text order; an edit that begins inside another is left out.
pub(super) fn edits(report: &Report<'_>, names: &BTreeSet<Code>) -> Vec<Edit> {
    let named = report.problems().filter(|problem| names.contains(&problem.code()));
    let mut edits: Vec<_> = named.filter_map(|problem| problem.suggestion()).collect();
    edits.sort_by_key(|edit| edit.span.start);
    let mut end = 0;
    edits.retain(|edit| {
        let fits = edit.span.start >= end;
        if fits {
            end = edit.span.end;
        }
        fits
    });
    edits
}

fn edited(text: &[u8], edits: &[Edit]) -> Vec<u8> {
    let (mut new, mut at) = (Vec::with_capacity(text.len()), 0);
    for edit in edits {
        let span = edit.span.range();
        new.extend_from_slice(text.get(at..span.start).unwrap_or_default());
        new.extend_from_slice(edit.text.as_bytes());
        at = span.end;
    }
    new.extend_from_slice(text.get(at..).unwrap_or_default());
    new
}
