//! The dialect that reads a text whose result is wanted.

use handle_syntax::{Dialect, Options, Report};

use crate::names::any_doi;
use crate::names::selection::Selection;

/// The reading of a place, or else that of the argument `named`. A rule that the place names means no handle, so it is
/// not asked.
pub(super) fn chosen<'a>(
    own: Option<&'a Selection>,
    named: Option<&'a Selection>,
) -> Option<&'a Selection> {
    own.filter(|own| !matches!(own, Selection::Production(_))).or(named)
}

/// The dialect of a text; `None` if only its scheme says.
///
/// # Errors
/// The text is no DOI name, and any-doi reads it: its result would be something else than the user wants. The report is
/// that of any-doi.
pub(super) fn dialect<'t>(
    reading: Option<&Selection>,
    text: &'t [u8],
    options: Options<'t>,
) -> Result<Option<Dialect>, Report<'t>> {
    if matches!(reading, Some(Selection::AnyDoi)) && !any_doi::is_plain(text) {
        let report = any_doi::check(text, options);
        if !report.is_valid() {
            return Err(report);
        }
    }
    Ok(reading.and_then(|reading| reading.dialect(text, options)))
}
