//! The page of a clause or a decision.

use handle_syntax::Clause;

use super::page::{words, wrapped};

/// The page: the words of the document, indented, the decision about them, and the document.
pub(super) fn explain(clause: &Clause) -> String {
    let source = wrapped("From: ", words(clause.source), 2);
    format!("# {}\n\n{}\n\n{source}", clause.id, clause.text)
}
