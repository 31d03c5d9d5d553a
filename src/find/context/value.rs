//! Identifiers that are a whole value, with no sentence around them.

use crate::text::heads::WEB;
use crate::text::{self, ascii, position, run, run_before};

use super::searched::Searched;
use super::word::is_space_or_line_end;

/// The marks after which a whole value may begin.
pub(in crate::find) const OPENING: &[u8] = b"\"'{";

/// Whether an identifier at `start` is a whole value, as of an attribute, of a field or of the argument of a command:
/// `href="…"`, `"doi": "…"`, `doi = {…}`, `\doi{…}`. Then punctuation at its end belongs to it, and not to a sentence
/// around it. The text goes on with `rest` after it.
pub(in crate::find) fn is_value(searched: Searched<'_>, start: usize, rest: &[u8]) -> bool {
    let before = |at| searched.before(at);
    match (before(start), rest.first().copied()) {
        (b'"', Some(b'"')) | (b'\'', Some(b'\'')) => {
            let name = back(searched, start, is_space_or_line_end);
            match before(name) {
                b':' => name > 0 && before(name - 1) == b'"',
                octet => octet == b'=',
            }
        }
        (b'{', Some(b'}')) => is_of_latex(searched, start),
        _ => false,
    }
}

/// Whether an identifier at `start`, with `rest` after it, is the target of a link of Markdown or the text of an
/// element for identifiers: `[182](https://…)`, `<https://…>`, `<doi>…</doi>`. Then a full stop or a comma at its end
/// belongs to it, and not to a sentence around it.
pub(in crate::find) fn is_target(searched: Searched<'_>, start: usize, rest: &[u8]) -> bool {
    let before = |at| searched.before(at);
    let is_link = || WEB.into_iter().any(|web| ascii::starts_with(&searched.text[start..], web));
    match (before(start), rest.first()) {
        (b'(', Some(b')')) => start > 0 && before(start - 1) == b']' && is_link(),
        (b'<', Some(b'>')) => is_link(),
        (b'>', Some(b'<')) => closes_element(rest),
        _ => false,
    }
}

/// The names of elements have at most this many octets.
const LONGEST_ELEMENT: usize = 64;

/// How the names of elements end that have an identifier and nothing else: `doi`, `dc:identifier`, `pub-id`, `idno`.
const ELEMENTS: [&str; 5] = ["doi", "identifier", "pub-id", "article-id", "idno"];

/// Whether `rest` begins with the tag that closes an element of this kind.
fn closes_element(rest: &[u8]) -> bool {
    let Some(tag) = rest.strip_prefix(b"</") else { return false };
    let is_of_name = |octet: &u8| octet.is_ascii_alphanumeric() || b":-_".contains(octet);
    let name = &tag[..run(text::first(tag, LONGEST_ELEMENT), 0, is_of_name)];
    ELEMENTS.into_iter().any(|element| ascii::ends_with(name, element))
}

/// Whether an identifier at `start` begins the argument of a command of LaTeX, or a field of BibTeX.
pub(in crate::find) fn is_of_latex(searched: Searched<'_>, start: usize) -> bool {
    let before = |at| searched.before(at);
    if start == 0 || before(start) != b'{' {
        return false;
    }
    let letters_start = back(searched, start, |octet| octet.is_ascii_alphabetic());
    let is = |command: &str| {
        command.len() == start - 1 - letters_start
            && command.bytes().zip(letters_start + 1..).all(|(octet, at)| octet == before(at))
    };
    before(back(searched, start, is_space_or_line_end)) == b'='
        || before(letters_start) == b'\\' && COMMANDS.into_iter().any(is)
}

/// Where the octets of a kind begin that stand before the opening mark of the value at `start`. No cut stands right
/// after a quotation mark that follows `=`, `:` or a blank (`ends_every_word`), so the block holds what is read here.
pub(in crate::find) fn back(
    searched: Searched<'_>,
    start: usize,
    is: impl Fn(u8) -> bool,
) -> usize {
    (1..start).rev().find(|&at| !is(searched.before(at))).unwrap_or(0)
}

/// Whether an identifier at `start` is the first key of a citation in LaTeX: `\cite{10.1000/182,knuth}`, `\citep*{`.
pub(in crate::find) fn is_first_cited(searched: Searched<'_>, start: usize) -> bool {
    let Some(head) = searched.text[..start].strip_suffix(b"{") else { return false };
    let head = head.strip_suffix(b"*").unwrap_or(head);
    let (sign, command) = head.split_at(run_before(head, head.len(), u8::is_ascii_alphabetic));
    sign.ends_with(b"\\") && position(command, "cite").is_some()
}

/// The commands of LaTeX whose argument is an identifier or a link, and not the words of a sentence.
const COMMANDS: [&str; 5] = ["doi", "url", "href", "path", "nolinkurl"];
