//! What all pages share: lines of text that fit the page, quoted rules, and where rules come from.

use handle_syntax::grammar::document::Document;
use unicode_width::UnicodeWidthStr;

use crate::names::document_rule::DocumentRule;
use crate::terminal::wrap;

/// How many columns a page takes.
const WIDTH: usize = 80;

/// The words in lines that fit the page, after `first`; all but the first line begin with `indent` spaces.
pub(super) fn wrapped(first: &str, words: impl Iterator<Item = String>, indent: usize) -> String {
    format!("{first}{}\n", wrap::wrapped(words, (first.width(), indent), WIDTH))
}

/// Lays out a list of names, with commas, as `wrapped` does.
pub(super) fn listed(first: &str, names: &[String], indent: usize) -> String {
    let last = names.len().saturating_sub(1);
    let commas = names.iter().enumerate();
    let words = commas.map(|(at, name)| if at < last { format!("{name},") } else { name.clone() });
    wrapped(first, words, indent)
}

/// The lines of a rule, indented.
pub(super) fn quoted(rule: &str) -> String {
    rule.lines().map(|line| format!("    {line}\n")).collect()
}

/// Where a rule comes from: its document, or a remark that this project has written the rule.
pub(super) fn origin(entry: &DocumentRule) -> String {
    match entry.document.find(entry.statement.name) {
        Some(rule) if rule.is_ours => entry.document.source(rule).to_owned(),
        _ => source(entry.document),
    }
}

/// The title of a document, its version, its date.
pub(super) fn source(document: &Document) -> String {
    let parts = [document.title(), document.version(), document.date()];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("; ")
}

/// The words of a text, for the argument `words` of [`wrapped`].
pub(super) fn words(text: &str) -> impl Iterator<Item = String> {
    text.split_whitespace().map(str::to_owned)
}
