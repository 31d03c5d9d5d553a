//! Whether a name goes on after a blank, so that the text after the blank may not be cut off.

use crate::accident::octets::{is_blank, is_year};
use crate::accident::other::is_date;

/// Whether a name may go on with `rest` after a blank: the part before the blank is not whole, or `rest` is not a note.
pub(super) fn is_part(name: &[u8], rest: &[u8]) -> bool {
    let words = || rest.split(|octet| is_blank(*octet));
    let first = words().next().unwrap_or_default();
    let is_last = first.len() == rest.len();
    let has_digit = |octets: &[u8]| octets.iter().any(u8::is_ascii_digit);
    let is_word = |octets: &[u8], marks: &[u8]| {
        octets.iter().all(|octet| octet.is_ascii_alphanumeric() || marks.contains(octet))
    };
    if name.ends_with(b".") {
        // After a full stop, a sentence may begin.
        let begins = first.first().is_some_and(u8::is_ascii_alphanumeric);
        let goes_on = is_last && begins && is_word(first, b"._-():/;<>") && !is_year(first);
        return goes_on && (has_digit(first) || first == b"x")
            || !has_digit(name) && are_dotted(rest);
    }
    let is_number = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
    let are_short = words().all(|word| word.len() < 5 && is_number(word));
    // A number that begins with a zero, or has more than eight digits, is neither that of a page nor a PMID.
    let is_long = is_last && is_number(first) && (first.starts_with(b"0") || first.len() > 8);
    (are_short || is_long) && !is_year(first)
        || is_last && is_jointed(first)
        || !has_digit(name) && has_digit(first) && is_word(first, b"._-()") && first[0] != b'('
        || !has_digit(name) && goes_on_after_words(rest)
        || is_bracketed_part(name, first)
}

/// Whether a number at the end of a name may go on after a blank: a short number follows, or one with letters or several
/// dots. A longer number may be a PMID, and two numbers may be pages.
pub(super) fn is_broken_number(name: &[u8], rest: &[u8]) -> bool {
    let count = |is: fn(&u8) -> bool| rest.iter().filter(|octet| is(octet)).count();
    let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b"-.".contains(octet);
    let (digits, letters, dots) =
        (count(u8::is_ascii_digit), count(u8::is_ascii_alphabetic), count(|octet| *octet == b'.'));
    let is_short = digits == rest.len() && digits < 5;
    name.last().is_some_and(u8::is_ascii_digit)
        && rest.first().is_some_and(u8::is_ascii_digit)
        && rest.iter().all(is_part)
        && (is_short || letters > 0 || dots > 1)
        && !is_year(rest)
        && !is_date(rest)
}

/// Whether every word of `rest` has a digit and no marks but hyphens and dots, as the parts of a handle may have.
pub(super) fn are_parts(rest: &[u8]) -> bool {
    let is_part = |word: &[u8]| {
        word.iter().any(u8::is_ascii_digit)
            && word.iter().all(|octet| octet.is_ascii_alphanumeric() || b"-.".contains(octet))
            && !is_date(word)
    };
    rest.split(|octet| is_blank(*octet)).all(is_part) && !is_year(rest)
}

/// Whether every word of `rest` ends with a dot, except the last, which is a number: `adcom. 2018. 01. 001`.
fn are_dotted(rest: &[u8]) -> bool {
    let mut words = rest.split(|octet| is_blank(*octet));
    let last = words.next_back().unwrap_or_default();
    last.iter().all(u8::is_ascii_digit) && words.all(|word| word.ends_with(b"."))
}

/// Whether a word is more likely a part of a name than of a note: it has a digit, and either begins with one and has a dot
/// inside, as in `45112.stat06003`, or has several dots, slashes and hyphens inside; and it is no date.
fn is_jointed(word: &[u8]) -> bool {
    let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b"._-;/".contains(octet);
    let joints = |marks: &[u8]| {
        let is_joint = |pair: &&[u8]| marks.contains(&pair[0]) && pair[1].is_ascii_alphanumeric();
        word.windows(2).filter(is_joint).count()
    };
    word.iter().all(is_part)
        && word.iter().any(u8::is_ascii_digit)
        && (word[0].is_ascii_digit() && joints(b".") > 0 || joints(b"./-") > 1)
        && !is_date(word)
}

/// Whether the last word of `rest` may belong to a name: it has a dot, ends with a digit, and is no date.
fn goes_on_after_words(rest: &[u8]) -> bool {
    let last = rest.rsplit(|octet| is_blank(*octet)).next().unwrap_or_default();
    let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b".-".contains(octet);
    last.last().is_some_and(u8::is_ascii_digit)
        && last.contains(&b'.')
        && last.iter().all(is_part)
        && !is_date(last)
}

/// Whether the blank stands next to a bracket inside of a name: after `(ASCE)` at its beginning, or before a number in
/// brackets that begins with a zero, or after which the name goes on.
fn is_bracketed_part(name: &[u8], first: &[u8]) -> bool {
    if let [b'(', society @ .., b')'] = name {
        return society.iter().all(u8::is_ascii_alphabetic) && first.iter().any(u8::is_ascii_digit);
    }
    let Some(inside) = first.strip_prefix(b"(") else { return false };
    let end = inside.iter().position(|&octet| octet == b')').unwrap_or(inside.len());
    let rest = inside.get(end + 1..).unwrap_or_default();
    let is_number = end > 0 && inside[..end].iter().all(u8::is_ascii_digit);
    is_number && (inside[0] == b'0' || rest.first().is_some_and(u8::is_ascii_alphanumeric))
}
