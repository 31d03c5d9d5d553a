//! JSON Lines, schema 1: keys are only ever added.

use std::borrow::Cow;
use std::io::{self, Write};

use handle_syntax::{Edit, Expected, Repaired, Span};
use serde::Serialize;

use crate::names::NAME;
use crate::output::counts::Counts;
use crate::output::finding::Finding;
use crate::output::hex;
use crate::output::safe_json;

const SCHEMA: u32 = 1;

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum JsonLine<'a> {
    Begin { schema: u32, tool: &'a str, version: &'a str },
    Problem(&'a ProblemLine<'a>),
    End(&'a Counts),
}

#[derive(Serialize)]
struct ProblemLine<'a> {
    file: &'a str,
    record: u64,
    line: u64,
    column: u64,
    byte: [u32; 2],
    dialect: &'a str,
    severity: &'a str,
    code: &'a str,
    message: String,
    label: String,
    /// The other places of the problem, and the texts there.
    labels: Vec<Labelled<'a>>,
    help: Cow<'a, str>,
    production: &'a str,
    rule: Cow<'a, str>,
    document: &'a str,
    clause: Option<&'a str>,
    expected: Vec<&'a str>,
    fix: Option<Labelled<'a>>,
    r#try: Option<Labelled<'a>>,
    input: &'a str,
    /// The octets of the record, if `input` cannot hold them.
    #[serde(skip_serializing_if = "Option::is_none")]
    input_hex: Option<String>,
    /// How many problems of the record are not reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
    /// The whole repaired record; only the last problem of the record has this.
    #[serde(skip_serializing_if = "Option::is_none")]
    repaired: Option<&'a str>,
    /// Why `--fix` does not write the repaired record in its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_written: Option<&'a str>,
}

/// A text, and the octets that it describes or replaces.
#[derive(Serialize)]
struct Labelled<'a> {
    byte: [u32; 2],
    text: &'a str,
}

pub(crate) fn begin(writer: &mut impl Write) -> io::Result<()> {
    let (tool, version) = (NAME, env!("CARGO_PKG_VERSION"));
    safe_json::line(writer, &JsonLine::Begin { schema: SCHEMA, tool, version })
}

pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let (problem, (line, column)) = (finding.problem, finding.start());
    let (fix, suggestion) = (problem.fix(), finding.suggestion());
    let others: Vec<_> = problem.others().collect();
    let input = String::from_utf8_lossy(finding.input());
    let input_hex = hex::unless_utf8(finding.input());
    let problem = ProblemLine {
        file: finding.file,
        record: finding.record.number,
        line,
        column,
        byte: byte(problem.span()),
        dialect: finding.dialect,
        severity: problem.severity().name(),
        code: problem.code().name(),
        message: problem.message(),
        label: problem.label(),
        labels: others.iter().map(|(span, text)| Labelled { byte: byte(*span), text }).collect(),
        help: finding.help(),
        production: problem.production(),
        rule: problem.rule(),
        document: problem.document(),
        clause: problem.clause(),
        expected: problem.expected().into_iter().map(Expected::name).collect(),
        fix: fix.as_ref().map(edit),
        r#try: suggestion.as_ref().map(edit),
        input: &input,
        input_hex,
        more: Some(finding.more).filter(|&more| more > 0),
        repaired: finding.repaired.map(Repaired::text),
        not_written: finding.obstacle(finding.repaired),
    };
    safe_json::line(writer, &JsonLine::Problem(&problem))
}

pub(crate) fn end(writer: &mut impl Write, counts: &Counts) -> io::Result<()> {
    safe_json::line(writer, &JsonLine::End(counts))
}

pub(crate) fn byte(span: Span) -> [u32; 2] {
    [span.start, span.end]
}

fn edit(edit: &Edit) -> Labelled<'_> {
    Labelled { byte: byte(edit.span), text: &edit.text }
}
