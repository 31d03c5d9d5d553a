//! Workflow commands of GitHub Actions: a problem becomes an annotation of its line.

use std::borrow::Cow;
use std::io::{self, Write};

use handle_syntax::Severity;

use crate::output::counts::Counts;
use crate::output::finding::Finding;
use crate::terminal::plural::plural;
use crate::terminal::sanitize::masked;

/// How many annotations of a severity GitHub shows for a step.
pub(crate) const MOST: u64 = 10;

/// `::error file=…,line=…,col=…,endColumn=…,title=…::message`
pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let problem = finding.problem;
    let (command, file) = (command(problem.severity()), property(finding.file));
    let [(line, column), (end_line, end)] = finding.places(problem.span());
    write!(writer, "::{command} file={file},line={line},")?;
    // GitHub accepts columns only if a problem begins and ends in the same line.
    if line == end_line {
        write!(writer, "col={column},endColumn={end},")?;
    } else {
        write!(writer, "endLine={end_line},")?;
    }
    write!(writer, "title={}::{}", problem.code(), value(&finding.line_of_text()))?;
    writeln!(writer, "%0A{}", value(&finding.help()))
}

/// Writes how many problems are not shown and why, as lines of the log; `reported` counts the reported problems of each
/// severity.
pub(crate) fn end(
    writer: &mut impl Write,
    counts: &Counts,
    mut reported: [u64; 3],
) -> io::Result<()> {
    reported.reverse();
    let all = [counts.errors, counts.warnings, counts.advice];
    let cut = reported.map(|reported| reported.min(MOST));
    remark(writer, less(reported, cut), "GitHub shows ten of each severity")?;
    let why = "not reported, because of the limit of eight for each record, or of --max";
    remark(writer, less(all, reported), why)
}

fn less(all: [u64; 3], some: [u64; 3]) -> [u64; 3] {
    std::array::from_fn(|at| all[at].saturating_sub(some[at]))
}

/// A line such as "2 more errors, 1 more warning: GitHub shows ten of each severity", unless all counts are 0.
fn remark(writer: &mut impl Write, more: [u64; 3], why: &str) -> io::Result<()> {
    let nouns = ["more error", "more warning", "more notice"];
    let more = more.into_iter().zip(nouns).filter(|&(more, _)| more > 0);
    let more: Vec<_> = more.map(|(more, noun)| plural(more, noun)).collect();
    if more.is_empty() { Ok(()) } else { writeln!(writer, "{}: {why}", more.join(", ")) }
}

fn command(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Advice => "notice",
    }
}

/// A text after the second `::`: it can neither end the line nor look like an escape.
fn value(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A text before the second `::`, which ends at `,` or `:`. Line ends are escaped, other control characters shown by
/// their numbers.
fn property(text: &str) -> String {
    let lines = text.split_inclusive(['\r', '\n']).map(|line| {
        let end = line.trim_end_matches(['\r', '\n']).len();
        let (line, end) = line.split_at(end);
        [masked(line), Cow::Borrowed(end)].concat()
    });
    value(&lines.collect::<String>()).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::{property, value};

    #[test]
    fn a_value_is_one_line() {
        assert_eq!(value("50%\r\n::error::x"), "50%25%0D%0A::error::x");
    }

    #[test]
    fn a_property_has_no_comma_colon_or_line_end() {
        assert_eq!(property("a:b,c%\r\nd\u{1B}\n"), "a%3Ab%2Cc%25%0D%0Ad⟨U+001B⟩%0A");
        assert_eq!(property("::add-mask::x"), "%3A%3Aadd-mask%3A%3Ax");
    }
}
