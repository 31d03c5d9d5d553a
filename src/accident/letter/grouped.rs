//! Signs that BibTeX and LaTeX put in braces or between dollar signs.

use crate::accident::hit::Hit;
use crate::accident::name::registered_doi_slash;
use crate::accident::octets::starts;
use crate::accident::pasted::Pasted;

/// What is written for each sign.
const GROUPS: &[(&str, &str)] = &[
    ("{-}", "-"),
    ("{--}", "-"),
    ("{.}", "."),
    ("{/}", "/"),
    ("{_}", "_"),
    ("$-$", "-"),
    ("$.$", "."),
    ("$/$", "/"),
    ("$_$", "_"),
];

/// `10.1016/S0140{-}6736(97)11096{-}0`: signs in groups, inside a DOI name.
pub(crate) fn grouped(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    if !starts(text, body.start, "10") || !pasted.may_be_handle() {
        return None;
    }
    let group = |at: usize| GROUPS.iter().find(|(written, _)| starts(text, at, written));
    let places = body.clone().filter(|at| b"{$".contains(&text[*at])).filter_map(|at| {
        let (written, meant) = group(at)?;
        let end = at + written.len();
        let is_inside = text[at - 1].is_ascii_alphanumeric()
            && text.get(end).is_some_and(u8::is_ascii_alphanumeric);
        is_inside.then(|| (at..end, (*meant).into()))
    });
    let hit = Hit::all(places)?;
    // In the prefix, only the dot after `10` is looked at.
    let is_named = registered_doi_slash(text, body.start).is_some()
        || starts(text, body.start, "10{.}")
        || starts(text, body.start, "10$.$");
    is_named.then_some(hit)
}
