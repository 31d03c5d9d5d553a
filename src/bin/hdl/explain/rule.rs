//! The page of a rule.

use handle_syntax::Dialect;

use super::page::{listed, origin, quoted, words, wrapped};
use crate::names::document_rule::DocumentRule;

/// The rule, its document, its comment, the rules that it uses, and those that use it.
pub(super) fn explain(entry: &DocumentRule) -> String {
    let mut page = format!("# {entry}\n\n{}", quoted(entry.statement.text));
    page.push('\n');
    page.push_str(&wrapped("From: ", words(&origin(entry)), 2));
    if !entry.statement.comment.is_empty() {
        page.push_str("\nComment:\n\n");
        page.push_str(&quoted(&comment(entry.statement.comment)));
    }
    let names = |entries: Vec<DocumentRule>| entries.iter().map(DocumentRule::to_string).collect();
    let starts = Dialect::ALL.iter().filter(|dialect| dialect.start() == entry.to_string());
    let lists: [(&str, Vec<String>); 3] = [
        ("Uses: ", names(entry.uses())),
        ("Used by: ", names(entry.used_by())),
        ("Dialects that start with it: ", starts.map(|dialect| dialect.name().into()).collect()),
    ];
    if lists.iter().any(|(_, names)| !names.is_empty()) {
        page.push('\n');
    }
    for (title, names) in lists.iter().filter(|(_, names)| !names.is_empty()) {
        page.push_str(&listed(title, names, 2));
    }
    page
}

/// A comment without its `;`.
fn comment(lines: &str) -> String {
    let lines = lines.lines().map(|line| line.strip_prefix(';').unwrap_or(line));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n")
}
