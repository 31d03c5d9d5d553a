//! The dialect that reads a text whose result is wanted.

use handle_syntax::{Dialect, Options, Report};

use crate::reading::Reading;
use crate::reading::any_doi;

/// The dialect of a text; `None` if only its scheme says which.
///
/// # Errors
/// any-doi reads the text, and it is not a DOI name, so its result would not be what the user wants. The report is that
/// of any-doi.
pub(super) fn dialect<'t>(
    reading: Option<Reading>,
    text: &'t [u8],
    options: Options<'t>,
) -> Result<Option<Dialect>, Report<'t>> {
    if matches!(reading, Some(Reading::AnyDoi)) && !any_doi::is_plain(text) {
        let report = any_doi::check(text, options);
        if !report.is_valid() {
            return Err(report);
        }
    }
    Ok(reading.and_then(|reading| reading.dialect(text, options)))
}
