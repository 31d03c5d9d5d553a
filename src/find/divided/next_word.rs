//! The first word of the line after a break: whether it is the rest of a name, or the number of a page, a running head
//! or a word of the text.

use alloc::string::String;

use crate::accident::registrant::{awaits, is_whole, lacks_form};
use crate::find::clue::alone::name::from_ten;
use crate::find::context::word::{BRACKETS, DASH, closes, ends_word, without_punctuation};
use crate::text::{are_digits, is_year, json, latex, run};

/// The marks in a name before which a line or a tag may break it.
pub(in crate::find) const BREAKING: &[u8] = b".-_/(";

/// The first word of a line, without the punctuation after it. In the query of a link, another parameter may follow it;
/// a command of LaTeX ends it, and so does a bracket that it does not open.
pub(in crate::find) fn word_of(line: &[u8]) -> &[u8] {
    let mut open = [0; BRACKETS.len()];
    let word = &line[..run(line, 0, |octet| !ends_word(*octet) && *octet != b'&')];
    let word = &word[..command_start(word).unwrap_or(word.len())];
    let end = word.iter().position(|octet| closes(*octet, &mut open));
    let end = end.unwrap_or(word.len());
    without_punctuation(&word[..end])
}

/// Where a command of LaTeX begins in a word, unless it only allows a line to break there.
fn command_start(word: &[u8]) -> Option<usize> {
    let begins = |at: &usize| {
        let rest = &word[*at..];
        matches!(rest, [b'\\', letter, ..] if letter.is_ascii_alphabetic())
            && latex::breakpoint(rest, true).is_none()
            && json::escaped(rest).is_none()
    };
    (0..word.len()).find(begins)
}

/// Whether the prefix of a DOI name and its `/`, with which `before` ends, go on with `next`. Nearly every name has a
/// digit, so a word without one is probably the next one of the text, unless the registrant gives such names; and a
/// short number is more likely that of a page, a line or an item of a list.
pub(super) fn continues_prefix(before: &[u8], next: &[u8]) -> bool {
    let Some(prefix) = from_ten(before) else { return false };
    let word = word_of(next);
    let name = || [prefix, word].concat();
    if !are_digits(word) {
        let has_digit = word.iter().any(u8::is_ascii_digit);
        return has_digit || is_whole(&name()) || is_broken_again(prefix, next);
    }
    // If the forms of a registrant are known, its numbers are longer.
    let is_known = || is_whole(&name()) || lacks_form(&name());
    match word.len() {
        0..LONG => !is_item(next) && !is_number_of_page(before, next) && !is_known(),
        LONG => !is_known() || is_broken_again(prefix, next),
        _ => true,
    }
}

/// Whether the first word of a line is all of it, and leads to the next mark of a form of the registrant, so that the
/// name is broken there, too: `10.1371/`, `journal.`, `pone.0012345`.
fn is_broken_again(prefix: &[u8], line: &[u8]) -> bool {
    let (word, rest) = line.split_at(run(line, 0, |octet| !ends_word(*octet)));
    let Some((mark, begun)) = word.split_last() else { return false };
    ends_line(rest) && b"./-_".contains(mark) && awaits(&[prefix, begun].concat(), &[*mark])
}

/// How many digits a number has that is not short: the number of a page or a line has fewer.
const LONG: usize = 4;

/// Whether `next` begins with a short number that is more likely that of a page or a line: it stands alone in its line,
/// or the DOI name in `before` would have no form of its registrant with it.
pub(super) fn is_number_of_page(before: &[u8], next: &[u8]) -> bool {
    let (number, rest) = next.split_at(run(next, 0, u8::is_ascii_digit));
    let is_short = (1..LONG).contains(&number.len());
    if !is_short || !ends_line(rest) && rest.first() != Some(&b' ') {
        return false;
    }
    let Some(name) = from_ten(before).map(|name| [name, number].concat()) else {
        return ends_line(rest);
    };
    // Another form may have more digits at the end.
    let is_name = is_whole(&name) && !awaits(&name, b"^#");
    !is_name && (ends_line(rest) || lacks_form(&name))
}

/// Whether a line begins with a short number and a mark, as the item of a list does.
pub(in crate::find) fn is_item(line: &[u8]) -> bool {
    let digits = run(line, 0, u8::is_ascii_digit);
    (1..LONG).contains(&digits) && matches!(line[digits..], [b'.' | b')', ..])
}

/// Whether a line begins with a year or a short number, and goes on after a blank, as in `2014 The Royal Society`. Only
/// the blank is looked at, because a text may be cut after it.
fn is_counted(line: &[u8]) -> bool {
    let (number, rest) = line.split_at(run(line, 0, u8::is_ascii_digit));
    rest.first() == Some(&b' ') && (number.len() < LONG || is_year(number))
}

/// Whether nothing follows in the line.
fn ends_line(rest: &[u8]) -> bool {
    rest.first().is_none_or(|octet| b"\r\n".contains(octet))
}

/// The shortest word that is looked for after a line break, in octets. A shorter one may be the number of a section.
const SHORTEST: usize = 3;

/// Whether the DOI name in `before`, the beginning of an identifier, has a form of the names of its registrant with the
/// next word, without the punctuation after that, but has none as it is. After a whole name, a version may follow.
pub(super) fn makes_whole(before: &[u8], next: &[u8]) -> bool {
    let Some(name) = from_ten(before) else { return false };
    let word = word_of(next);
    let is_number = are_digits(word);
    // A word after a whole name begins the next sentence, but a long number hardly does. One of four digits may be a
    // year; it follows a number if it belongs to the name.
    let is_year = is_number && word.len() == 4;
    let is_open = || {
        let name = without_punctuation(name);
        !is_whole(name) && (!is_year || name.last().is_some_and(u8::is_ascii_digit))
    };
    let may_follow = is_number && word.len() > 4 || is_numbered(word) || is_open();
    let is_rest = word.len() >= SHORTEST && may_follow || is_version(word);
    // Nobody counts or numbers with three digits of which the first is a zero.
    let counts = is_number && !word.starts_with(b"0") && (is_item(next) || is_counted(next));
    is_rest && !counts && !is_whole(name) && is_whole(&[name, word].concat())
}

/// Whether the DOI name in `before` has a form of the names of its registrant with the next word if both had hyphens in
/// place of their dashes.
pub(super) fn makes_whole_with_hyphens(before: &[u8], next: &[u8]) -> bool {
    let Some(name) = from_ten(before) else { return false };
    let name = String::from_utf8_lossy(&[name, word_of(next)].concat()).replace(DASH, "-");
    is_whole(without_punctuation(name.as_bytes()))
}

/// Whether the DOI name in `before`, which ends with the hyphen of a divided word, has a form of the names of its
/// registrant with the next word and without that hyphen.
pub(super) fn makes_whole_without_hyphen(before: &[u8], next: &[u8]) -> bool {
    let name = from_ten(before).and_then(|name| name.strip_suffix(b"-"));
    let (Some(name), word) = (name, word_of(next)) else { return false };
    let divides_word =
        [name.last(), word.first()].iter().all(|it| it.is_some_and(u8::is_ascii_alphabetic));
    divides_word && !is_whole(name) && is_whole(&[name, word].concat())
}

/// Whether a word has a long number after others and their dots, as no sentence begins: `03.11.20031096`.
fn is_numbered(word: &[u8]) -> bool {
    let mut numbers = word.rsplit(|octet| *octet == b'.');
    numbers.next().is_some_and(|last| last.len() > 4)
        && numbers.next().is_some()
        && word.iter().all(|octet| octet.is_ascii_digit() || *octet == b'.')
}

/// Whether a word is the number of a version: `v2`.
pub(in crate::find) fn is_version(word: &[u8]) -> bool {
    let number = word.strip_prefix(b"v").unwrap_or_default();
    (1..3).contains(&number.len()) && are_digits(number)
}

/// Whether a text begins with a mark that stands in names, right before a letter or a digit.
pub(in crate::find) fn begins_with_mark(text: &[u8]) -> bool {
    matches!(text, [mark, next, ..] if BREAKING.contains(mark) && next.is_ascii_alphanumeric())
}
