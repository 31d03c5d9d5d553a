//! One line per problem, as compilers print them and editors read them.

use std::fmt::Write as _;
use std::io::{self, Write};

use handle_syntax::Problem;

use crate::output::finding::Finding;
use crate::output::look::Look;
use crate::terminal::sanitize::{masked, plain};

/// More octets than two numbers, a severity, the name of a problem, the marks between them and a line end have.
const ROOM: usize = 128;

/// `file:line:column: severity [name] message; fix: text`
pub(crate) fn problem(
    writer: &mut impl Write,
    finding: &Finding<'_>,
    look: Look,
) -> io::Result<()> {
    let place = finding.start();
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
    // A string that has room for the line from the start is written in a third of the time.
    let mut whole = String::with_capacity(file.len() + text.len() + ROOM);
    let _ = write!(whole, "{file}:{line}:{column}: {severity} [{code}] {text}");
    whole
}
