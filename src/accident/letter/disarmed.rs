//! Dots and slashes in brackets or in words, as people write them so that no program makes a link of a text.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::starts;
use crate::accident::name::registered_doi_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// What people write in place of a dot or a slash, and the sign that they mean.
const WRITTEN: &[(&str, &str)] = &[
    ("[.]", "."),
    ("(.)", "."),
    ("[dot]", "."),
    ("(dot)", "."),
    (" dot ", "."),
    ("[/]", "/"),
    ("[slash]", "/"),
    ("(slash)", "/"),
    (" slash ", "/"),
];

/// `10[.]1000[/]182`, `10 dot 1000 slash 182`: dots and slashes in brackets or words in a DOI name, the first of them
/// in its prefix or right after that.
pub(crate) fn disarmed(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    let is_written = |at: usize| WRITTEN.iter().any(|(written, _)| starts(text, at, written));
    // Few texts begin so and have no slash, which spares the others the search.
    let may_be = starts(text, body.start, "10") && pasted.slash_of_handle().is_none();
    if !may_be || !body.clone().any(is_written) {
        return None;
    }
    let (mut places, mut name, mut at) = (Vec::new(), String::new(), body.start);
    while at < body.end {
        let written = WRITTEN.iter().find(|(written, _)| starts(text, at, written));
        let end = at + written.map_or(1, |(written, _)| written.len());
        match written {
            Some((_, meant)) => {
                places.push((at..end, (*meant).into()));
                name.push_str(meant);
            }
            // Only the ASCII of the prefix counts here.
            None => name.push(char::from(text[at])),
        }
        at = end;
    }
    let is_name = registered_doi_slash(name.as_bytes(), 0).is_some();
    Hit::all(places.into_iter().filter(|_| is_name))
}
