//! DOI names that are broken by a blank, or that are only a prefix: the text around them shows that they are names.

use crate::accident::registrant::is_whole;
use crate::find::clue::alone::handle::LONGEST_PREFIX;
use crate::find::clue::alone::name::{begins_name, prefix, unspaced};
use crate::find::clue::alone::scheme::begins;
use crate::find::clue::labelled::label::{DOI_LABEL, Label};
use crate::find::context::searched::Searched;
use crate::find::context::word::{
    first_word, is_in_word, is_space_or_line_end, without_punctuation,
};
use crate::find::divided::next_word::word_of;
use crate::find::writing::Writing;
use crate::text::heads::{DOI_START, REGISTRANT_DIGITS, USUAL_REGISTRANT_DIGITS};
use crate::text::{self, is_year, run, run_before};

/// Where a DOI name goes on whose `10.` is at `start`, after a label of DOI names or with a form of its registrant: a
/// blank follows its `10.`; the slash after its prefix has a blank beside it, and a word with a digit follows; or the
/// prefix is all that the label has, and then the name goes on after its `10.`.
pub(in crate::find) fn broken_body(searched: Searched<'_>, start: usize) -> Option<usize> {
    let text = searched.text;
    if let Some(body) = blank_end(text, start) {
        let is_shown =
            Label::before(searched, start).is_some() || is_whole_in(searched, start, body);
        return is_shown.then_some(body);
    }
    let end = prefix_end(text, start)?;
    let is_alone = ends_alone(&text[end..])
        && Label::before(searched, start).is_some_and(|label| label == Label::WithMark);
    is_alone.then_some(start + DOI_START.len())
}

/// Where the blank ends that breaks the DOI name at `start` after its `10.` or beside its slash.
fn blank_end(text: &[u8], start: usize) -> Option<usize> {
    let rest = text.get(start..)?.strip_prefix(DOI_START.as_bytes())?;
    let blank = start + DOI_START.len();
    if rest.first() == Some(&b' ') {
        return after_gap(text, start, blank);
    }
    if let Some(body) = begun_end(text, start) {
        return Some(body);
    }
    let end = prefix_end(text, start)?;
    let body = match text[end..] {
        [b' ', b'/', b' ', ..] => end + " / ".len(),
        [b' ', b'/', ..] | [b'/', b' ', ..] => end + "/ ".len(),
        _ => return None,
    };
    begins_rest(&text[body..]).then_some(body)
}

/// Where the blank ends that breaks the number of the registrant in the DOI name at `start`.
fn begun_end(text: &[u8], start: usize) -> Option<usize> {
    let number = start + DOI_START.len();
    let near = &text[..text.len().min(number + "1000".len())];
    let blank = run(near, number, u8::is_ascii_digit);
    let is_begun = text.get(blank) == Some(&b' ') && blank > number;
    is_begun.then(|| after_gap(text, start, blank)).flatten()
}

/// Where the prefix of the DOI name at `start` ends, if it is short: it is read at every `10.`.
fn prefix_end(text: &[u8], start: usize) -> Option<usize> {
    let near = &text[..text.len().min(start + LONGEST_PREFIX)];
    let number = run(near, start, |octet| octet.is_ascii_digit() || *octet == b'.');
    let end = run_before(near, number, |octet| *octet == b'.');
    (prefix(text.get(start..end)?) == Some(end - start)).then_some(end)
}

/// Whether the DOI name from `start` to the end of the word at `body`, without the blanks between the two, has a form
/// of its registrant.
fn is_whole_in(searched: Searched<'_>, start: usize, body: usize) -> bool {
    let (head, rest) = (&searched.text[start..body], &searched.text[body..]);
    let mut name = unspaced(head).into_owned();
    name.extend_from_slice(word_of(rest));
    !is_in_word(searched.before(start)) && is_whole(&name)
}

/// Where the DOI name of a link or after `doi:` goes on if a blank at `end` breaks its prefix: before `10.` or after
/// it, or beside the slash. The name begins at `start`. After the slash, a year alone is probably the next word of the
/// text.
pub(in crate::find) fn after_gap(text: &[u8], start: usize, end: usize) -> Option<usize> {
    let (name, rest) = (text.get(start..end)?, text.get(end..)?.strip_prefix(b" ")?);
    let goes_on = match name {
        _ if name.is_empty() || is_only_label(name) => begins_name(rest),
        b"10." => {
            let number = run(rest, 0, u8::is_ascii_digit);
            let is_registrant =
                REGISTRANT_DIGITS.contains(&number) && rest.get(number) == Some(&b'/');
            is_registrant && begins_rest(&rest[number + 1..])
        }
        [whole @ .., b'/'] => {
            let is_lone_year = is_year(without_punctuation(first_word(rest)));
            prefix(whole) == Some(whole.len()) && begins_rest(rest) && !is_lone_year
        }
        _ if is_begun_prefix(name, rest) => true,
        _ if prefix(name) != Some(name.len()) => false,
        _ => match rest.strip_prefix(b"/") {
            Some(rest) => begins_rest(rest),
            // Some PDFs have a blank in place of the slash.
            None => is_whole(&[name, b"/", word_of(rest)].concat()),
        },
    };
    goes_on.then_some(end + 1)
}

/// Whether the number of a prefix, which is too short or has only its `10`, goes on with `rest` up to the slash:
/// `10.1 016/`, `10 .1038/`.
fn is_begun_prefix(name: &[u8], rest: &[u8]) -> bool {
    if !name.starts_with(b"10") || name.len() >= "10.1000".len() {
        return false;
    }
    let end = run(rest, 0, |octet| octet.is_ascii_digit() || *octet == b'.');
    let number = [name, &rest[..end]].concat();
    let digits = number.len().saturating_sub(DOI_START.len());
    let is_usual = USUAL_REGISTRANT_DIGITS.contains(&digits);
    let is_prefix = is_usual && prefix(&number) == Some(number.len());
    is_prefix && rest[end..].strip_prefix(b"/").is_some_and(begins_rest)
}

/// Whether the path of a link is only the label of the DOI name that follows it: `https://doi.org/DOI 10.1000/182`.
pub(in crate::find) fn is_only_label(path: &[u8]) -> bool {
    let label = path.strip_suffix(b":").unwrap_or(path);
    label.eq_ignore_ascii_case(DOI_LABEL.as_bytes())
}

/// Whether `text` begins with a word that may be the rest of a name, because it does not begin an identifier. Once it
/// is known where the name ends, [`is_rest`] says whether it is.
fn begins_rest(text: &[u8]) -> bool {
    text.first().is_some_and(u8::is_ascii_alphanumeric) && !begins(text)
}

/// Whether a name that begins with `head` has a blank beside the slash after its prefix, or in its prefix. Another
/// blank ends a command of LaTeX.
pub(in crate::find) fn is_broken(head: &[u8]) -> bool {
    matches!(head, [.., b' ', b'/'] | [.., b'/' | b'.', b' '])
}

/// Whether the word after the blank that breaks a name is the rest of it: it has a digit, perhaps written as an entity.
/// Most words of a sentence have none.
pub(in crate::find) fn is_rest(word: &[u8]) -> bool {
    Writing::Text.text(word).iter().any(u8::is_ascii_digit)
}

/// The blanks that fill the rest of a line in a format of columns are fewer than this.
const LONGEST_FILL: usize = 128;

/// Whether a line, a sentence or a value ends before `text`. In formats of columns, as of PDB, lines are filled
/// with blanks.
fn ends_alone(text: &[u8]) -> bool {
    let ends = |octet: &u8| b"\r\n".contains(octet) || b"\"'})]<".contains(octet);
    let near = text::first(text, LONGEST_FILL);
    let blanks = run(near, 0, |octet| *octet == b' ');
    if blanks > 0 {
        let next = near.get(blanks);
        return next.map_or(blanks == text.len(), |octet| b"\r\n".contains(octet));
    }
    match text {
        [b'.' | b';', after @ ..] => {
            after.first().is_none_or(|octet| ends(octet) || is_space_or_line_end(*octet))
        }
        [b'/', after @ ..] => after.first().is_some_and(|octet| b"\"'}\r\n".contains(octet)),
        _ => text.first().is_none_or(ends),
    }
}
