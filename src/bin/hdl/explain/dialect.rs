//! The page of a dialect.

use handle_syntax::{Code, Dialect};

use super::page::{listed, origin, quoted, words, wrapped};
use crate::names::{ABOUT_ANY_DOI, ANY_DOI, document_rule};

/// What the dialect is, its start rule, and the problems whose pages have an example in it.
pub(super) fn explain(dialect: Dialect) -> String {
    let mut page = format!("# {dialect}\n\n");
    page.push_str(&wrapped("", words(&sentence(dialect.about())), 0));
    let start = document_rule::named(dialect.start());
    for entry in &start {
        page.push_str(&format!("\nIt starts with {entry}:\n\n"));
        page.push_str(&quoted(entry.statement.text));
        page.push('\n');
        page.push_str(&wrapped("From: ", words(&origin(entry)), 2));
    }
    if let Some(example) = Code::ALL.iter().find_map(|code| example(*code, "Good", dialect)) {
        page.push_str(&format!("\nExample: {example}\n"));
    }
    let problems = Code::ALL.iter().filter(|code| example(**code, "Bad", dialect).is_some());
    let problems: Vec<_> = problems.map(|code| code.name().to_owned()).collect();
    if !problems.is_empty() {
        page.push_str(&listed("Problems that have an example in this dialect: ", &problems, 2));
    }
    page
}

/// The page of `any-doi`, which is not a dialect of the library.
pub(super) fn any_doi() -> String {
    let about = format!(
        "{ABOUT_ANY_DOI}. For columns and forms that are for DOI names only: each text is read as `doi`, as \
         `proxy` if it is a link, or as `info-uri` if it begins with `info:doi/`, and everything else is an error."
    );
    format!("# {ANY_DOI}\n\n{}", wrapped("", words(&sentence_start(&about)), 0))
}

/// The example of a page, with its backticks, that is read by this dialect without further options.
fn example(code: Code, kind: &str, dialect: Dialect) -> Option<&'static str> {
    code.explanation().lines().find_map(|line| {
        let line = line.strip_prefix("- ")?.strip_prefix(kind)?.strip_prefix(": ")?;
        line.strip_suffix(dialect.name())?.strip_suffix(" by ")
    })
}

/// The text as a sentence, with a capital letter and a full stop.
fn sentence(text: &str) -> String {
    sentence_start(text) + "."
}

/// The text with a capital letter.
fn sentence_start(text: &str) -> String {
    let mut characters = text.chars();
    let first = characters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(characters).collect()
}
