//! Identifiers that were found in a text: the dialect of their scheme reads them, and `doi:` before a DOI name stays.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, NotFixed, Options, Report, check_with};

/// The scheme before a DOI name, without a space after it.
const SCHEME: &[u8] = b"doi:";

/// The length of `doi:`, if a text begins with it and with a DOI name after it, perhaps without its first digit or
/// after the same scheme again; otherwise 0.
pub(super) fn scheme(text: &[u8]) -> usize {
    let Some(rest) = after_scheme(text) else { return 0 };
    let is_followed = matches!(after_scheme(rest).unwrap_or(rest), [b'1', ..] | [b'0', b'.', ..]);
    if is_followed { SCHEME.len() } else { 0 }
}

/// The text after the scheme with which it begins.
fn after_scheme(text: &[u8]) -> Option<&[u8]> {
    let (scheme, rest) = text.split_at_checked(SCHEME.len())?;
    scheme.eq_ignore_ascii_case(SCHEME).then_some(rest)
}

/// Checks a text by the dialect of its scheme; returns that dialect and the report.
pub(super) fn check<'t>(text: &'t [u8], options: Options<'t>) -> (Dialect, Report<'t>) {
    let (dialect, mut report) = check_with(text, options);
    if scheme(text) > 0 {
        let is_scheme = |code| code == Code::DoiPrefix;
        report.regrade(|problem| Some(problem.severity()).filter(|_| !is_scheme(problem.code())));
    }
    (dialect, report)
}

/// The text after all safe fixes.
pub(super) fn fix<'t>(text: &'t [u8], options: Options<'_>) -> Result<Cow<'t, [u8]>, NotFixed> {
    with_scheme(text, |name| Dialect::by_scheme(text).fix_with(name, options))
}

/// Applies `fix` to the DOI name after a `doi:`, which stays, or to the whole text if it does not begin so.
pub(super) fn with_scheme<'t>(
    text: &'t [u8],
    fix: impl FnOnce(&'t [u8]) -> Result<Cow<'t, [u8]>, NotFixed>,
) -> Result<Cow<'t, [u8]>, NotFixed> {
    let (scheme, name) = text.split_at(scheme(text));
    Ok(match fix(name)? {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(fixed) => Cow::Owned([scheme, &fixed].concat()),
    })
}

#[cfg(test)]
mod tests {
    use handle_syntax::Options;

    use super::{check, fix};

    #[test]
    fn the_scheme_of_a_doi_name_stays() {
        let text = b"doi:10.1000/182";
        assert!(check(text, Options::new()).1.is_empty());
        assert_eq!(fix(text, Options::new()).as_deref(), Ok(&text[..]));
    }

    #[test]
    fn the_scheme_of_a_damaged_doi_name_stays_and_so_does_one_of_two() {
        for (text, mended) in [
            ("DOI:0.1038/s42256-025-01019-5", "DOI:10.1038/s42256-025-01019-5"),
            ("doi:doi:10.1000/182", "doi:10.1000/182"),
        ] {
            let report = check(text.as_bytes(), Options::new()).1;
            let repaired = report.repaired().map(|repaired| repaired.text().to_owned());
            assert_eq!(
                (repaired.as_deref(), report.problems().count()),
                (Some(mended), 1),
                "{text}"
            );
        }
    }

    #[test]
    fn a_label_is_reported() {
        assert!(!check(b"doi: 10.1000/182", Options::new()).1.is_empty());
    }
}
