//! Properties of detection: it finds every dialect that reads a text, and reports if their handles differ.

use handle_syntax::meaning::Reading;
use handle_syntax::{Code, Dialect, Options, ResolverSegment, check_with, detect_with};

use crate::choice::OPTIONS;

/// Asserts the properties for `text`.
pub(crate) fn hold(text: &[u8]) {
    OPTIONS.into_iter().for_each(|options| hold_for(options, text));
}

/// Asserts the properties for `text` with these options.
pub(crate) fn hold_for(options: Options<'_>, text: &[u8]) {
    let readings = detect_with(text, options);
    let detected: Vec<_> = readings.iter().map(|reading| reading.dialect).collect();
    let reads = |dialect: &Dialect| dialect.is_valid_with(text, options);
    let valid: Vec<_> = Dialect::ALL.iter().copied().filter(reads).collect();
    assert_eq!(detected, valid, "detected in {}", text.escape_ascii());
    is_reported_as_ambiguous(text, options, &readings);
}

/// Asserts that a check by the scheme reports `ambiguous` exactly if another dialect with the same beginning reads
/// another handle.
fn is_reported_as_ambiguous(text: &[u8], options: Options<'_>, readings: &[Reading<'_>]) {
    let (dialect, report) = check_with(text, options);
    let is_rival = |other: Dialect| match dialect {
        Dialect::HdlUri | Dialect::HdlResolver => other.example().starts_with("hdl:"),
        Dialect::Proxy if options != options.resolver_segment(ResolverSegment::Unknown) => {
            other == Dialect::CordraHttp
        }
        _ => false,
    };
    let own = readings.iter().find(|own| own.dialect == dialect);
    let differs = |other: &Reading<'_>| own.is_some_and(|own| own.handle != other.handle);
    let ambiguous = readings.iter().any(|other| is_rival(other.dialect) && differs(other));
    let told = report.has(Code::Ambiguous);
    assert_eq!(told, ambiguous, "{dialect} \"{}\" {options:?}", text.escape_ascii());
}
