//! One line a problem, as compilers print them and editors read them.

use std::io::{self, Write};

use crate::output::finding::Finding;
use crate::terminal::sanitize::masked;

/// `file:line:column: severity [name] message; fix: text`
pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let (file, line, column) = (masked(finding.file), finding.line(), finding.column());
    let (severity, code) = (finding.problem.severity(), finding.problem.code());
    writeln!(writer, "{file}:{line}:{column}: {severity} [{code}] {}", finding.line_of_text())
}
