//! Texts with very many errors: all are counted, and the first are reported with their places.

mod spans;

use std::ops::Range;

use handle_syntax::{Code, Dialect, Severity};

/// More repetitions than the times that the search for errors repairs a text and reads it again.
const TIMES: usize = 100;

/// A dialect; the beginning, the repeated part and the end of a text; the errors of the repeated part, and their
/// octets.
type Case = (Dialect, [&'static str; 3], Errors);

/// Errors, and their octets.
type Errors = &'static [(Code, Range<usize>)];

#[rustfmt::skip]
const CASES: &[Case] = &[
    (Dialect::HdlUri, ["hdl://a/", "<a", ""], &[(Code::CharacterNotAllowed, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/", "%zz", ""], &[(Code::BadPercentEscape, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/", "%zaa", ""], &[(Code::BadPercentEscape, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/", "%az%41", ""], &[(Code::BadPercentEscape, 0..2)]),
    (Dialect::HdlUri, ["hdl://a/", "%4<a", ""], &[(Code::BadPercentEscape, 0..2), (Code::CharacterNotAllowed, 2..3)]),
    (Dialect::HdlUri, ["hdl://a/%41", "%4<a", ""], &[(Code::BadPercentEscape, 0..2), (Code::CharacterNotAllowed, 2..3)]),
    (Dialect::HdlUri, ["hdl://", "<a", "/a"], &[(Code::CharacterNotAllowed, 0..1)]),
    (Dialect::HdlUri, ["hdl://a", "..a", "/a"], &[(Code::EmptySegment, 1..1)]),
    (Dialect::HdlUri, ["hdl://a", "...a", "/a"], &[(Code::EmptySegment, 1..1), (Code::EmptySegment, 2..2)]),
    (Dialect::HdlUri, ["hdl://a", ".", "/a"], &[(Code::EmptySegment, 1..1)]),
    (Dialect::Handle, ["a", "..a", "/a"], &[(Code::EmptySegment, 1..1)]),
    (Dialect::Handle, ["a", "...a", "/a"], &[(Code::EmptySegment, 1..1), (Code::EmptySegment, 2..2)]),
    (Dialect::HdlUri, ["hdl://a/?", "^a", ""], &[(Code::CharacterNotAllowed, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/#", "#a", ""], &[(Code::CharacterNotAllowed, 0..1)]),
    (Dialect::InfoUri, ["info:hdl/1/a", "<?", ""], &[(Code::CharacterNotAllowed, 0..1), (Code::InfoQuery, 1..2)]),
    (Dialect::CordraId, ["1/", "x%0", ""], &[(Code::NotACordraId, 0..1), (Code::NotACordraId, 1..2)]),
    (Dialect::CordraId, ["1/", "x0%41", ""], &[(Code::NotACordraId, 0..1), (Code::NotACordraId, 2..3)]),
    (Dialect::Proxy, ["https://h:", "a0", "/a/b"], &[(Code::CharacterNotAllowed, 0..1)]),
];

#[test]
fn every_error_is_counted() {
    let mut wrong = Vec::new();
    for (dialect, [before, repeated, after], errors) in CASES {
        let text = [*before, &repeated.repeat(TIMES), *after].concat();
        let report = dialect.check(text.as_bytes());
        let told = report.problems().filter(|problem| problem.severity() == Severity::Error);
        let told: Vec<_> = told.map(|problem| (problem.code(), problem.span().range())).collect();
        let wanted = (0..told.len()).map(|at| {
            let (code, place) = &errors[at % errors.len()];
            let start = before.len() + at / errors.len() * repeated.len();
            (*code, start + place.start..start + place.end)
        });
        let count = report.count(Severity::Error);
        // Every text has far more errors than a report holds.
        if count != errors.len() * TIMES || told.len() != 8 || !told.iter().cloned().eq(wanted) {
            wrong.push(format!("{dialect} {before}{repeated}…{after}: {count} errors, {told:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All errors of a text.
#[rustfmt::skip]
const ALL: &[(Dialect, &str, Errors)] = &[
    (Dialect::Proxy, "https://[::1", &[(Code::UnexpectedEnd, 12..12)]),
    (Dialect::Proxy, "https://[::1/10.1/a<", &[(Code::CharacterNotAllowed, 12..13), (Code::CharacterNotAllowed, 19..20)]),
    (Dialect::Proxy, "https://[x]/10.1/a<", &[(Code::CharacterNotAllowed, 9..10), (Code::CharacterNotAllowed, 18..19)]),
    (Dialect::Proxy, "https://<h>/10.1/a", &[(Code::CharacterNotAllowed, 8..9), (Code::CharacterNotAllowed, 10..11)]),
    (Dialect::Proxy, "https://<h", &[(Code::CharacterNotAllowed, 8..9), (Code::MissingSlash, 10..10)]),
    (Dialect::HdlResolver, "hdl://>c?x/7", &[(Code::CharacterNotAllowed, 6..7), (Code::MissingSlash, 8..8)]),
    (Dialect::Sun98Proxy, "http://", &[(Code::UnexpectedEnd, 7..7)]),
    (Dialect::Sun98Uri, "hdl:a/", &[(Code::EmptyLocalName, 6..6)]),
    (Dialect::CordraId, "1/", &[(Code::EmptyLocalName, 2..2)]),
    (Dialect::InfoHdl, "info:hdl/%2Fa/b", &[(Code::EmptyNamingAuthority, 9..9)]),
    (Dialect::HdlUri, "hdl://>c?x/7", &[(Code::CharacterNotAllowed, 6..7), (Code::MissingSlash, 8..8)]),
    (Dialect::HdlUri, "hdl://a/%4", &[(Code::BadPercentEscape, 8..10)]),
    (Dialect::HdlUri, "hdl://a.<%2Fb", &[(Code::CharacterNotAllowed, 8..9), (Code::EscapedSlashInPrefix, 9..12), (Code::MissingSlash, 13..13)]),
    (Dialect::CordraPath, "hdl:a%2Fb/", &[(Code::EscapedSlashInPrefix, 5..8), (Code::EmptyLocalName, 10..10)]),
    (Dialect::CordraHttp, "http://h", &[(Code::SegmentCount, 8..8)]),
    (Dialect::CordraHttp, "http://h/a", &[(Code::SegmentCount, 10..10)]),
    (Dialect::Handle, "a....b/c..d", &[(Code::EmptySegment, 2..2), (Code::EmptySegment, 3..3), (Code::EmptySegment, 4..4)]),
    (Dialect::Handle, "a..@..b./c", &[(Code::EmptySegment, 2..2), (Code::AtSignInPrefix, 3..4), (Code::EmptySegment, 5..5), (Code::EmptySegment, 8..8)]),
];

#[test]
fn nothing_is_reported_twice() {
    let mut wrong = Vec::new();
    for (dialect, text, wanted) in ALL {
        let report = dialect.check(text.as_bytes());
        let errors = report.problems().filter(|problem| problem.severity() == Severity::Error);
        let found: Vec<_> = errors.map(|error| (error.code(), error.span().range())).collect();
        if found != *wanted {
            wrong.push(format!("{dialect} {text}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
