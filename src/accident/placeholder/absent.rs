//! Texts that say that there is no identifier.

use crate::accident::form::octets::between_blanks;
use crate::accident::markup::has_mention;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy;

use super::filler::is_filler;
use super::template::WORDS;
use super::words::{
    ABBREVIATED, DASHES, ENGLISH, FAILED, LABELS, LOCAL, NO_VALUE, OPEN, SAMPLES, SIGNS, VALUES,
    VARIABLES,
};

/// A word that says that there is no identifier, such words with slashes between them, or the signs with which a
/// spreadsheet fills a column that is too narrow.
pub(crate) fn nothing(pasted: &Pasted<'_>) -> Option<Hit> {
    alone(pasted, is_nothing)
}

/// `https://doi.org/undefined#10.1000/182`: such a word before a query or a fragment with an identifier, in which no
/// other rule found the one that was meant.
pub(crate) fn nothing_before_ending(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body.clone();
    let is_word = pasted.expects_handle() && is_nothing(&pasted.flat[body.clone()]);
    (is_word && body.end < pasted.flat.len()).then(|| Hit::at(body).no_handle())
}

/// Whether a text says that there is no identifier. A full stop may end its words as a sentence.
fn is_nothing(text: &[u8]) -> bool {
    let is_word = |word: &[u8]| {
        says_nothing(word) || WORDS.has(word) || is_filler(word, b"#") || is_open(word)
    };
    let is_pair = |word: &[u8]| {
        let mut parts = word.split(|&octet| octet == b'/');
        word.contains(&b'/') && parts.all(|part| part.len() > 2 && says_nothing(part))
    };
    is_word(text) || text.strip_suffix(b".").is_some_and(is_word) || is_pair(text)
}

/// Whether a text is a Chinese word that says that there is no identifier yet, perhaps in brackets.
pub(super) fn is_open(text: &[u8]) -> bool {
    const BRACKETS: &[(&str, &str)] = &[("（", "）"), ("(", ")"), ("【", "】"), ("[", "]")];
    let inside = |(open, close): &(&str, &str)| {
        text.strip_prefix(open.as_bytes())?.strip_suffix(close.as_bytes())
    };
    OPEN.has(BRACKETS.iter().find_map(inside).unwrap_or(text))
}

/// Whether a text is a word that says that there is no identifier, or several such words.
fn says_nothing(text: &[u8]) -> bool {
    [&NO_VALUE, &ENGLISH, &ABBREVIATED, &LOCAL, &VALUES, &SAMPLES, &SIGNS]
        .iter()
        .any(|words| words.has(text))
}

/// Whether a text is several words that say that there is no identifier: `to be assigned`, `in press`.
pub(super) fn are_words(text: &[u8]) -> bool {
    text.contains(&b' ') && says_nothing(text)
}

/// What a spreadsheet shows in a cell if its formula failed.
pub(crate) fn failed(pasted: &Pasted<'_>) -> Option<Hit> {
    alone(pasted, |word| FAILED.has(word))
}

/// A variable or a field that a program was to replace by an identifier.
pub(crate) fn variable(pasted: &Pasted<'_>) -> Option<Hit> {
    alone(pasted, |word| VARIABLES.has(word))
}

/// A dash that says that there is no identifier. Its message does not show the dash, because all dashes look alike.
pub(crate) fn lone_dash(pasted: &Pasted<'_>) -> Option<Hit> {
    alone(pasted, |word| DASHES.has(word))
}

/// A text of blanks.
pub(crate) fn blank(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let is_blank = !text.is_empty() && between_blanks(text, 0..text.len()).is_empty();
    is_blank.then(|| Hit::at(0..text.len()).no_handle())
}

/// A label, or the host of a resolver, without an identifier.
pub(crate) fn label(pasted: &Pasted<'_>) -> Option<Hit> {
    let is_host = |word: &[u8]| proxy::is_known(word.strip_suffix(b"/").unwrap_or(word));
    alone(pasted, |word| LABELS.has(word) || is_host(word))
}

/// Several words in place of the identifier, without a digit or a slash, which an identifier would have. After a colon,
/// the first word would be a label.
pub(crate) fn prose(pasted: &Pasted<'_>) -> Option<Hit> {
    let is_letter = |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii();
    let is_of_prose = |octet: &u8| is_letter(octet) || b" '-,.;()!?&".contains(octet);
    let are_words = |text: &[u8]| {
        let words = text.split(|octet| *octet == b' ').filter(|word| word.iter().any(is_letter));
        words.count() > 1 && text.iter().all(is_of_prose)
    };
    if pasted.is_name() { alone(pasted, are_words) } else { None }
}

/// A word for which `is_word` is true, in place of the identifier; its place does not include the blanks around it.
fn alone(pasted: &Pasted<'_>, is_word: impl Fn(&[u8]) -> bool) -> Option<Hit> {
    let text = pasted.flat;
    let body = between_blanks(text, pasted.body.clone());
    // A query or a fragment may hold the identifier that was meant.
    let expects = pasted.expects_handle() && !has_mention(&text[pasted.body.end..]);
    (is_word(&text[body.clone()]) && expects).then(|| Hit::at(body).no_handle())
}
