//! What holds when no dialect is named: every dialect that reads a text is told, and where their handles part.

use handle_syntax::{Code, Dialect, Options, Reading, ResolverSegment, check, detect_with};

use crate::choice::OPTIONS;

/// Asserts it for `text`.
pub(crate) fn hold(text: &[u8]) {
    OPTIONS.into_iter().for_each(|options| hold_for(options, text));
}

/// Asserts it for `text`, where the caller says something beside it.
pub(crate) fn hold_for(options: Options<'_>, text: &[u8]) {
    let readings = detect_with(text, options);
    let detected: Vec<_> = readings.iter().map(|reading| reading.dialect).collect();
    let reads = |dialect: &Dialect| dialect.is_valid_with(text, options);
    let valid: Vec<_> = Dialect::ALL.iter().copied().filter(reads).collect();
    assert_eq!(detected, valid, "detected in {}", text.escape_ascii());
    is_told_ambiguous(text, options, &readings);
}

/// A check by the scheme tells that another dialect of the same beginning reads another handle, and only then.
fn is_told_ambiguous(text: &[u8], options: Options<'_>, readings: &[Reading<'_>]) {
    use Dialect::{CordraHost, CordraHttp, CordraPath, HdlResolver, HdlUri, Proxy, Sun98Uri};
    let (dialect, report) = check(text, options);
    let alike: &[Dialect] = match dialect {
        HdlUri | HdlResolver => &[HdlUri, HdlResolver, CordraHost, CordraPath, Sun98Uri],
        Proxy if options.resolver_segment != ResolverSegment::Unspecified => &[Proxy, CordraHttp],
        _ => &[],
    };
    let own = readings.iter().find(|own| own.dialect == dialect);
    let differs = |other: &Reading<'_>| own.is_some_and(|own| own.handle != other.handle);
    let ambiguous = readings.iter().any(|other| alike.contains(&other.dialect) && differs(other));
    let told = report.problems().any(|problem| problem.code() == Code::Ambiguous);
    assert_eq!(told, ambiguous, "{dialect} \"{}\" {options:?}", text.escape_ascii());
}
