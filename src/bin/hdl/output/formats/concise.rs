//! One line per problem, as compilers print them and editors read them.

use std::io::{self, Write};

use handle_syntax::Problem;

use crate::output::finding::Finding;
use crate::output::look::Look;
use crate::terminal::sanitize::{masked, plain};

/// `file:line:column: severity [name] message; fix: text`
pub(crate) fn problem(
    writer: &mut impl Write,
    finding: &Finding<'_>,
    look: Look,
) -> io::Result<()> {
    let place = (finding.line(), finding.column());
    let line = in_line(finding.file, place, finding.problem, &finding.line_of_text());
    writeln!(writer, "{}", if look.escapes { plain(&line) } else { line.into() })
}

/// The same line, for the standard error, with `text` after the name of the problem.
pub(crate) fn line(file: &str, place: (u64, u64), problem: Problem<'_>, text: &str) -> String {
    let line = in_line(file, place, problem, text) + "\n";
    if Look::stderr().escapes { plain(&line).into_owned() } else { line }
}

fn in_line(file: &str, (line, column): (u64, u64), problem: Problem<'_>, text: &str) -> String {
    let (file, severity, code) = (masked(file), problem.severity(), problem.code());
    format!("{file}:{line}:{column}: {severity} [{code}] {text}")
}
