//! Whether a name goes on after a blank, so that the text after the blank may not be cut off.

use crate::accident::date::is_date;
use crate::accident::octets::{
    are_digits, are_digits_or, digit_count, has_digit, is_blank, is_word, is_year, run, run_before,
};

/// Whether a name may go on with `rest` after a blank: the part before the blank is not whole, or `rest` is not a note.
pub(super) fn is_part(name: &[u8], rest: &[u8]) -> bool {
    let first = rest.split(is_blank).next().unwrap_or_default();
    let is_last = first.len() == rest.len();
    if name.ends_with(b".") {
        // After a full stop, a sentence may begin.
        let begins = first.first().is_some_and(u8::is_ascii_alphanumeric);
        let goes_on = is_last && begins && is_word(first, b"._-():/;<>") && !is_year(first);
        return goes_on && (has_digit(first) || first == b"x")
            || !has_digit(name) && are_dotted(rest);
    }
    let is_first_number =
        || has_digit(first) && is_word(first, b"._-()") && !first.starts_with(b"(");
    are_numbers_of_name(rest) && !is_year(first)
        || is_last && (is_jointed(first) || is_linked(first) || is_issue(name, first))
        || is_hyphenated(name, rest)
        || is_rest_of_isbn(name, rest)
        || !has_digit(name) && (is_first_number() || goes_on_after_words(rest))
        || is_bracketed_part(name, first)
}

/// Whether `rest` is short numbers, or one, perhaps with hyphens, that is neither the number of a page nor a PMID: it
/// begins with a zero, or has more than eight digits.
fn are_numbers_of_name(rest: &[u8]) -> bool {
    let is_short = |word: &[u8]| word.len() < 5 && are_digits(word);
    let is_long = || are_digits_or(rest, b"-") && (rest.starts_with(b"0") || digit_count(rest) > 8);
    rest.split(is_blank).all(is_short) || is_long()
}

/// Whether a hyphen stands between a digit and a word of letters or digits, with a blank before it and perhaps another
/// one after it: `GT2010 - 12345`.
fn is_hyphenated(name: &[u8], rest: &[u8]) -> bool {
    let Some(word) = rest.strip_prefix(b"-").map(<[u8]>::trim_ascii_start) else { return false };
    let is_apart = word.len() + 1 < rest.len();
    // With blanks around the hyphen, a short number may be a page or a year.
    let is_part = has_digit(word) && (word.len() > 4 || !is_apart) || word.len() == 1 && !is_apart;
    name.last().is_some_and(u8::is_ascii_digit) && is_part && is_word(word, b"-")
}

/// Whether the digits before and after the blank make an ISBN: `97813500 12345`.
fn is_rest_of_isbn(name: &[u8], rest: &[u8]) -> bool {
    let number = &name[run_before(name, name.len(), u8::is_ascii_digit)..];
    let digits = run(rest, 0, u8::is_ascii_digit);
    digits > 0 && number.starts_with(b"978") && number.len() + digits == "9781350012345".len()
}

/// Whether a number at the end of a name may go on after a blank: a number follows that is shorter than a PMID, or one
/// with letters, several dots, or many digits after a dot. Two numbers may be pages.
pub(super) fn is_broken_number(name: &[u8], rest: &[u8]) -> bool {
    let is_short = rest.len() < 7 && are_digits(rest);
    let has_letter = || rest.iter().any(u8::is_ascii_alphabetic);
    let dots = || rest.iter().filter(|octet| **octet == b'.').count();
    let last = || rest.rsplit(|octet| *octet == b'.').next().unwrap_or_default().len();
    let has_dots = || dots() > 1 || dots() == 1 && last() > 4;
    name.last().is_some_and(u8::is_ascii_digit)
        && rest.first().is_some_and(u8::is_ascii_digit)
        && is_word(rest, b"-./")
        && (is_short || has_letter() || has_dots())
        && !is_year(rest)
        && !is_date(rest)
}

/// Whether so little stands before a blank, or so short a number, that it is hardly whole, and the rest may follow:
/// `1 234567`, `jem.20 200123`.
pub(super) fn is_hardly_whole(name: &[u8], rest: &[u8]) -> bool {
    let number = name.rsplit(|octet| !octet.is_ascii_digit()).next().unwrap_or_default();
    let is_little = name.len() < 3 && has_digit(rest) && is_word(rest, b"._-/");
    let is_short = (1..3).contains(&number.len()) && rest.len() > 3 && are_digits(rest);
    (is_little || is_short) && !is_year(rest)
}

/// Whether every word of `rest` has a digit and no marks but hyphens and dots, as the parts of a handle may have.
pub(super) fn are_parts(rest: &[u8]) -> bool {
    let is_part = |word: &[u8]| has_digit(word) && is_word(word, b"-.") && !is_date(word);
    rest.split(is_blank).all(is_part) && !is_year(rest)
}

/// Whether every word of `rest` ends with a dot, except the last, which is a number: `adcom. 2018. 01. 001`.
fn are_dotted(rest: &[u8]) -> bool {
    let mut words = rest.split(is_blank);
    let last = words.next_back().unwrap_or_default();
    are_digits(last) && words.all(|word| word.ends_with(b"."))
}

/// Whether a word is more likely a part of a name than of a note: it has a digit, and either begins with one and has a
/// dot inside, as in `45112.stat06003`, or has several dots, slashes and hyphens inside; and it is not a date.
fn is_jointed(word: &[u8]) -> bool {
    let joints = |marks: &[u8]| {
        let is_joint = |pair: &&[u8]| marks.contains(&pair[0]) && pair[1].is_ascii_alphanumeric();
        word.windows(2).filter(is_joint).count()
    };
    is_word(word, b"._-;/")
        && has_digit(word)
        && (word[0].is_ascii_digit() && joints(b".") > 0 || joints(b"./-") > 1)
        && !is_date(word)
}

/// Whether a word with a digit has a slash or an underscore inside, or a colon before it, as hardly any note has:
/// `nb/536`, `:20020029`, `06843jrs1301_3`.
fn is_linked(word: &[u8]) -> bool {
    let is_inside = |part: &[u8]| matches!(part, [a, b'/' | b'_', b] if a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric());
    let part = word.strip_prefix(b":").unwrap_or(word);
    has_digit(part)
        && is_word(part, b"./_-")
        && (part.len() < word.len() || part.windows(3).any(is_inside))
        && !is_date(part)
}

/// Whether a word is the issue after the volume with which a name ends: `v3 i2.9`.
fn is_issue(name: &[u8], word: &[u8]) -> bool {
    let volume = &name[..run_before(name, name.len(), u8::is_ascii_digit)];
    let is_volume = volume.len() < name.len() && volume.ends_with(b"v");
    is_volume && matches!(word, [b'i' | b'n', number, ..] if number.is_ascii_digit())
}

/// Whether the last word of `rest` may belong to a name: it has a dot, ends with a digit, and is not a date.
fn goes_on_after_words(rest: &[u8]) -> bool {
    let last = rest.rsplit(is_blank).next().unwrap_or_default();
    last.last().is_some_and(u8::is_ascii_digit)
        && last.contains(&b'.')
        && is_word(last, b".-")
        && !is_date(last)
}

/// Whether the blank stands next to a bracket inside a name: after `(ASCE)` at its beginning, or before a number in
/// brackets that begins with a zero, or after which the name goes on.
fn is_bracketed_part(name: &[u8], first: &[u8]) -> bool {
    if let [b'(', society @ .., b')'] = name {
        return society.iter().all(u8::is_ascii_alphabetic) && has_digit(first);
    }
    let Some(inside) = first.strip_prefix(b"(") else { return false };
    let end = inside.iter().position(|&octet| octet == b')').unwrap_or(inside.len());
    let rest = inside.get(end + 1..).unwrap_or_default();
    let is_numbered = end > 0 && are_digits(&inside[..end]);
    let goes_on = rest.strip_prefix(b".").unwrap_or(rest).first();
    is_numbered && (inside[0] == b'0' || goes_on.is_some_and(u8::is_ascii_alphanumeric))
}

/// Whether a name with a digit may end here.
pub(super) fn may_end(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphanumeric) && has_digit(name)
}
