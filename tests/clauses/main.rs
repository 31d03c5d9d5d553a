//! Each clause of the documents, and each decision about them, that binds a parser or a validator: kept and broken.
//!
//! One line a case: clause, dialect, text, verdict. The octet is where the error with the smallest start begins.

mod cordra;
mod harness;
mod info;
mod overview;
mod practice;
mod spans;
mod sun98;
mod unbound;
mod wiki;

use harness::{Case, Verdict};
use unbound::NOT_OF_A_VALIDATOR;

/// The clauses of each document, and the decisions about each.
const CLAUSES: &[(&str, u8)] = &[
    ("WIKI-", 19),
    ("CORDRA-", 38),
    ("OV-", 9),
    ("INFO-", 32),
    ("SUN-", 17),
    ("D-W", 11),
    ("D-U", 15),
    ("D-C", 17),
    ("D-I", 17),
    ("D-S", 13),
];

fn cases() -> impl Iterator<Item = &'static Case> {
    [wiki::CASES, cordra::CASES, overview::CASES, info::CASES, sun98::CASES, practice::CASES]
        .into_iter()
        .flatten()
}

fn numbered() -> impl Iterator<Item = String> {
    CLAUSES
        .iter()
        .flat_map(|&(head, count)| (1..=count).map(move |number| format!("{head}{number}")))
}

#[test]
fn every_case_has_its_verdict() {
    let failures: Vec<_> = cases().filter_map(harness::failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_clause_is_kept_and_broken_or_binds_no_validator() {
    for clause in numbered() {
        let of = || cases().filter(|case| case.0 == clause);
        let kept = of().any(|case| matches!(case.3, Verdict::Accepted));
        let broken = of().any(|case| !matches!(case.3, Verdict::Accepted));
        let unbound = NOT_OF_A_VALIDATOR.iter().any(|(name, _)| *name == clause);
        assert!(unbound || kept, "{clause}: no case keeps it");
        assert!(unbound || broken, "{clause}: no case breaks it");
        assert!(!unbound || of().next().is_none(), "{clause}: bound or not?");
    }
}

/// What has no number of its own.
#[test]
fn every_case_names_a_clause() {
    let known: Vec<_> = numbered().collect();
    let named =
        |clause: &str| clause.starts_with("2.7 ") || known.iter().any(|name| name == clause);
    cases().for_each(|case| assert!(named(case.0), "{}: no such clause", case.0));
    NOT_OF_A_VALIDATOR
        .iter()
        .for_each(|(clause, _)| assert!(named(clause), "{clause}: no such clause"));
}
