//! SARIF 2.1.0: a log of one run, to which each result is written at once.

use std::io::{self, Write};
use std::path::{MAIN_SEPARATOR_STR, Path};

use handle_syntax::{Code, Edit, Severity, Span};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

use crate::names::NAME;
use crate::names::meaning::meaning;
use crate::output::finding::Finding;
use crate::output::safe_json;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json";

/// The characters that are escaped in a path. `:` is one of them, because the text before it would be a scheme.
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'/');

/// Writes the log up to its first result; if `null`, lines of the checked files end with NUL.
pub(crate) fn begin(writer: &mut impl Write, null: bool) -> io::Result<()> {
    let newlines: &[&str] = if null { &["\0"] } else { &["\r\n", "\n"] };
    let (tool, newlines) = (json!({ "driver": driver() }), json!(newlines));
    write!(writer, r#"{{"$schema":"{SCHEMA}","version":"2.1.0","runs":[{{"tool":{tool},"#)?;
    write!(writer, r#""columnKind":"unicodeCodePoints","newlineSequences":{newlines},"#)?;
    write!(writer, r#""results":["#)
}

pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    safe_json::write(writer, &result(finding))
}

pub(crate) fn end(writer: &mut impl Write) -> io::Result<()> {
    writeln!(writer, "\n]}}]}}")
}

/// The command, and every problem that it knows.
fn driver() -> Value {
    json!({
        "name": NAME,
        "semanticVersion": env!("CARGO_PKG_VERSION"),
        "informationUri": env!("CARGO_PKG_REPOSITORY"),
        "rules": Code::ALL.iter().map(|&code| rule(code)).collect::<Vec<_>>(),
    })
}

/// A kind of problem, with its page: a title, a line with its meaning, and more.
fn rule(code: Code) -> Value {
    let page = code.explanation();
    let text = page.split_once("\n\n").map_or(page, |(_title, text)| text);
    json!({
        "id": code.name(),
        "shortDescription": { "text": message(meaning(code)) },
        "help": { "text": message(text), "markdown": message(page) },
        "defaultConfiguration": { "level": level(code.severity()) },
    })
}

fn result(finding: &Finding<'_>) -> Value {
    let problem = finding.problem;
    let artifact = json!({ "uri": uri(finding.file) });
    let mut result = json!({
        "ruleId": problem.code().name(),
        "ruleIndex": Code::ALL.iter().position(|code| *code == problem.code()),
        "level": level(problem.severity()),
        "message": { "text": message(&finding.message()) },
        "locations": [{ "physicalLocation": {
            "artifactLocation": artifact,
            "region": region(finding, problem.span()),
        }}],
        "properties": {
            "dialect": finding.dialect,
            "help": finding.help(),
            "production": problem.production(),
            "rule": problem.rule(),
            "document": problem.document(),
            "clause": problem.clause(),
        },
    });
    if let Some(Edit { span, text, .. }) = problem.fix() {
        result["fixes"] = json!([{ "artifactChanges": [{
            "artifactLocation": artifact,
            "replacements": [{
                "deletedRegion": region(finding, span),
                "insertedContent": { "text": text },
            }],
        }]}]);
    }
    result
}

fn region(finding: &Finding<'_>, span: Span) -> Value {
    let [(line, start), (end_line, end)] = finding.places(span);
    let mut region = json!({ "startLine": line, "startColumn": start, "endColumn": end });
    if line != end_line {
        region["endLine"] = end_line.into();
    }
    region
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Advice => "note",
    }
}

/// A text as a message string, in which a single brace would begin a placeholder (section 3.11.5).
fn message(text: &str) -> String {
    text.replace('{', "{{").replace('}', "}}")
}

/// The name of a file as a URI reference.
fn uri(file: &str) -> String {
    let path = file.replace(MAIN_SEPARATOR_STR, "/");
    let path = utf8_percent_encode(path.strip_prefix("./").unwrap_or(&path), ESCAPED);
    match Path::new(file).is_absolute() {
        true if cfg!(windows) => format!("file:///{path}"),
        true => format!("file://{path}"),
        false => path.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{message, uri};

    #[test]
    fn a_name_is_escaped_as_a_reference_that_has_only_a_path() {
        assert_eq!(uri("lists/a-b_c.~1.txt"), "lists/a-b_c.~1.txt");
        assert_eq!(uri("./a b%20c?#.txt"), "a%20b%2520c%3F%23.txt");
        assert_eq!(uri("a:b"), "a%3Ab");
        assert_eq!(uri("<stdin>"), "%3Cstdin%3E");
        assert_eq!(uri("日\n\u{1B}\"\\"), r"%E6%97%A5%0A%1B%22%5C");
        assert_eq!(uri("../x"), "../x");
    }

    #[cfg(unix)]
    #[test]
    fn an_absolute_name_has_a_scheme() {
        assert_eq!(uri("/tmp/a b"), "file:///tmp/a%20b");
    }

    #[test]
    fn a_brace_of_a_message_is_doubled() {
        assert_eq!(message("`{` and `}`"), "`{{` and `}}`");
    }
}
