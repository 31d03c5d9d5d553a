//! Workflow commands of GitHub Actions: a problem becomes an annotation of its line.

use std::borrow::Cow;
use std::io::{self, Write};

use handle_syntax::Severity;

use crate::count::{Counts, plural};
use crate::mask::masked;
use crate::output::Finding;

/// How many annotations of a severity GitHub shows of a step.
const MOST: u64 = 10;

/// How many annotations there are of each severity: advice, warnings, errors.
#[derive(Default)]
pub(crate) struct Github {
    shown: [u64; 3],
}

impl Github {
    /// `::error file=…,line=…,col=…,endColumn=…,title=…::message`
    pub(crate) fn problem(
        &mut self,
        writer: &mut impl Write,
        finding: &Finding<'_>,
    ) -> io::Result<()> {
        let problem = finding.problem;
        let shown = &mut self.shown[problem.severity as usize];
        if *shown == MOST {
            return Ok(());
        }
        *shown += 1;
        let (command, file) = (command(problem.severity), property(finding.file));
        let ([column, end], line) = (finding.columns(problem.span), finding.record.line);
        write!(writer, "::{command} file={file},line={line},col={column},endColumn={end},")?;
        write!(writer, "title={}::{}", problem.code, value(&finding.message()))?;
        match &problem.help {
            Some(help) => writeln!(writer, "%0A{}", value(help)),
            None => writeln!(writer),
        }
    }

    /// How many problems GitHub would not show: a line of the log, and no command.
    pub(crate) fn end(&self, writer: &mut impl Write, counts: &Counts) -> io::Result<()> {
        let Counts { errors, warnings, advice, .. } = *counts;
        let [notices, warnings, errors] =
            [(advice, 0), (warnings, 1), (errors, 2)].map(|(all, at)| self.more(all, at));
        let more = [(errors, "more error"), (warnings, "more warning"), (notices, "more notice")];
        let more = more.iter().filter(|(count, _)| *count > 0);
        let more: Vec<_> = more.map(|&(count, noun)| plural(count, noun)).collect();
        if more.is_empty() {
            return Ok(());
        }
        writeln!(writer, "{}: GitHub shows ten of each severity", more.join(", "))
    }

    fn more(&self, all: u64, severity: usize) -> u64 {
        all.saturating_sub(self.shown[severity])
    }
}

fn command(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Advice => "notice",
    }
}

/// A text behind the second `::`: it can neither end the line nor look like an escape.
fn value(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A text before it, which ends with `,` or `:`. Line ends are told as they are, other controls spelled out.
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
    fn a_property_ends_nowhere_else() {
        assert_eq!(property("a:b,c%\r\nd\u{1B}\n"), "a%3Ab%2Cc%25%0D%0Ad\\u{1b}%0A");
        assert_eq!(property("::add-mask::x"), "%3A%3Aadd-mask%3A%3Ax");
    }
}
