//! What a text is: its problems, its readings, its parts.

use std::borrow::Cow;

use handle_syntax::{Dialect, Node, Syntax, detect_with};
use serde::Serialize;

use crate::answer::{Passage, Place, Problem, Report, problems, text as answer};
use crate::options::Given;
use crate::places::Places;

pub(crate) fn is_valid(text: &[u8], options: &Given) -> bool {
    options.syntax.is_valid(text, options.options())
}

pub(crate) fn report(text: &[u8], options: &Given) -> Report {
    let mut own = options.options();
    if let Some(most) = options.most {
        own = own.most(most);
    }
    Report::new(options.syntax.name(text), text, &options.syntax.check(text, own))
}

pub(crate) fn fixed(text: &[u8], options: &Given) -> Option<Vec<u8>> {
    match options.syntax.fix_and_apply(text, options.options(), &options.apply) {
        Ok(Cow::Owned(fixed)) => Some(fixed),
        Ok(Cow::Borrowed(_)) | Err(_) => None,
    }
}

/// A dialect that accepts the text, and the handle that it reads there.
#[derive(Serialize)]
pub(crate) struct Reading {
    dialect: &'static str,
    handle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handle_hex: Option<String>,
}

impl Reading {
    fn new(dialect: &'static str, handle: Option<&[u8]>) -> Self {
        let (handle, handle_hex) = handle.map(answer).unzip();
        Self { dialect, handle, handle_hex: handle_hex.flatten() }
    }
}

pub(crate) fn readings(text: &[u8], options: &Given) -> Vec<Reading> {
    let readings = detect_with(text, options.options()).into_iter();
    let reading = |read: handle_syntax::meaning::Reading<'_>| {
        Reading::new(read.dialect.name(), read.handle.as_deref())
    };
    readings.map(reading).collect()
}

/// A reading of a text, and the part that each production matches. If the text is UTF-8, the text itself and the texts
/// of its parts are left out, because the caller has the text.
#[derive(Serialize)]
pub(crate) struct Tree {
    #[serde(flatten)]
    reading: Reading,
    #[serde(skip_serializing_if = "Option::is_none")]
    input: Option<String>,
    /// Whether other readings of the text mean another handle.
    ambiguous: bool,
    productions: Vec<Part>,
    problems: Vec<Problem>,
}

/// The part of the text that a production matches.
#[derive(Serialize)]
struct Part {
    production: &'static str,
    depth: usize,
    #[serde(flatten)]
    place: Place,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

pub(crate) fn trees(text: &[u8], options: &Given) -> Vec<Tree> {
    let (places, own) = (Places::new(text), options.options());
    let is_utf8 = std::str::from_utf8(text).is_ok();
    let tree = |reading, ambiguous, nodes, problems| Tree {
        reading,
        input: (!is_utf8).then(|| places.string()),
        ambiguous,
        productions: parts(text, &places, is_utf8, nodes),
        problems,
    };
    let unread = || Reading::new(options.syntax.name(text), None);
    let mut trees = Vec::new();
    if matches!(options.syntax, Syntax::Production(_)) {
        let nodes = options.syntax.trace(text, own);
        trees.extend(nodes.map(|nodes| tree(unread(), false, nodes, Vec::new())));
    } else {
        let readings = detect_with(text, own);
        let mut handles = readings.iter().filter_map(|reading| reading.handle.as_deref());
        let first = handles.next();
        let ambiguous = handles.any(|other| Some(other) != first);
        let wanted = |dialect: Dialect| match options.syntax {
            Syntax::Dialect(chosen) => chosen == dialect,
            _ => true,
        };
        for read in readings.iter().filter(|read| wanted(read.dialect)) {
            let nodes = read.dialect.trace_with(text, own).unwrap_or_default();
            let reading = Reading::new(read.dialect.name(), read.handle.as_deref());
            trees.push(tree(reading, ambiguous, nodes, Vec::new()));
        }
    }
    if trees.is_empty() {
        let report = options.syntax.check(text, own);
        trees.push(tree(unread(), false, Vec::new(), problems(&places, &report)));
    }
    trees
}

/// The parts of the text that the productions of a reading match.
fn parts(text: &[u8], places: &Places<'_>, is_utf8: bool, nodes: Vec<Node>) -> Vec<Part> {
    let part = |node: Node| {
        let octets = text.get(node.span.range()).unwrap_or_default();
        Part {
            production: node.production,
            depth: node.depth,
            place: Place::new(places, node.span),
            text: (!is_utf8).then(|| answer(octets).0),
        }
    };
    nodes.into_iter().map(part).collect()
}

pub(crate) fn found(text: &[u8]) -> Vec<Passage> {
    let places = Places::new(text);
    let passage = |found: handle_syntax::find::Found<'_>| {
        let range = found.range();
        // A text of JavaScript is shorter than the numbers of a span allow.
        let place = |octet: usize| u32::try_from(octet).unwrap_or(u32::MAX);
        let span = handle_syntax::Span::new(place(range.start), place(range.end));
        Passage::new(&places, span, answer(&found.text()).0)
    };
    handle_syntax::find(text).map(passage).collect()
}
