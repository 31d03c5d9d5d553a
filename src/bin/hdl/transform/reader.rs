//! The dialect that reads a text whose result is wanted.

use handle_syntax::{Dialect, Options};

use super::transformed::Transformed;
use crate::names::any_doi;
use crate::names::selection::Selection;

/// The dialect of a text, by its place or else by the argument `named`; `None` if only its scheme says. A rule that the
/// place names means no handle, so it is not asked.
///
/// # Errors
/// The text is no DOI name, and any-doi reads it: its result would be something else than the user wants.
pub(super) fn dialect(
    own: Option<&Selection>,
    named: Option<&Selection>,
    text: &[u8],
    options: Options<'_>,
) -> Result<Option<Dialect>, Transformed<'static>> {
    let reading = own.filter(|own| !matches!(own, Selection::Production(_))).or(named);
    let is_any = matches!(reading, Some(Selection::AnyDoi));
    if is_any && !any_doi::is_plain(text) {
        let report = any_doi::check(text, options);
        if !report.is_valid() {
            return Err(Transformed::refused(any_doi::NAME, report));
        }
    }
    Ok(reading.and_then(|reading| reading.dialect(text, options)))
}
