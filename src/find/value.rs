//! Identifiers that are a whole value, with no sentence around them.

use super::searched::Searched;
use super::word::is_space_or_line_end;

/// Whether an identifier at `start` is a whole value, as of an attribute, of a field or of the argument of a command:
/// `href="…"`, `"doi": "…"`, `doi = {…}`, `\doi{…}`. Then punctuation at its end belongs to it, and not to a sentence
/// around it.
pub(super) fn is_value(searched: Searched<'_>, start: usize, after: Option<u8>) -> bool {
    let before = |at| searched.before(at);
    let Some(quote) = start.checked_sub(1) else { return false };
    let back = |is: fn(u8) -> bool| (1..=quote).rev().find(|&at| !is(before(at))).unwrap_or(0);
    // No cut stands right after a quotation mark that follows `=`, `:` or a blank (`ends_every_word`), so the block holds what
    // is read here.
    let name = || back(is_space_or_line_end);
    match (before(start), after) {
        (b'"', Some(b'"')) | (b'\'', Some(b'\'')) => {
            let name = name();
            match before(name) {
                b':' => name > 0 && before(name - 1) == b'"',
                octet => octet == b'=',
            }
        }
        (b'{', Some(b'}')) => {
            let start = back(|octet| octet.is_ascii_alphabetic());
            let is = |command: &str| {
                command.len() == quote - start
                    && command.bytes().zip(start + 1..).all(|(octet, at)| octet == before(at))
            };
            before(name()) == b'=' || before(start) == b'\\' && COMMANDS.into_iter().any(is)
        }
        _ => false,
    }
}

/// The commands of LaTeX whose argument is an identifier or a link, and not the words of a sentence.
const COMMANDS: [&str; 5] = ["doi", "url", "href", "path", "nolinkurl"];
