//! DOI names with a damaged prefix, which only a label before them shows.

use alloc::string::String;
use core::ops::Range;

use crate::accident::registrant::has_broken_ten;
use crate::accident::{is_nearly_prefix, latin};
use crate::find::context::word::{ends_every_word, first_word, without_punctuation};

use crate::find::clue::alone::handle::before_slash;
use crate::find::clue::alone::name::{has_suffix, prefix};
use crate::find::clue::alone::narrow::narrow;
use crate::find::clue::alone::wide::SLASH as WIDE_SLASH;
use crate::text::{self, are_digits, position, run};

/// The prefix of a DOI name at `start`, with its slash, if it is damaged, or if its `10.` is missing or wrong: the name
/// is found as it is, so that a report on it can say so.
pub(in crate::find) fn damaged(text: &[u8], start: usize) -> Option<Range<usize>> {
    // A text may be cut at a mark after the blank of the label, or at a blank after another mark.
    let is_undivided =
        |prefix: &[u8]| !prefix.windows(2).any(|pair| ends_every_word(pair[0], pair[1]));
    // A bar is the delimiter of a table.
    let is_cell = |prefix: &[u8]| !prefix.contains(&b'|');
    // The brace of a field and the comma after it do not belong to the name.
    let lacks_ten = || {
        let name = |rest| without_punctuation(first_word(rest));
        text.get(start..).is_some_and(|rest| has_broken_ten(name(rest)))
    };
    let damaged = before_slash(text, start, |prefix| {
        is_nearly_prefix(prefix) && is_undivided(prefix) && is_cell(prefix)
            || is_split(prefix)
            || looks_like_prefix(prefix) && is_undivided(prefix)
            || lacks_ten()
    });
    damaged.or_else(|| before_wide_slash(text, start))
}

/// The prefixes of DOI names that have wide signs are shorter than this, in octets.
const LONGEST: usize = 32;

/// The prefix of a DOI name at `start` that has a wide dot, with the wide slash after it: `10．3969／`.
fn before_wide_slash(text: &[u8], start: usize) -> Option<Range<usize>> {
    let rest = text.get(start..)?;
    let end =
        run(text::first(rest, LONGEST), 0, |octet| octet.is_ascii_digit() || !octet.is_ascii());
    let slash = position(&rest[..end], WIDE_SLASH)?;
    let body = start + slash + WIDE_SLASH.len();
    let is_named = looks_like_prefix(&rest[..slash]) && has_suffix(&text[body..]);
    is_named.then_some(start..body)
}

/// Whether a blank stands before the dot of the prefix of a DOI name, or around every mark: `10 .1000`, `10 . 1000 `.
fn is_split(prefix: &[u8]) -> bool {
    let number = prefix.strip_prefix(b"10 .").unwrap_or_default();
    let number = number.strip_prefix(b" ").unwrap_or(number);
    let number = number.strip_suffix(b" ").unwrap_or(number);
    number.len() > 3 && are_digits(number)
}

/// Whether characters beyond ASCII stand in the prefix of a DOI name, all of which look like its digits and its dot:
/// `10．1000`, and `1О.1000` with a Cyrillic letter.
fn looks_like_prefix(text: &[u8]) -> bool {
    let Some(text) = core::str::from_utf8(text).ok().filter(|text| !text.is_ascii()) else {
        return false;
    };
    let plain = |character| latin(character).unwrap_or_else(|| narrow(character));
    let read: String = text.chars().map(plain).collect();
    prefix(read.as_bytes()) == Some(read.len()) || is_nearly_prefix(read.as_bytes())
}
