//! Line breaks inside an identifier, as in the text of a PDF.

use crate::accident::has_pattern;
use crate::find::clue::alone::name::{ends_with_prefix_and_slash, from_ten};
use crate::find::clue::alone::scheme::begins;
use crate::find::context::gap::{
    LONGEST_GAP, begins_with_line_end, blanks, gap, lines, without_line_breaks,
};
use crate::find::context::word::{DASH, LONGEST_NAME, is_space_or_line_end};
use crate::text::{self, run, run_before};

use super::after_dot::{goes_on_after_dot, goes_on_with_number};
use super::before_mark::goes_on_before_mark;
use super::broken_escape::{begins_with_broken_escape, escape_goes_on};
use super::only_prefix::prefix_goes_on;
use crate::find::divided::next_word::{
    begins_with_mark, continues_prefix, is_item, is_number_of_page, makes_whole,
    makes_whole_with_hyphens, makes_whole_without_hyphen,
};

/// How many octets of `rest` are a line break inside an identifier, as in the text of a PDF. `before` is what the
/// identifier has before it. Its last mark and the beginning of the next line show whether it goes on there: after a
/// sentence that ends with the line, the next line begins differently.
pub(in crate::find) fn line_break(before: &[u8], rest: &[u8]) -> Option<usize> {
    // In the copy of a page, a blank may stand between a mark and the line end.
    let is_after_mark = || before.last().is_some_and(|last| b"/-_.)".contains(last));
    if !begins_with_line_end(rest) || rest.starts_with(b" ") && !is_after_mark() {
        return None;
    }
    // The name may have been broken before. Where no mark shows that it is broken here, it is looked at as it stands,
    // because a text may be cut between its lines.
    let written = before;
    let before = &*without_line_breaks(text::last(written, LONGEST_NAME));
    let (gap, lines) = (gap(rest), lines(&rest[..blanks(rest)]));
    let next = &rest[gap..];
    let begins_word = next.first().is_some_and(u8::is_ascii_alphanumeric);
    let goes_on = match before.last()? {
        b'/' if ends_with_prefix_and_slash(before) => begins_word && continues_prefix(before, next),
        // A word with a digit follows the name of a journal.
        b'/' if ends_with_journal(before) && has_inner_digit(next) => true,
        b'/' if makes_whole(before, next) => true,
        // The hyphen only divides a word.
        b'-' if makes_whole_without_hyphen(before, next) => true,
        // A number goes on with the name, unless it is that of an item or a page, or counts something.
        b'/' | b'-' | b'_' => {
            let begins_with_number = next.first().is_some_and(u8::is_ascii_digit);
            begins_with_number
                && !is_item(next)
                && !is_number_of_page(before, next)
                && !counts_something(before, next)
        }
        b'.' => {
            let name = &before[..before.len() - 1];
            goes_on_after_dot(name, next)
                || goes_on_with_number(name, next)
                || makes_whole(before, next)
                || prefix_goes_on(before, next)
        }
        b')' => makes_whole(before, next),
        // No name has a soft hyphen or the `=` of an e-mail, so that only the line break can explain it.
        _ if ends_softly(before) => begins_word || begins_with_mark(next),
        // A program wrote a dash in place of a hyphen.
        _ if before.ends_with(DASH.as_bytes()) => makes_whole_with_hyphens(before, next),
        _ if escape_goes_on(written, next) => true,
        // No mark shows that the name goes on, so the next line must begin with one.
        _ => {
            gap < LONGEST_GAP
                && (goes_on_before_mark(written, next) || prefix_goes_on(written, next))
        }
    };
    // An e-mail may be broken anywhere, so that its next line may look like one of a table.
    let is_apart = || begins(next) || !ends_softly(before) && begins_anew(next);
    (lines == 1 && goes_on && !is_apart()).then_some(gap)
}

/// Whether `before` ends with the prefix of a handle and its slash, or is an address, and the line `next` begins with a
/// short number that counts something: `2 items`. Only the blank is looked at, because a text may be cut after it.
fn counts_something(before: &[u8], next: &[u8]) -> bool {
    let digits = run(next, 0, u8::is_ascii_digit);
    let is_short = digits < 4 && next.get(digits) == Some(&b' ');
    is_short && before.ends_with(b"/") && from_ten(before).is_none()
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
pub(in crate::find) fn is_keyed(line: &[u8]) -> bool {
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

/// How many octets a soft mark and the line break after it have at the beginning of `text`.
pub(in crate::find) fn soft_break(text: &[u8]) -> Option<usize> {
    if begins_with_broken_escape(text) {
        return None;
    }
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
