//! Each clause of the documents and each decision about them has cases. A clause for validators has texts that follow
//! it and texts that break it; a clause for other programs has texts to normalize, compare or convert.
//!
//! One line per case: clause, dialect, text, verdict. The octet in a verdict is the start of its problem.

mod cordra;
pub(crate) mod harness;
mod hdl_uri;
mod ids;
mod info_uri;
mod overview;
mod practice;
mod sun98;
mod traps;
mod unbound;

use handle_syntax::grammar::clause::clauses;

use crate::meaning::{COMPARED, CONVERTED, NORMAL};
use handle_syntax::Dialect;

use harness::{Beside, Case, Escaped, Verdict};
use unbound::UNBOUND;

fn cases() -> impl Iterator<Item = &'static Case> {
    [hdl_uri::CASES, cordra::CASES, overview::CASES, info_uri::CASES, sun98::CASES, practice::CASES]
        .into_iter()
        .flatten()
}

/// The parts that texts of each dialect have besides the handle, document by document.
pub(crate) fn beside() -> impl Iterator<Item = &'static Beside> {
    [
        hdl_uri::BESIDE,
        cordra::BESIDE,
        overview::BESIDE,
        info_uri::BESIDE,
        sun98::BESIDE,
        practice::BESIDE,
    ]
    .into_iter()
    .flatten()
}

/// The octets that a conversion to each dialect escapes, document by document. No dialect of the overview has escapes.
pub(crate) fn escaped() -> impl Iterator<Item = &'static Escaped> {
    [hdl_uri::ESCAPED, cordra::ESCAPED, info_uri::ESCAPED, sun98::ESCAPED, practice::ESCAPED]
        .into_iter()
        .flatten()
}

/// The numbered clauses of the five documents, and the decisions.
fn numbered() -> impl Iterator<Item = &'static str> {
    clauses().map(|clause| clause.id).filter(|id| !id.contains(' '))
}

#[test]
fn every_case_has_its_verdict() {
    let failures: Vec<_> = cases().filter_map(harness::failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The cases name the dialects as people type them, so this test also fails if a dialect gets another name.
#[test]
fn every_dialect_has_a_text_that_it_reads_and_one_that_it_refuses() {
    for dialect in Dialect::ALL {
        let is_its_own = |case: &&Case| case.1.split(' ').next() == Some(dialect.name());
        let refused = |case: &Case| matches!(case.3, Verdict::Refused(..));
        let of = || cases().filter(is_its_own);
        assert!(of().any(|case| !refused(case)), "{dialect} reads no text of a case");
        assert!(of().any(refused), "{dialect} refuses no text of a case");
    }
}

/// The clauses that have a case in the module `meaning`, which normalizes, compares and converts.
fn meant() -> impl Iterator<Item = &'static str> {
    let normal = NORMAL.iter().map(|case| case.0);
    normal.chain(COMPARED.iter().map(|case| case.0)).chain(CONVERTED.iter().map(|case| case.0))
}

#[test]
fn every_clause_has_a_case_or_binds_somebody_else() {
    for clause in numbered() {
        let of = || cases().filter(|case| case.0 == clause);
        let kept = of().any(|case| matches!(case.3, Verdict::Accepted));
        let broken = of().any(|case| !matches!(case.3, Verdict::Accepted));
        let meant = meant().any(|named| named == clause);
        let unbound = UNBOUND.iter().any(|(name, _)| *name == clause);
        let judged = of().next().is_some();
        assert!(unbound || meant || judged, "{clause}: no case names it");
        assert!(
            !unbound || !(meant || judged),
            "{clause}: it has a case, although it is listed as binding somebody else"
        );
        assert!(!judged || kept, "{clause}: no case keeps it");
        assert!(!judged || broken, "{clause}: no case breaks it");
    }
}

#[test]
fn every_case_names_a_clause() {
    let known: Vec<_> = numbered().collect();
    let named = cases().map(|case| case.0).chain(meant()).chain(UNBOUND.iter().map(|row| row.0));
    for clause in named {
        assert!(known.contains(&clause), "{clause}: no such clause");
    }
}
