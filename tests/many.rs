//! Texts with very many errors: each is counted, and the first are told where they are.

use std::ops::Range;

use handle_syntax::{Code, Dialect, Severity};

/// More than a text is mended and read again.
const TIMES: usize = 100;

/// A dialect; what stands first, what is repeated, and what stands behind; the errors of what is repeated, and their octets.
type Case = (Dialect, [&'static str; 3], &'static [(Code, Range<usize>)]);

#[rustfmt::skip]
const CASES: &[Case] = &[
    (Dialect::HdlUri, ["hdl://a/", "<a", ""], &[(Code::CharacterNotAllowed, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/", "%zz", ""], &[(Code::BadPercentEscape, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/", "%zaa", ""], &[(Code::BadPercentEscape, 0..1)]),
    (Dialect::HdlUri, ["hdl://a/", "%az%41", ""], &[(Code::BadPercentEscape, 0..2)]),
    (Dialect::HdlUri, ["hdl://a/", "%4<a", ""], &[(Code::BadPercentEscape, 0..2), (Code::CharacterNotAllowed, 2..3)]),
    (Dialect::HdlUri, ["hdl://", "<a", "/a"], &[(Code::CharacterNotAllowed, 0..1)]),
    (Dialect::HdlUri, ["hdl://a", "..a", "/a"], &[(Code::EmptySegment, 1..1)]),
    (Dialect::HdlUri, ["hdl://a", "...a", "/a"], &[(Code::EmptySegment, 1..1), (Code::EmptySegment, 2..2)]),
    (Dialect::HdlUri, ["hdl://a", ".", "/a"], &[(Code::EmptySegment, 1..1)]),
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
    for (dialect, [before, repeated, behind], errors) in CASES {
        let text = [*before, &repeated.repeat(TIMES), *behind].concat();
        let report = dialect.check(text.as_bytes());
        let told = report.problems.iter().filter(|problem| problem.severity == Severity::Error);
        let told: Vec<_> = told.map(|problem| (problem.code, problem.span.range())).collect();
        let wanted = (0..told.len()).map(|at| {
            let (code, place) = &errors[at % errors.len()];
            let start = before.len() + at / errors.len() * repeated.len();
            (*code, start + place.start..start + place.end)
        });
        let count = report.count(Severity::Error);
        if count != errors.len() * TIMES || !told.iter().cloned().eq(wanted) {
            wrong.push(format!("{dialect} {before}{repeated}…{behind}: {count} errors, {told:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
