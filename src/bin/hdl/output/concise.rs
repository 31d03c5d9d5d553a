//! One line per problem, as compilers print them and editors read them.

use std::io::{self, Write};

use crate::output::finding::Finding;
use crate::output::look::Look;
use crate::terminal::sanitize::{masked, plain};

/// `file:line:column: severity [name] message; fix: text`
pub(crate) fn problem(
    writer: &mut impl Write,
    finding: &Finding<'_>,
    look: Look,
) -> io::Result<()> {
    let (file, line, column) = (masked(finding.file), finding.line(), finding.column());
    let (severity, code) = (finding.problem.severity(), finding.problem.code());
    let message = finding.line_of_text();
    if look.ascii {
        let (file, message) = (plain(&file), plain(&message));
        return writeln!(writer, "{file}:{line}:{column}: {severity} [{code}] {message}");
    }
    writeln!(writer, "{file}:{line}:{column}: {severity} [{code}] {message}")
}
