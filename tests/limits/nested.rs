//! Texts that begin with the same scheme ten thousand times.

use handle_syntax::{Dialect, check, detect};

use crate::sound;

const TIMES: usize = 10_000;

const SCHEMES: [&str; 6] =
    ["hdl:", "hdl://", "doi:", "info:hdl/", "https://hdl.handle.net/", "https%3A%2F%2Fdoi.org%2F"];

/// In one text a handle follows the schemes, and in another nothing does.
#[test]
fn nested_schemes_are_read_in_every_dialect() {
    for scheme in SCHEMES {
        for end in ["10.1000/182", ""] {
            let text = scheme.repeat(TIMES) + end;
            Dialect::ALL.iter().for_each(|dialect| sound::hold(*dialect, text.as_bytes()));
            let (dialect, report) = check(&text);
            let readings = detect(text.as_bytes());
            let read = readings.iter().any(|reading| reading.dialect == dialect);
            assert_eq!(read, report.is_valid(), "{scheme}{end} by {dialect}");
        }
    }
}
