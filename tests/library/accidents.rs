//! Texts as people really paste them: for each, the first problem of its report, and the text after the offered edit.
//!
//! A line of a table has a text, its dialect (`-` for that of its scheme), the name of the first problem (`none` if the
//! text has no problem; empty if several names would be right), and the text after the edit (empty if no edit is
//! offered). `^xE9` stands for the octet E9.
//!
//! The snapshot has every problem of each text, so that it shows which texts a change of a rule concerns, and how.

use std::fmt::Write;

use handle_syntax::{Dialect, Problem, Report, check};

/// Worked examples, each with one problem.
const PASTED: &str = include_str!("accidents/pasted.tsv");

/// More texts of the same kinds.
const CASES: &str = include_str!("accidents/cases.tsv");

struct Case<'t> {
    line: &'t str,
    text: Vec<u8>,
    dialect: Option<Dialect>,
    code: &'t str,
    meant: Option<&'t str>,
}

/// The octets of a text as a table writes it.
fn octets(text: &str) -> Vec<u8> {
    let mut parts = text.split("^x");
    let mut octets = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        octets.push(u8::from_str_radix(&part[..2], 16).unwrap());
        octets.extend_from_slice(&part.as_bytes()[2..]);
    }
    octets
}

fn cases(table: &str) -> impl Iterator<Item = Case<'_>> {
    let lines = table.lines().filter(|line| !line.starts_with("##") && !line.trim().is_empty());
    lines.map(|line| {
        let columns: Vec<_> = line.split('\t').collect();
        let column = |at: usize| columns.get(at).copied();
        let dialect = column(1).filter(|name| *name != "-");
        Case {
            line,
            text: octets(columns[0]),
            dialect: dialect.map(|name| name.parse().unwrap()),
            code: column(2).unwrap_or_default(),
            meant: column(3),
        }
    })
}

impl Case<'_> {
    fn report(&self) -> Report<'_> {
        match self.dialect {
            Some(dialect) => dialect.check(&self.text),
            None => check(&self.text).1,
        }
    }

    /// How the report differs from the line of the table, if it does.
    fn wrong(&self, report: &Report<'_>) -> Option<String> {
        let first = report.headline();
        let code = first.map_or("none", |problem| problem.code().name());
        let meant = first.and_then(|problem| self.edited(problem)).unwrap_or_default();
        let same_code = self.code.is_empty() || self.code == code;
        let same_text = self.meant.is_none_or(|wanted| wanted == meant);
        (!(same_code && same_text))
            .then(|| format!("{}\n    is {code}, and meant is {meant:?}", self.line))
    }

    /// The text after the edit of a problem.
    fn edited(&self, problem: Problem<'_>) -> Option<String> {
        let edit = problem.fix().or_else(|| problem.suggestion())?;
        let mut text = self.text.clone();
        text.splice(edit.span.range(), edit.text.bytes());
        Some(String::from_utf8_lossy(&text).into_owned())
    }
}

#[test]
fn each_text_has_its_problem_and_its_edit() {
    let wrong: Vec<_> =
        cases(PASTED).chain(cases(CASES)).filter_map(|case| case.wrong(&case.report())).collect();
    assert!(wrong.is_empty(), "{} cases:\n{}", wrong.len(), wrong.join("\n"));
}

/// Every problem of each text with its octets, its message, and its edit, which is a safe fix or only a suggestion; and
/// the text after all edits that go together.
#[test]
fn nothing_else_is_said_about_a_text() {
    let mut said = String::new();
    for case in cases(PASTED).chain(cases(CASES)) {
        let dialect = case.dialect.unwrap_or_else(|| check(&case.text).0);
        writeln!(said, "{dialect} {:?}", String::from_utf8_lossy(&case.text)).unwrap();
        let report = case.report();
        for problem in report.problems() {
            let (span, code) = (problem.span().range(), problem.code());
            let edit = match (problem.fix(), problem.suggestion()) {
                (Some(fix), _) => format!("; fix {} {:?}", fix.span, fix.text),
                (None, Some(edit)) => format!("; try {} {:?}", edit.span, edit.text),
                (None, None) => String::new(),
            };
            writeln!(said, "  {span:?} {code}{edit}: {}", problem.message()).unwrap();
        }
        if let Some(repaired) = report.repaired() {
            writeln!(said, "  = {:?}", repaired.text()).unwrap();
        }
    }
    insta::assert_snapshot!(said);
}

/// A message has no gap where a part of the text should stand, and no placeholder that was not replaced.
#[test]
fn nothing_is_left_out_of_a_message() {
    let mut wrong = Vec::new();
    for case in cases(PASTED).chain(cases(CASES)) {
        for problem in case.report().problems() {
            let message = problem.message();
            let gap = message.starts_with(' ') || message.contains("``") || message.contains('{');
            if gap && !case.line.contains('{') {
                wrong.push(format!("{}: {message}", case.line));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A text that looks like the placeholder of a message is quoted in the message as it is.
#[test]
fn braces_in_a_text_stand_in_its_message() {
    for name in ["text", "meant", "what"] {
        let text = format!("https://doi.org/10.1000/${{{name}}}");
        let report = check(&text).1;
        let message = report.headline().unwrap().message();
        assert!(message.contains(&format!("`${{{name}}}`")), "{message}");
    }
}

/// One cause is one problem, even if it has two places.
#[test]
fn a_worked_example_has_one_problem() {
    let wrong = cases(PASTED).filter(|case| case.report().problems().len() != 1);
    let wrong: Vec<_> = wrong.map(|case| case.line).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The text after the edit is valid in the same dialect or in that of its scheme, and no longer has the problem.
#[test]
fn the_text_after_the_edit_is_valid() {
    let mut wrong = Vec::new();
    for case in cases(PASTED).chain(cases(CASES)) {
        let Some(meant) = case.meant.filter(|meant| !meant.is_empty()) else { continue };
        let rid = |report: Report<'_>| {
            report.is_valid() && report.problems().all(|problem| problem.code().name() != case.code)
        };
        let own = case.dialect.is_some_and(|dialect| rid(dialect.check(meant.as_bytes())));
        if !own && !rid(check(meant.as_bytes()).1) {
            wrong.push(case.line);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
