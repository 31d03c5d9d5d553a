//! [`Parsed`]: one reading of a text.

use std::borrow::Cow;
use std::io::{self, Write};

use handle_syntax::{Dialect, Node, Options, Report, detect_with};
use serde::Serialize;

use crate::output::formats::brief::Brief;
use crate::output::formats::json::byte;
use crate::output::hex;
use crate::output::safe_json;
use crate::reading::{self, Reading};

/// A dialect that accepts a text, the part that each production matches, and the handle; or the problems, if none
/// accepts it.
pub(crate) struct Parsed<'a> {
    pub(crate) dialect: &'a str,
    pub(crate) nodes: Vec<Node>,
    pub(crate) handle: Option<Cow<'a, [u8]>>,
    pub(crate) report: Report<'a>,
}

/// Every reading of a text, or only the one that `--as` names. If there is none, one reading with the problems.
pub(crate) fn trees<'a>(
    reading: Option<Reading>,
    text: &'a [u8],
    options: Options<'a>,
) -> Vec<Parsed<'a>> {
    let tree = |dialect: &'a str, nodes, handle| Parsed {
        dialect,
        nodes,
        handle,
        report: Report::default(),
    };
    let trees: Vec<_> = match reading {
        Some(Reading::Production(production)) => production
            .trace(text)
            .map(|nodes| tree(production.name(), nodes, None))
            .into_iter()
            .collect(),
        _ => {
            let chosen = reading.and_then(|reading| reading.dialect(text, options));
            let wanted = |dialect: Dialect| chosen.is_none_or(|chosen| chosen == dialect);
            let readings = detect_with(text, options).into_iter();
            let readings = readings.filter(|reading| wanted(reading.dialect));
            let nodes = |dialect: Dialect| dialect.trace_with(text, options).unwrap_or_default();
            readings
                .map(|read| tree(read.dialect.name(), nodes(read.dialect), read.handle))
                .collect()
        }
    };
    if !trees.is_empty() {
        return trees;
    }
    let (dialect, report) = reading::report(reading, text, options);
    Vec::from([Parsed { dialect, nodes: Vec::new(), handle: None, report }])
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "tree")]
struct TreeLine<'a> {
    dialect: &'a str,
    input: Cow<'a, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    input_hex: Option<String>,
    handle: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handle_hex: Option<String>,
    /// Whether the readings that are shown mean different handles.
    ambiguous: bool,
    productions: Vec<Match<'a>>,
    problems: Vec<Brief<'a>>,
}

/// The part of the text that a production matches.
#[derive(Serialize)]
struct Match<'a> {
    production: &'a str,
    byte: [u32; 2],
    depth: usize,
    text: Cow<'a, str>,
}

/// Writes the tree of `text` as one JSON object.
pub(crate) fn json(
    writer: &mut impl Write,
    text: &[u8],
    tree: &Parsed<'_>,
    ambiguous: bool,
) -> io::Result<()> {
    let part = |&Node { production, span, depth, .. }: &Node| Match {
        production,
        byte: byte(span),
        depth,
        text: String::from_utf8_lossy(&text[span.range()]),
    };
    let line = TreeLine {
        dialect: tree.dialect,
        input: String::from_utf8_lossy(text),
        input_hex: hex::unless_utf8(text),
        handle: tree.handle.as_deref().map(String::from_utf8_lossy),
        handle_hex: tree.handle.as_deref().and_then(hex::unless_utf8),
        ambiguous,
        productions: tree.nodes.iter().map(part).collect(),
        problems: tree.report.problems().map(Brief::new).collect(),
    };
    safe_json::line(writer, &line)
}
