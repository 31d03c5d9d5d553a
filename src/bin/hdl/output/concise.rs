//! One line a problem, as compilers print them and editors read them.

use std::io::{self, Write};

use crate::mask::masked;
use crate::output::Finding;

/// `file:line:column: severity [name] message`
pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let (file, line, column) = (masked(finding.file), finding.line(), finding.problem.column());
    let handle_syntax::Problem { severity, code, message, .. } = finding.problem;
    write!(writer, "{file}:{line}:{column}: {severity} [{code}] {message}")?;
    match finding.more {
        0 => writeln!(writer),
        more => writeln!(writer, " (and {more} more in this record)"),
    }
}
