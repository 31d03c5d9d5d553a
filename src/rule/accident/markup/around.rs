//! Markup around an identifier.

use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::octets::{Words, is_blank, run};
use crate::rule::accident::pasted::Pasted;

use super::only::{keep, only};

/// Pieces of text that only markup has; a text without any of them is not searched.
static SIGNS: Words = Words::new(&[
    "<a ",
    "</",
    "/>",
    "href=",
    "src=",
    "=\"",
    "='",
    "](",
    "](<",
    "={",
    "= {",
    "= \"",
    "|doi",
    "=\\\"",
    "\": ",
    "\":\"",
    "{{",
    "}}",
    "<br",
    "<p>",
    "<b>",
    "<i>",
    "<span",
    "<div",
    "<doi",
    "<id",
    "``",
    "[[",
    "[http",
    "[/",
    "]]",
    "DO  - ",
    "AID - ",
    "LID - ",
    "UR  - ",
    "M3  - ",
    "L3  - ",
    "%R ",
    "<!--",
    "<http",
    "'doi'",
    "\\r",
    "\\n",
    "<link",
    "<meta",
    "doi={",
    "<identifier",
    "<dc:",
    "<rdf:",
    "\"doi\"",
]);

/// Other markup around an identifier: attributes, links of Markdown, fields of BibTeX, JSON and RIS, templates of a
/// wiki.
pub(crate) fn around(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !matches!(pasted.kind, Kind::Name) || !has_sign(text) {
        return None;
    }
    let kept = only(text)?;
    let cut = kept.start > 0
        || has_sign(&text[kept.end..])
        || text[kept.end..].iter().any(|&octet| b"\"}]<".contains(&octet));
    let before = &text[..kept.start];
    if begins_prefix(before) {
        return None;
    }
    // Words before a name, without any mark, are not markup.
    let marked =
        before.is_empty() || before.iter().any(|&octet| b"<>\"'={}[]*`%|-&".contains(&octet));
    (cut && marked).then(|| keep(text, &kept))
}

/// Whether a text begins like a prefix, rather than with the number of an item and a blank after it.
fn begins_prefix(text: &[u8]) -> bool {
    let digits = run(text, 0, |octet| octet.is_ascii_digit());
    matches!(text.get(digits..), Some([b'.', next, ..]) if digits > 0 && !is_blank(*next))
}

fn has_sign(text: &[u8]) -> bool {
    (0..text.len()).any(|at| SIGNS.at(text, at).next().is_some())
}
