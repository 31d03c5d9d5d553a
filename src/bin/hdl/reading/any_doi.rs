//! `any-doi`: a DOI name in any spelling: alone, after `doi:` or `info:doi/`, or in a link to a known proxy; also a
//! shortDOI.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, NotFixed, Options, Report, Severity, read_plain};

use crate::reading::{found, info_doi};

/// The dialect of a text: that of links or of info URIs if the text is one of a DOI name, or may be one after
/// correction.
pub(crate) fn dialect(text: &[u8], options: Options<'_>) -> Dialect {
    reading(text, options).dialect
}

/// How a text is read.
struct Read<'t> {
    dialect: Dialect,
    /// Whether the text is a link or an info URI of something other than a DOI name.
    is_other: bool,
    /// The report of the dialect, if it was needed to choose the dialect.
    report: Option<Report<'t>>,
}

impl Read<'_> {
    /// A text that the dialect reads, without a report.
    fn by(dialect: Dialect) -> Self {
        Self { dialect, is_other: false, report: None }
    }
}

fn reading<'t>(text: &'t [u8], options: Options<'t>) -> Read<'t> {
    let scheme = Dialect::by_scheme(text);
    if scheme == Dialect::InfoUri {
        return info_reading(text, options);
    }
    if scheme != Dialect::Proxy && !(scheme == Dialect::Handle && has_link_slashes(text)) {
        return Read::by(Dialect::Doi);
    }
    let is_other = match Dialect::Proxy.handle_with(text, options) {
        Some(handle) if is_doi(&handle) => return Read::by(Dialect::Proxy),
        Some(handle) if handle.first().is_some_and(u8::is_ascii_digit) => {
            return Read::by(Dialect::Doi);
        }
        handle => handle.is_some(),
    };
    let report = Dialect::Proxy.check_with(text, options);
    if is_other && report.is_empty() || leads_elsewhere(&report, options) {
        return Read::by(Dialect::Doi);
    }
    // A second link or a label may come before the name.
    Read { dialect: Dialect::Proxy, is_other, report: Some(report) }
}

/// How an info URI is read: as an info URI, if it is one of the namespace of DOI names.
fn info_reading<'t>(text: &'t [u8], options: Options<'t>) -> Read<'t> {
    if !info_doi::has_namespace(text) {
        return Read::by(Dialect::Doi);
    }
    if info_doi::name(text, options).is_some_and(|name| is_doi(&name)) {
        return Read::by(Dialect::InfoUri);
    }
    let report = Dialect::InfoUri.check_with(text, options);
    if report.is_empty() {
        return Read::by(Dialect::Doi);
    }
    Read { dialect: Dialect::InfoUri, is_other: report.is_valid(), report: Some(report) }
}

/// The handle that a DOI name in any spelling means.
pub(crate) fn handle<'t>(text: &'t [u8], options: Options<'t>) -> Option<Cow<'t, [u8]>> {
    match dialect(text, options) {
        Dialect::InfoUri => info_doi::name(text, options),
        dialect => dialect.handle_with(text, options),
    }
}

/// Whether a link, after the edits that its report offers, leads to a handle that is not a DOI name, so that it would
/// be refused again.
fn leads_elsewhere(report: &Report<'_>, options: Options<'_>) -> bool {
    report.repaired().is_some_and(|repaired| {
        let text = repaired.text().as_bytes();
        let handle = Dialect::Proxy.handle_with(text, options);
        Dialect::by_scheme(text) == Dialect::Proxy && handle.is_some_and(|handle| !is_doi(&handle))
    })
}

/// Whether a handle is a DOI name or a shortDOI.
fn is_doi(handle: &[u8]) -> bool {
    matches!(handle, [b'1', b'0', b'.' | b'/', ..])
}

/// Whether a quick check shows that a text is a DOI name without problems.
pub(crate) fn is_plain(text: &[u8]) -> bool {
    let read = read_plain(text);
    matches!(read, Some((Dialect::Handle | Dialect::Proxy, [b'1', b'0', b'.', ..])))
}

/// Whether a text begins with two slashes, perhaps after a misspelt scheme and a colon, or after a scheme without one.
fn has_link_slashes(text: &[u8]) -> bool {
    let Some(slashes) = text.windows(2).take("https：//".len()).position(|pair| pair == b"//")
    else {
        return false;
    };
    let scheme = &text[..slashes];
    let colon = [":", "："].iter().any(|colon| scheme.ends_with(colon.as_bytes()));
    colon || [&b""[..], b"http", b"https"].iter().any(|known| scheme.eq_ignore_ascii_case(known))
}

/// Checks a text.
pub(crate) fn check<'t>(text: &'t [u8], options: Options<'t>) -> Report<'t> {
    let Read { dialect, is_other, report } = reading(text, options);
    let mut report = report.unwrap_or_else(|| dialect.check_with(text, options));
    let is_scheme = found::scheme(text) > 0;
    // If a link leads to a handle that is not a DOI name, two problems say so; the one at the beginning of the link is
    // dropped, because the link itself is not wrong.
    let is_twice = Dialect::by_scheme(text) == Dialect::Proxy
        && report.problems().filter(|problem| problem.code() == Code::NotADoi).count() > 1;
    report.regrade(|problem| match problem.code() {
        // Here, `doi:` is one of the allowed spellings.
        Code::DoiPrefix if is_scheme => None,
        Code::NotADoi if is_twice && problem.span().start == 0 => None,
        Code::UnknownProxy => Some(Severity::Error),
        _ if is_other => Some(Severity::Error),
        _ => Some(problem.severity()),
    });
    report
}

/// The text after all safe fixes; a `doi:` that [`check`] accepts stays.
pub(crate) fn fix<'t>(text: &'t [u8], options: Options<'_>) -> Result<Cow<'t, [u8]>, NotFixed> {
    let fix = |name| dialect(text, options).fix_with(name, options);
    found::with_scheme(text, fix)
}

#[cfg(test)]
mod tests {
    use handle_syntax::Options;

    use super::{check, fix, is_plain};

    #[test]
    fn a_plain_doi_name_has_no_problem() {
        let plain =
            ["10.1000/182", "https://doi.org/10.1000/182", "http://hdl.handle.net/10.1000/182"];
        let others =
            ["hdl:10.1000/182", "info:doi/10.1000/182", "1721.1/1", "10.1000/1 2", "10/abc12"];
        for text in plain.into_iter().chain(others) {
            assert_eq!(is_plain(text.as_bytes()), plain.contains(&text), "{text}");
        }
        for text in plain {
            assert!(check(text.as_bytes(), Options::new()).is_empty(), "{text}");
        }
    }

    #[test]
    fn only_a_doi_name_is_valid() {
        let names = [
            "10.1000/182",
            "10/abc12",
            "doi:10.1000/182",
            "DOI:10.1000/182",
            "https://doi.org/10.1000/182",
            "http://dx.doi.org/10.1000/182",
            "https://doi.org/abc12",
            "https://hdl.handle.net/10.1000/182",
            "info:doi/10.1000/182",
            "info:doi/10.1000/182#a",
        ];
        let others = [
            "N/A",
            "2020/05/01",
            "see http://example.org/x",
            "http://example.org/x",
            "https://example.org/10.1000/182",
            "1O.1000/182",
            "4263537/4000",
            "https://hdl.handle.net/4263537/4000",
            "info:doi/10.1000",
            "info:doi/n/a",
            "info:doi/4263537/4000",
            "info:doi/10.1000/a b",
            "INFO:doi/10.1000",
            "info:hdl/10.1000/182",
            "info:lccn/2002",
            "urn:doi:10.1000/182",
            "hdl:10.1000/182",
            "10.1000",
            "https://doi.org/",
            "https://doi.org/10.1000/a\"b",
            "https://doi.org/https://doi.org/10.1000/182",
            "htps://doi.org/10.1000/182",
            "//doi.org/10.1000/182",
            "https://doi.org/the-identifier/resources/handbook/",
            "https://doi.org/other/182",
            "",
        ];
        let passes = |text: &str| check(text.as_bytes(), Options::default()).is_valid();
        names.iter().for_each(|text| assert!(passes(text), "{text}"));
        others.iter().for_each(|text| assert!(!passes(text), "{text}"));
        let plain = |text: &str| check(text.as_bytes(), Options::default()).is_empty();
        names.iter().for_each(|text| assert!(plain(text), "{text}"));
    }

    #[test]
    fn only_a_label_that_is_reported_is_deleted() {
        for (text, fixed) in [
            ("doi:10.1000/182", "doi:10.1000/182"),
            ("doi:10.1016/S0140-6736(20)30183", "doi:10.1016/S0140-6736(20)30183"),
            ("DOI:10.1000/182.", "DOI:10.1000/182."),
            ("doi: 10.1000/182.", "10.1000/182."),
        ] {
            let after = fix(text.as_bytes(), Options::new());
            assert_eq!(after.as_deref(), Ok(fixed.as_bytes()), "{text}");
        }
    }

    /// The page of a repository leads to a handle, which is not a DOI name.
    #[test]
    fn no_edit_is_offered_that_makes_a_text_that_is_refused() {
        for text in [
            "https://example.org/handle/1721.1/39679",
            " http://hdl.handle.net/4263537/4000",
            "http://hdl.handle.net/4263537/caf\u{E9}",
            "http://hdl.handle.net/4263537/4000<",
            "INFO:doi/10.1000",
        ] {
            let report = check(text.as_bytes(), Options::default());
            assert!(report.repaired().is_none() && !report.is_valid(), "{text}");
        }
        let report = check(b"https://example.org/doi/10.1000/182", Options::default());
        let repaired = report.repaired().map(|repaired| repaired.text().to_owned());
        assert_eq!(repaired.as_deref(), Some("https://doi.org/10.1000/182"));
    }
}
