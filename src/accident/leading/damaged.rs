//! Labels of DOI names and of handles that are damaged, or that are written like the name of a function.

use crate::accident::form::octets::starts;
use crate::accident::name::{handle_slash, registered_doi_slash};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// How the label of a DOI name is written if two keys were struck in the wrong order or one too many, and what of it
/// belongs to the name.
const OF_DOIS: &[(&str, &str)] =
    &[("doi1:", "1"), ("do:i", ""), ("d:oi", ""), ("doi;:", ""), ("doi:;", ""), ("doi.:", "")];

/// How the label of a handle is written if a letter or the mark after it is missing.
const OF_HANDLES: &[&str] = &["hd:", "hl:", "dl:", "hdl.handle.net", "hdl"];

/// `doi1:0.7910/…`, `do:i10.4000/…`, `hd:10568/…`, `hdl10947/…`: a damaged label.
pub(crate) fn damaged(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    if !pasted.may_be_handle() {
        return None;
    }
    let of_doi = OF_DOIS.iter().find(|(label, kept)| {
        let named = |rest| registered_doi_slash(&[kept.as_bytes(), rest].concat(), 0).is_some();
        starts(body, 0, label) && named(&body[label.len()..])
    });
    if let Some((label, kept)) = of_doi {
        return Some(Hit::swap(start..start + label.len(), *kept));
    }
    let label = OF_HANDLES.iter().find(|label| {
        let is_long = |slash| slash > label.len() + 3;
        starts(body, 0, label) && handle_slash(body, label.len()).is_some_and(is_long)
    })?;
    Some(Hit::cut(start..start + label.len()))
}
