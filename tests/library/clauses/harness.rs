//! Compares the verdict of a case with the report.

use handle_syntax::{Code, Dialect, Options, Problem, Report, ResolverSegment, Severity};

/// The verdict about a text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Verdict {
    /// The report is empty.
    Accepted,
    /// The report has this advice at this octet, perhaps other problems, and no error.
    Advised(Code, u32),
    /// The report has this warning at this octet, perhaps other problems, and no error.
    Warned(Code, u32),
    /// The first error is this one, at this octet.
    Refused(Code, u32),
}

/// Clause, dialect, text, verdict.
///
/// Options may follow the dialect: `characters`; `charset` and that of the host document; `unmarked` for a resolver
/// without a segment of its own, or that segment.
pub(crate) type Case = (&'static str, &'static str, &'static [u8], Verdict);

/// A dialect, the parts besides the handle that a conversion to it keeps, and texts, each with the parts that it has.
///
/// `parameters` is the query of a link, which tells a proxy what to do, so that only a conversion to a link keeps it.
pub(crate) type Beside = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// A dialect, and the octets that a conversion to it escapes in the naming authority and in the local name: first those
/// that its rules require, then those that are also recommended. A part without escapes has no octets.
pub(crate) type Escaped = (&'static str, [&'static str; 2], [&'static str; 2]);

/// The octets that are escaped in `u-na-segment` and `reg-name`.
pub(crate) const NA: &str = "00-20 22-23 25 2F 3A 3C 3E-40 5B-5E 60 7B-7D 7F-FF";
/// The octets that are escaped in a path of `pchar` and `/`.
pub(crate) const PATH: &str = "00-20 22-23 25 3C 3E-3F 5B-5E 60 7B-7D 7F-FF";

/// The wanted and the found verdict, if they differ.
pub(crate) fn failure(&(clause, reading, text, wanted): &Case) -> Option<String> {
    let report = report(reading, text);
    let found = list(&report);
    let text = text.escape_ascii();
    (!fits(wanted, &report))
        .then(|| format!("{clause}: `{text}` as {reading}: wanted {wanted:?}, found {found}"))
}

/// The report about `text`; asserts that the quick answer agrees with it.
pub(crate) fn report<'t>(reading: &'t str, text: &'t [u8]) -> Report<'t> {
    let (dialect, options) = self::reading(reading);
    let report = dialect.check_with(text, options);
    let valid = dialect.is_valid_with(text, options);
    assert_eq!(valid, report.is_valid(), "{reading} \"{}\"", text.escape_ascii());
    report
}

/// The dialect that `reading` names, and the options after its name.
pub(crate) fn reading(reading: &str) -> (Dialect, Options<'_>) {
    let (name, option) = reading.split_once(' ').unwrap_or((reading, ""));
    let dialect = name.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    (dialect, options(option))
}

fn options(option: &str) -> Options<'_> {
    let charset = option.strip_prefix("charset ").and_then(|label| label.parse().ok());
    let resolver_segment = match option {
        "" | "characters" => ResolverSegment::Unknown,
        _ if charset.is_some() => ResolverSegment::Unknown,
        "unmarked" => ResolverSegment::Absent,
        segment => ResolverSegment::Is(segment),
    };
    let characters = option == "characters";
    Options::new().characters(characters).charset(charset).resolver_segment(resolver_segment)
}

fn fits(wanted: Verdict, report: &Report<'_>) -> bool {
    let said = |severity, code, at| {
        let mut problems = report.problems().filter(|problem| problem.severity() == severity);
        problems.any(|problem| problem.code() == code && problem.span().start == at)
    };
    match wanted {
        Verdict::Accepted => report.is_empty(),
        Verdict::Advised(code, at) => report.is_valid() && said(Severity::Advice, code, at),
        Verdict::Warned(code, at) => report.is_valid() && said(Severity::Warning, code, at),
        Verdict::Refused(code, at) => report
            .problems()
            .find(|problem| problem.severity() == Severity::Error)
            .is_some_and(|first| first.code() == code && stands(code, first.span().start, at)),
    }
}

/// Whether the problem is at the wanted octet. For a text that a charset cannot decode, any octet is right.
fn stands(code: Code, found: u32, wanted: u32) -> bool {
    code == Code::CharsetDecode || found == wanted
}

fn list(report: &Report<'_>) -> String {
    let problem = |problem: Problem<'_>| {
        format!("{} {}@{:?}", problem.severity(), problem.code(), problem.span().range())
    };
    let problems: Vec<_> = report.problems().map(problem).collect();
    if problems.is_empty() { "nothing".into() } else { problems.join(", ") }
}
