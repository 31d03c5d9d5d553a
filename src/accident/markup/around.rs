//! Markup around an identifier.

use handle_grammar::class::Class;

use crate::accident::form::words::Words;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::slip::damaged_prefix::may_begin_identifier;
use crate::text::ascii::edges;

use super::only::{keep, only};
use super::tail::is_unpaired;

/// Pieces of text that only markup has; a text without any of them is not searched.
const PIECES: &[&str] = &[
    "<a ", "</", "/>", "href=", "src=", "=\"", "='", "](", "={", "= {", "= \"", "|doi", "=\\\"",
    "\": ", "\":\"", "{{", "}}", "<br", "<p>", "<b>", "<i>", "<span", "<div", "<doi", "<id", "``",
    "}{10.", "[[", "[http", "[/", "]]", "DO  - ", "AID - ", "LID - ", "UR  - ", "M3  - ", "L3  - ",
    "%R ", "<!--", "<http", "'doi'", "\\r", "\\n", "<link", "<meta", "<li>", "<td>", "<p ", "<a>",
    "<em>", "<strong>", "<dc:", "<rdf:", "\"doi\"",
];

static SIGNS: Words = Words::new(PIECES);

/// The octets with which these pieces begin: the search skips everything else.
const INITIAL: Class = edges(PIECES, false);

/// Other markup around an identifier: attributes, links of Markdown, fields of BibTeX, JSON and RIS, templates of a
/// wiki.
pub(crate) fn around(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.body(), pasted.body.start);
    if !pasted.expects_handle() {
        return None;
    }
    // Other rules report what follows the identifier of a link or of a URI, so a link or a URI that begins with a whole
    // identifier is not searched.
    let is_name = pasted.is_name();
    pieces(text).next()?;
    let kept = only(text).filter(|kept| kept.start > 0 || is_name)?;
    // There is another rule for grave accents after an identifier.
    let cut = kept.start > 0
        || pieces(&text[kept.end..]).any(|piece| piece != "``")
        || text[kept.end..].iter().any(|&octet| b"\"}]<".contains(&octet));
    let before = &text[..kept.start];
    // There is another rule for a bracket alone. Text that begins like a DOI name is not markup before another name.
    let is_opened = before == b"[" && kept.end == text.len() && may_begin_identifier(text, 1);
    if is_opened || before.starts_with(b"10.") {
        return None;
    }
    // Words before a name, without any mark, are not markup.
    let marked =
        before.is_empty() || before.iter().any(|&octet| b"<>\"'={}[]*`%|-&".contains(&octet));
    let goes_on = || is_unpaired(&text[kept.end..]);
    (cut && marked).then(|| keep(text, &kept).offered(!goes_on()).moved(start))
}

/// The pieces of markup in a text.
fn pieces(text: &[u8]) -> impl Iterator<Item = &'static str> {
    let begins = |&at: &usize| INITIAL.contains(text[at]);
    (0..text.len()).filter(begins).flat_map(|at| SIGNS.at(text, at))
}
