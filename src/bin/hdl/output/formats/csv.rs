//! CSV for spreadsheets, one row per problem, as in RFC 4180 except for line ends.

use std::io::{self, Write};

use handle_syntax::Repaired;

use crate::output::finding::Finding;
use crate::terminal::sanitize::masked;

pub(crate) fn begin(writer: &mut impl Write) -> io::Result<()> {
    writeln!(writer, "file,line,column,severity,problem,message,help,text,fix,try")
}

pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let corrected = |sure: bool| {
        let repaired = finding.repaired.filter(|repaired| repaired.is_sure() == sure);
        repaired.map_or("", Repaired::text).to_owned()
    };
    let (line, column) = finding.start();
    let row = [
        finding.file.to_owned(),
        line.to_string(),
        column.to_string(),
        finding.problem.severity().to_string(),
        finding.problem.code().to_string(),
        finding.message(),
        finding.help().into_owned(),
        String::from_utf8_lossy(finding.input()).into_owned(),
        corrected(true),
        corrected(false),
    ];
    let cells: Vec<_> = row.iter().map(|text| cell(text)).collect();
    writeln!(writer, "{}", cells.join(","))
}

/// A cell. If it begins like a formula, a `'` is put before it, so that no spreadsheet takes it for one.
fn cell(text: &str) -> String {
    let text = masked(text);
    let formula = text.starts_with(['=', '+', '-', '@']);
    let text = if formula { format!("'{text}").into() } else { text };
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_is_quoted_and_never_a_formula() {
        for (text, expected) in [
            ("10.1/a", "10.1/a"),
            ("a,b", "\"a,b\""),
            ("a\"b", "\"a\"\"b\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("-1", "'-1"),
            ("", ""),
        ] {
            assert_eq!(cell(text), expected, "{text}");
        }
    }
}
