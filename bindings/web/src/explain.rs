//! The pages about problems, dialects, rules and clauses.

use handle_syntax::{Code, Dialect, Production, clause, grammar};
use serde::Serialize;

/// A page in Markdown.
#[derive(Serialize)]
pub(crate) struct Page {
    kind: &'static str,
    name: &'static str,
    text: String,
}

/// The page about a name; `None` if nothing has this name.
pub(crate) fn page(name: &str) -> Option<Page> {
    if let Ok(code) = name.parse::<Code>() {
        return Some(Page {
            kind: "problem",
            name: code.name(),
            text: code.explanation().to_owned(),
        });
    }
    if let Ok(dialect) = name.parse::<Dialect>() {
        return Some(Page { kind: "dialect", name: dialect.name(), text: dialect_text(dialect) });
    }
    if let Ok(rule) = name.parse::<Production>() {
        return Some(Page { kind: "rule", name: rule.name(), text: rule_text(&rule) });
    }
    if let Some(found) = clause(name) {
        let text = format!("# {}\n\n{}\n\n- From: {}\n", found.id, found.text, found.source);
        return Some(Page { kind: "clause", name: found.id, text });
    }
    None
}

fn dialect_text(dialect: Dialect) -> String {
    let (about, start, example) = (dialect.about(), dialect.start(), dialect.example());
    format!(
        "# {dialect}\n\nThis dialect is {about}. It starts with `{start}`.\n\n- Example: `{example}`\n"
    )
}

/// The text of the rule, its comment and its document. If the rule had to be repaired, its comment says how the
/// document prints it.
fn rule_text(rule: &Production) -> String {
    let (name, document) = (rule.name(), rule.document());
    let statement = name
        .split_once("::")
        .and_then(|(module, own)| Some(grammar::document(module)?.find_in_any_case(own)?.1));
    let lines = |text: &str| text.lines().map(|line| format!("    {line}\n")).collect::<String>();
    let printed = statement.map_or_else(|| lines(&rule.rule()), |statement| lines(statement.text));
    let comment: String =
        statement.map_or("", |statement| statement.comment).lines().map(uncommented).collect();
    let noted = if comment.is_empty() { comment } else { format!("Comment:\n\n{comment}\n") };
    format!("# {name}\n\n{printed}\n{noted}- From: {document}\n")
}

/// A line of a comment, indented as the pages indent what they quote.
fn uncommented(line: &str) -> String {
    let line = line.strip_prefix(';').unwrap_or(line);
    format!("    {}\n", line.strip_prefix(' ').unwrap_or(line))
}
