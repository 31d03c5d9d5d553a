//! The name of a function before an identifier, as in a program or a spreadsheet.

use crate::accident::form::octets::{ends, starts};
use crate::accident::name::registered_doi_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The marks with which the argument of a function begins and ends.
const ARGUMENTS: &[(&str, &str)] = &[("(\"", "\")"), ("('", "')"), ("\"", "\""), ("'", "'")];

/// `DOI("10.…")`, `doi"10.…"`: a DOI name in quotation marks right after the label.
pub(crate) fn function(pasted: &Pasted<'_>) -> Option<Hit> {
    const LABEL: &str = "doi";
    let (text, end) = (pasted.flat, pasted.body.end);
    if !pasted.is_name() || !starts(text, 0, LABEL) {
        return None;
    }
    let (open, close) = ARGUMENTS.iter().find(|(open, close)| {
        let name = LABEL.len() + open.len();
        let is_around = starts(text, LABEL.len(), open) && ends(text, end, close);
        is_around && registered_doi_slash(&text[..end - close.len()], name).is_some()
    })?;
    let close = end - close.len()..end;
    Some(Hit::cut(0..LABEL.len() + open.len()).and(close, ""))
}
