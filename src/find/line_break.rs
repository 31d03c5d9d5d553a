//! Line breaks inside an identifier, as in the text of a PDF.

use super::before_mark::goes_on_before_mark;
use super::gap::{LONGEST_GAP, blanks, gap};
use super::name::last_name;
use super::scheme::begins;
use super::word::{divides, is_space_or_line_end, without_punctuation};
use crate::accident::{has_pattern, is_whole};
use crate::text::{run, run_before};

/// How many octets of `rest` are a line break inside an identifier, as in the text of a PDF. `before` is what the
/// identifier has before it, and ends
///
/// - with a soft hyphen, or with the `=` of an e-mail, and a word or a mark of the name follows;
/// - with the prefix of a DOI name and its `/`, and a word follows;
/// - with a `/` after a journal, and a word with a digit follows;
/// - with another `/`, a `-` or a `_`, and a digit follows that does not number a list;
/// - with a `.`, and the name goes on as [`goes_on_after_dot`] says;
/// - with a DOI name that [goes on with a mark](goes_on_before_mark);
/// - with a `.`, a `)` or a `/`, and the next word makes a DOI name whole.
///
/// After a sentence that ends with the line, the next line begins differently. A line that [begins anew](begins_anew)
/// continues nothing.
pub(super) fn line_break(before: &[u8], rest: &[u8]) -> Option<usize> {
    if !matches!(rest, [b'\n' | b'\r', ..]) {
        return None;
    }
    let (gap, lines) = (gap(rest), lines(&rest[..blanks(rest)]));
    let next = &rest[gap..];
    let digits = run(next, 0, u8::is_ascii_digit);
    let begins_word = next.first().is_some_and(u8::is_ascii_alphanumeric);
    let goes_on = match before.last()? {
        b'/' if ends_with_prefix_and_slash(before) => begins_word,
        b'/' if ends_with_journal(before) && has_inner_digit(next) => true,
        b'/' if makes_whole(before, next) => true,
        b'/' | b'-' | b'_' => {
            // A short number and one of these marks begin the item of a list.
            digits > 0 && !(digits < 4 && matches!(next.get(digits), Some(b'.' | b')')))
        }
        b'.' => goes_on_after_dot(&before[..before.len() - 1], next) || makes_whole(before, next),
        b')' => makes_whole(before, next),
        _ if ends_softly(before) => begins_word || begins_with_mark(next),
        _ => gap < LONGEST_GAP && goes_on_before_mark(before, next),
    };
    // An e-mail may be broken anywhere, so that its next line may look like one of a table.
    let is_apart = || begins(next) || !ends_softly(before) && begins_anew(next);
    (lines == 1 && goes_on && !is_apart()).then_some(gap)
}

/// Whether a line is one of a table, a record or a log, and not the rest of the line before it.
fn begins_anew(line: &[u8]) -> bool {
    is_row(line) || is_keyed(line) || is_tagged(line) || is_dated(line)
}

/// Whether a line begins with a number and the delimiter of a table. After a comma in a sentence, there is a blank.
fn is_row(line: &[u8]) -> bool {
    let digits = run(line, 0, u8::is_ascii_digit);
    digits > 0
        && match line[digits..] {
            [b'\t' | b'|', ..] => true,
            [b',' | b';', next, ..] => !is_space_or_line_end(next),
            _ => false,
        }
}

/// Whether a line begins with a key and a colon, or with the label of a DOI name: `url: `, `DOI `.
pub(super) fn is_keyed(line: &[u8]) -> bool {
    let is_of_key = |octet: &u8| octet.is_ascii_alphabetic() || b"_-".contains(octet);
    let (key, after) = line.split_at(run(line, 0, is_of_key));
    match after {
        [b':', next, ..] => !key.is_empty() && is_space_or_line_end(*next),
        [next, ..] => key.eq_ignore_ascii_case(b"doi") && is_space_or_line_end(*next),
        [] => false,
    }
}

/// Whether a line begins with a tag of RIS, such as `ER  - ` or `L1  - `. Only the first blank is looked at, because a
/// text may be cut after it.
fn is_tagged(line: &[u8]) -> bool {
    matches!(line, [b'A'..=b'Z', b'A'..=b'Z' | b'0'..=b'9', b' ', ..])
}

/// Whether a line begins with a date, such as `2020-01-31` or `2020-01-31T12:00`.
fn is_dated(line: &[u8]) -> bool {
    const DATE: &str = "^^^^-^^-^^";
    let ends = |next: &u8| *next == b'T' || !next.is_ascii_alphanumeric();
    let (date, rest) = line.split_at(line.len().min(DATE.len()));
    rest.first().is_some_and(ends) && has_pattern(date, DATE)
}

/// The marks that stand at the end of a line only because the line is broken there: the soft hyphen, and the equals
/// sign of an e-mail in quoted-printable. In TeX, it may also be a percent sign, which makes a comment of the line end.
const SOFT: [&[u8]; 3] = [b"\xC2\xAD", b"=", b"%"];

fn ends_softly(text: &[u8]) -> bool {
    // No equals sign of an e-mail stands for itself, so two of them are something else.
    SOFT.iter().any(|mark| text.ends_with(mark)) && !text.ends_with(b"==")
}

/// Whether a line begins with a mark that stands in names, right before a letter or a digit.
fn begins_with_mark(line: &[u8]) -> bool {
    matches!(line, [b'.' | b'-' | b'_' | b'/' | b'(', next, ..] if next.is_ascii_alphanumeric())
}

/// How many octets a soft mark and the line break after it have at the beginning of `text`.
pub(super) fn soft_break(text: &[u8]) -> Option<usize> {
    let rest = SOFT.iter().find_map(|mark| text.strip_prefix(*mark))?;
    matches!(rest, [b'\n' | b'\r', ..]).then_some(text.len() - rest.len() + gap(rest))
}

/// Whether `text` ends with the prefix of a DOI name and a journal, between slashes and without a digit:
/// `10.1093/nar/`.
fn ends_with_journal(text: &[u8]) -> bool {
    let rest = text.strip_suffix(b"/").unwrap_or_default();
    let journal = run_before(rest, rest.len(), u8::is_ascii_alphabetic);
    journal < rest.len() && ends_with_prefix_and_slash(&rest[..journal])
}

/// Whether `next` begins with a word that has a digit, but does not begin with one.
fn has_inner_digit(next: &[u8]) -> bool {
    let word = next.iter().take_while(|octet| octet.is_ascii_alphanumeric());
    !next.first().is_some_and(u8::is_ascii_digit)
        && word.copied().any(|octet| octet.is_ascii_digit())
}

/// The shortest word that is looked for after a line break, in octets. A shorter one may be the number of a section.
const SHORTEST: usize = 3;

/// Whether the DOI name in `before`, the beginning of an identifier, has a form of the names of its registrant with the
/// next word, without the punctuation after that, but has none as it is.
fn makes_whole(before: &[u8], next: &[u8]) -> bool {
    let Some(name) = last_name(before) else { return false };
    let word = run(next, 0, |octet| !divides(*octet));
    let word = without_punctuation(&next[..word]);
    let is_number = word.iter().all(u8::is_ascii_digit);
    // A word after a whole name begins the next sentence, but a long number hardly does. One of four digits may be a
    // year; it follows a number if it belongs to the name.
    let is_year = is_number && word.len() == 4;
    let is_open = || {
        let name = without_punctuation(name);
        !is_whole(name) && (!is_year || name.last().is_some_and(u8::is_ascii_digit))
    };
    let may_follow = is_number && word.len() > 4 || is_numbered(word) || is_open();
    word.len() >= SHORTEST && may_follow && !is_whole(name) && is_whole(&[name, word].concat())
}

/// Whether a word has a long number after others and their dots, as no sentence begins: `03.11.20031096`.
fn is_numbered(word: &[u8]) -> bool {
    let mut numbers = word.rsplit(|octet| *octet == b'.');
    numbers.next().is_some_and(|last| last.len() > 4)
        && numbers.next().is_some()
        && word.iter().all(|octet| octet.is_ascii_digit() || *octet == b'.')
}

/// Whether a name goes on with `next` after `before` and a dot: after a letter, with a word, a dot and a digit; after a
/// year, with the month and the number of an article; after another number, with a year and a long number; after `osf`,
/// with `io/`. After a sentence, the next name of a list, the number of a section or a quantity may follow, which does
/// not continue a name: `1.2 Methods`, `10.5 mg`.
fn goes_on_after_dot(before: &[u8], next: &[u8]) -> bool {
    let word = run(next, 0, u8::is_ascii_alphanumeric);
    let (word, rest) = next.split_at(word);
    let is_number = !word.is_empty() && word.iter().all(u8::is_ascii_digit);
    if before.ends_with(b"/osf") && word == b"io" && rest.starts_with(b"/") {
        return true;
    }
    let Some(rest) = rest.strip_prefix(b".") else { return false };
    let digits = run(rest, 0, u8::is_ascii_digit);
    match before {
        [.., b'.', b'1' | b'2', a, b, c] if is_number => {
            [a, b, c].into_iter().all(u8::is_ascii_digit) && (word.len(), digits) == (2, 3)
        }
        [.., letter] if letter.is_ascii_alphabetic() => {
            let is_followed =
                matches!(&rest[digits..], [b'.', next, ..] if next.is_ascii_alphanumeric());
            digits > 0 && (!is_number || word.len() == 4 && is_followed)
        }
        // After the number of a journal, a year and the number of an article.
        [.., digit] if digit.is_ascii_digit() && is_number => (word.len(), digits > 4) == (4, true),
        _ => false,
    }
}

/// Whether `text` ends with the prefix of a DOI name and its `/`.
pub(super) fn ends_with_prefix_and_slash(text: &[u8]) -> bool {
    let prefix = text.strip_suffix(b"/").unwrap_or_default();
    let digits = run_before(prefix, prefix.len(), u8::is_ascii_digit);
    prefix.len() - digits > 3 && prefix[..digits].ends_with(b"10.")
}

/// How many lines end in `blanks`: with LF, with CR, or with both.
fn lines(blanks: &[u8]) -> usize {
    let mut after = blanks.iter().skip(1);
    let ends = |octet: &&u8| {
        let next = after.next();
        **octet == b'\n' || **octet == b'\r' && next != Some(&b'\n')
    };
    blanks.iter().filter(ends).count()
}
