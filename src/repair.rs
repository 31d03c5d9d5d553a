//! A text with its problems mended.

use alloc::string::String;
use alloc::vec::Vec;

use crate::problem::{Edit, Problem, Repaired};
use crate::{Severity, excerpt};

/// The longest repaired text that is shown, in octets: a longer one is no help to a reader.
const LONGEST: usize = 400;

/// The text with every fix applied; with the tries too, where an error has nothing surer.
///
/// None where an error has no edit or nothing has, or where what comes out could not be shown as it is.
pub(crate) fn repaired(problems: &[Problem], text: &[u8]) -> Option<Repaired> {
    let error = |problem: &&Problem| problem.severity == Severity::Error;
    let sure = problems.iter().filter(error).all(|error| error.fix.is_some());
    let errors = problems.iter().any(|problem| error(&problem));
    let mut edits: Vec<&Edit> = Vec::new();
    for problem in problems {
        let attempt = problem.attempt.as_ref().filter(|_| error(&problem) || !errors);
        match problem.fix.as_ref().or(attempt) {
            Some(edit) => edits.push(edit),
            // It would stay wrong, whatever else is mended.
            None if error(&problem) => return None,
            None => {}
        }
    }
    let fixes = problems.iter().filter(|problem| problem.fix.is_some()).count();
    let sure = sure && (errors || fixes == edits.len());
    let removed: usize = edits.iter().map(|edit| edit.span.len() as usize).sum();
    if edits.is_empty() || text.len() > LONGEST + removed {
        return None;
    }
    let text = String::from_utf8(applied(edits, text)).ok()?;
    let shown = text.len() <= LONGEST && excerpt::is_shown(&text);
    shown.then_some(Repaired { text, sure })
}

/// The text with the edits, which are in text order; one that lies in another is left out.
pub(crate) fn applied<'e>(edits: impl IntoIterator<Item = &'e Edit>, text: &[u8]) -> Vec<u8> {
    let (mut octets, mut at) = (Vec::with_capacity(text.len()), 0);
    for edit in edits {
        let span = edit.span.range();
        if span.start >= at {
            octets.extend_from_slice(&text[at..span.start]);
            octets.extend_from_slice(edit.text.as_bytes());
            at = span.end;
        }
    }
    octets.extend_from_slice(&text[at..]);
    octets
}
