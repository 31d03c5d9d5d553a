//! Markup around an identifier.

use handle_grammar::class::Class;

use crate::accident::hit::Hit;
use crate::accident::octets::{Words, has_digit, is_word};
use crate::accident::pasted::Pasted;
use crate::text::ascii::edges;

use super::only::{begins, keep, only};
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
    if !is_name && begins(text) || pieces(text).next().is_none() {
        return None;
    }
    let kept = only(text).filter(|kept| kept.start > 0 || is_name)?;
    // There is another rule for grave accents after an identifier.
    let cut = kept.start > 0
        || pieces(&text[kept.end..]).any(|piece| piece != "``")
        || text[kept.end..].iter().any(|&octet| b"\"}]<".contains(&octet));
    let before = &text[..kept.start];
    // Text that begins like a DOI name is not markup before another name.
    if before.starts_with(b"10.") {
        return None;
    }
    // Words before a name, without any mark, are not markup.
    let marked =
        before.is_empty() || before.iter().any(|&octet| b"<>\"'={}[]*`%|-&".contains(&octet));
    let after = &text[kept.end..];
    let goes_on = || kept.start == 0 && may_go_on(after) || is_unpaired(after);
    (cut && marked).then(|| keep(text, &kept).offered(!goes_on()).moved(start))
}

/// Whether a name may go on in the text after it: perhaps a full stop, a blank and a word with a digit, before any markup.
fn may_go_on(after: &[u8]) -> bool {
    let markup = (0..after.len()).find(|at| SIGNS.stand(after, *at)).unwrap_or(after.len());
    let words = &after[..markup];
    let words = words.strip_prefix(b".").unwrap_or(words).strip_prefix(b" ").unwrap_or_default();
    has_digit(words) && is_word(words, b"._-/()")
}

/// The pieces of markup in a text.
fn pieces(text: &[u8]) -> impl Iterator<Item = &'static str> {
    let begins = |&at: &usize| INITIAL.contains(text[at]);
    (0..text.len()).filter(begins).flat_map(|at| SIGNS.at(text, at))
}
