//! Checks a file with one identifier per line, and prints every problem with its place.
//!
//! `cargo run --example list -- tests/identifiers/hdl.txt`

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write, stdout};
use std::{env, process};

use handle_syntax::check;

fn main() -> io::Result<()> {
    let Some(file) = env::args().nth(1) else { process::exit(2) };
    let valid = list(BufReader::new(File::open(file)?), &mut stdout().lock())?;
    process::exit(if valid { 0 } else { 1 })
}

/// Writes a line for each problem of each identifier; returns whether all identifiers are valid.
pub(crate) fn list(lines: impl BufRead, output: &mut impl Write) -> io::Result<bool> {
    let mut valid = true;
    // The lines are octets, because an identifier need not be UTF-8.
    for (number, line) in (1..).zip(lines.split(b'\n')) {
        let line = line?;
        let (dialect, report) = check(&line);
        valid &= report.is_valid();
        for problem in report.problems() {
            let (column, severity, code) = (problem.column(), problem.severity(), problem.code());
            writeln!(output, "{number}:{column}: {severity} [{code}] of {dialect}: {problem}")?;
        }
    }
    Ok(valid)
}
