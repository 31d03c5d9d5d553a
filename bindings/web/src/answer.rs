//! The records of the answers. A problem has the keys of a problem in `hdl check --format json`, and also `span`, which
//! counts units of UTF-16.

use std::borrow::Cow;

use handle_syntax::{Edit, Expected, Severity, Span};
use serde::Serialize;

use crate::places::{self, Places};

/// A text as an answer, with its octets in hexadecimal digits if a string cannot hold them.
pub(crate) fn text(octets: &[u8]) -> (String, Option<String>) {
    (places::string(octets), places::hex_unless_utf8(octets))
}

/// A place: in octets, and in units of UTF-16.
#[derive(Serialize)]
pub(crate) struct Place {
    byte: [u32; 2],
    span: [usize; 2],
}

impl Place {
    pub(crate) fn new(places: &Places<'_>, span: Span) -> Self {
        Self { byte: [span.start, span.end], span: places.units(span) }
    }
}

/// A place, with the text at it or the text that replaces it.
#[derive(Serialize)]
pub(crate) struct Passage {
    #[serde(flatten)]
    place: Place,
    text: String,
}

impl Passage {
    pub(crate) fn new(places: &Places<'_>, span: Span, text: String) -> Self {
        Self { place: Place::new(places, span), text }
    }

    fn of(places: &Places<'_>, edit: Edit) -> Self {
        Self::new(places, edit.span, edit.text)
    }
}

/// A problem of a text.
#[derive(Serialize)]
pub(crate) struct Problem {
    severity: &'static str,
    code: &'static str,
    #[serde(flatten)]
    place: Place,
    column: usize,
    message: String,
    label: String,
    labels: Vec<Passage>,
    help: Cow<'static, str>,
    production: &'static str,
    rule: Cow<'static, str>,
    document: &'static str,
    clause: Option<&'static str>,
    expected: Vec<&'static str>,
    fix: Option<Passage>,
    r#try: Option<Passage>,
}

impl Problem {
    pub(crate) fn new(places: &Places<'_>, problem: handle_syntax::Problem<'_>) -> Self {
        let others = problem.others();
        Self {
            severity: problem.severity().name(),
            code: problem.code().name(),
            place: Place::new(places, problem.span()),
            column: problem.column(),
            message: problem.message(),
            label: problem.label(),
            labels: others.map(|(span, text)| Passage::new(places, span, text)).collect(),
            help: problem.help(),
            production: problem.production(),
            rule: problem.rule(),
            document: problem.document(),
            clause: problem.clause(),
            expected: problem.expected().into_iter().map(Expected::name).collect(),
            fix: problem.fix().map(|edit| Passage::of(places, edit)),
            r#try: problem.suggestion().map(|edit| Passage::of(places, edit)),
        }
    }
}

/// The problems of a report.
pub(crate) fn problems(places: &Places<'_>, report: &handle_syntax::Report<'_>) -> Vec<Problem> {
    report.problems().map(|problem| Problem::new(places, problem)).collect()
}

/// The report about a text.
#[derive(Serialize)]
pub(crate) struct Report {
    dialect: &'static str,
    valid: bool,
    errors: usize,
    warnings: usize,
    advice: usize,
    /// How many problems are not reported.
    more: usize,
    problems: Vec<Problem>,
    /// The whole text repaired, and whether every edit is safe.
    repaired: Option<String>,
    safe: bool,
    input: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    input_hex: Option<String>,
}

impl Report {
    pub(crate) fn new(
        dialect: &'static str,
        octets: &[u8],
        report: &handle_syntax::Report<'_>,
    ) -> Self {
        let places = Places::new(octets);
        let repaired = report.repaired();
        Self {
            dialect,
            valid: report.is_valid(),
            errors: report.count(Severity::Error),
            warnings: report.count(Severity::Warning),
            advice: report.count(Severity::Advice),
            more: report.left_out(),
            problems: problems(&places, report),
            safe: repaired.as_ref().is_some_and(handle_syntax::Repaired::is_sure),
            repaired: repaired.map(|repaired| repaired.text().to_owned()),
            input: places.string(),
            input_hex: places::hex_unless_utf8(octets),
        }
    }
}
