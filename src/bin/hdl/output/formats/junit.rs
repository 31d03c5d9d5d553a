//! JUnit XML: an error is a test that failed; a warning or advice is a test that passed, with output.

use std::io::{self, Write};

use handle_syntax::Severity;

use crate::names::NAME;
use crate::output::counts::Counts;
use crate::output::finding::Finding;
use crate::output::formats::markup::escaped;

pub(crate) fn begin(writer: &mut impl Write) -> io::Result<()> {
    writeln!(writer, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    writeln!(writer, "<testsuites>\n<testsuite name=\"{NAME}\">")
}

pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let (line, column) = finding.start();
    let (file, code) = (escaped(finding.file), finding.problem.code());
    let message = escaped(&finding.line_of_text()).into_owned();
    let help = finding.help();
    let help = escaped(&help);
    write!(
        writer,
        r#"<testcase classname="{file}" name="{line}:{column} {code}" file="{file}" line="{line}">"#
    )?;
    match finding.problem.severity() {
        Severity::Error => {
            write!(writer, r#"<failure type="{code}" message="{message}">{help}</failure>"#)?;
        }
        severity => write!(writer, "<system-out>{severity}: {message}\n{help}</system-out>")?,
    }
    writeln!(writer, "</testcase>")
}

/// Writes one passed test for all valid identifiers, because readers take a report without any test for a failure.
pub(crate) fn end(writer: &mut impl Write, counts: &Counts) -> io::Result<()> {
    let Counts { checked, valid, .. } = counts;
    let name = format!("{valid} of {checked} identifiers are valid");
    writeln!(writer, r#"<testcase classname="{NAME}" name="{name}"/>"#)?;
    writeln!(writer, "</testsuite>\n</testsuites>")
}
