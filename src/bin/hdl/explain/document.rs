//! The page of a document.

use handle_syntax::grammar::document::Document;

use super::page::{quoted, source, words, wrapped};

/// Where the rules of a document come from, and all of them, in its order.
pub(super) fn explain(document: &Document) -> String {
    let mut page = format!("# {}\n\n", document.name);
    page.push_str(&wrapped("From: ", words(&source(document)), 2));
    page.push('\n');
    document.statements().for_each(|statement| page.push_str(&quoted(statement.text)));
    page
}
