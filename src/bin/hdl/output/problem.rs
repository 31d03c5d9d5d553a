//! Formats one problem.

use std::io::{self, Write};

use crate::output::finding::Finding;
use crate::output::format::Format;
use crate::output::formats::{concise, csv, github, gitlab, human, json, junit, sarif};
use crate::output::look::Look;

/// How problems are written: the format, and its look on a terminal.
pub(crate) type Manner = (Format, Look);

/// Formats a problem. The result does not depend on what was written before, so any thread can do this.
pub(super) fn print(
    (format, look): Manner,
    writer: &mut impl Write,
    finding: &Finding<'_>,
) -> io::Result<()> {
    match format {
        Format::Human => human::problem(writer, finding, look),
        Format::Concise => concise::problem(writer, finding, look),
        Format::Json => json::problem(writer, finding),
        Format::Csv => csv::problem(writer, finding),
        Format::Gitlab => gitlab::problem(writer, finding),
        Format::Junit => junit::problem(writer, finding),
        Format::Group | Format::Html => Ok(()),
        Format::Sarif => sarif::problem(writer, finding),
        Format::Github => github::problem(writer, finding),
    }
}
