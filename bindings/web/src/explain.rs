//! The pages about problems, dialects, rules and clauses.

use handle_syntax::{Code, Dialect, Production, clause};
use serde::Serialize;

/// A page in Markdown.
#[derive(Serialize)]
pub(crate) struct Page {
    kind: &'static str,
    name: &'static str,
    text: String,
}

pub(crate) fn page(name: &str) -> Result<Page, String> {
    if let Ok(code) = name.parse::<Code>() {
        return Ok(Page {
            kind: "problem",
            name: code.name(),
            text: code.explanation().to_owned(),
        });
    }
    if let Ok(dialect) = name.parse::<Dialect>() {
        return Ok(Page { kind: "dialect", name: dialect.name(), text: dialect_text(dialect) });
    }
    if let Ok(rule) = name.parse::<Production>() {
        let (own, text, document) = (rule.name(), rule.rule(), rule.document());
        let text = format!("# {own}\n\n    {text}\n\n- From: {document}\n");
        return Ok(Page { kind: "rule", name: own, text });
    }
    if let Some(found) = clause(name) {
        let text = format!("# {}\n\n{}\n\n- From: {}\n", found.id, found.text, found.source);
        return Ok(Page { kind: "clause", name: found.id, text });
    }
    Err(format!("there is no problem, dialect, rule or clause of that name: `{name}`"))
}

fn dialect_text(dialect: Dialect) -> String {
    let (about, start, example) = (dialect.about(), dialect.start(), dialect.example());
    format!(
        "# {dialect}\n\nThis dialect is {about}. It starts with `{start}`.\n\n- Example: `{example}`\n"
    )
}
