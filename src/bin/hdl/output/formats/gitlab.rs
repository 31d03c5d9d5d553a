//! A Code Quality report of GitLab: one JSON array, to which each issue is written at once.

use std::io::{self, Write};

use handle_syntax::Severity;
use serde_json::json;

use crate::output::finding::Finding;
use crate::output::safe_json;

pub(crate) fn begin(writer: &mut impl Write) -> io::Result<()> {
    write!(writer, "[")
}

pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let problem = finding.problem;
    let path = finding.file.strip_prefix("./").unwrap_or(finding.file);
    let issue = json!({
        "description": finding.line_of_text(),
        "check_name": problem.code().name(),
        "fingerprint": fingerprint(path, finding),
        "severity": match problem.severity() {
            Severity::Error => "major",
            Severity::Warning => "minor",
            Severity::Advice => "info",
        },
        "location": { "path": path, "lines": { "begin": finding.start().0 } },
    });
    safe_json::write(writer, &issue)
}

pub(crate) fn end(writer: &mut impl Write) -> io::Result<()> {
    writeln!(writer, "\n]")
}

/// The name by which GitLab recognises a problem after the file has changed: it does not depend on the line of the
/// text.
fn fingerprint(path: &str, finding: &Finding<'_>) -> String {
    let span = finding.problem.span();
    let place = [span.start.to_be_bytes(), span.end.to_be_bytes()].concat();
    let name = finding.problem.code().name().as_bytes();
    let parts = [path.as_bytes(), name, &place, finding.input()];
    format!("{:032x}", hash(parts.join(&0xFF)))
}

/// FNV-1a with 128 bits: unlike Rust's hashes, it is the same in every version and on every machine.
fn hash(octets: Vec<u8>) -> u128 {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    octets.into_iter().fold(BASIS, |hash, octet| (hash ^ u128::from(octet)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Test vectors of draft-eastlake-fnv.
    #[test]
    fn the_hash_is_that_of_its_specification() {
        assert_eq!(hash(Vec::new()), 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        assert_eq!(hash(b"a".to_vec()), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
