//! How to walk over the octets of a text: words at some place, digits, and blanks.

use alloc::vec::Vec;
use core::ops::Range;

use crate::text::ascii;
use crate::text::class::BLANK;
pub(crate) use crate::text::{are_digits, is_number, is_year, position, run, run_before};

/// Whether the octets of `text` from `at` on begin with `head`, in any case.
#[inline]
pub(crate) fn starts(text: &[u8], at: usize, head: &str) -> bool {
    text.get(at..).is_some_and(|rest| ascii::starts_with(rest, head))
}

/// Whether the octets of `text` that end at `at` are `tail`, in any case.
pub(crate) fn ends(text: &[u8], at: usize, tail: &str) -> bool {
    ascii::ends_with(&text[..at], tail)
}

/// Whether `text` contains `part`, in the same case.
pub(crate) fn contains(text: &[u8], part: &str) -> bool {
    position(text, part).is_some()
}

/// Where the letters and digits of ASCII and the `marks` from `at` on end.
#[inline]
pub(crate) fn word_end(text: &[u8], at: usize, marks: &[u8]) -> usize {
    run(text, at, |octet| octet.is_ascii_alphanumeric() || marks.contains(octet))
}

/// Whether `octets` has only letters and digits of ASCII and `marks`.
#[inline]
pub(crate) fn is_word(octets: &[u8], marks: &[u8]) -> bool {
    word_end(octets, 0, marks) == octets.len()
}

/// Whether `octets` has only digits and `marks`.
#[inline]
pub(crate) fn are_digits_or(octets: &[u8], marks: &[u8]) -> bool {
    octets.iter().all(|octet| octet.is_ascii_digit() || marks.contains(octet))
}

/// Whether `octets` has a digit.
pub(crate) fn has_digit(octets: &[u8]) -> bool {
    octets.iter().any(u8::is_ascii_digit)
}

/// How many digits `octets` has.
pub(crate) fn digit_count(octets: &[u8]) -> usize {
    octets.iter().filter(|octet| octet.is_ascii_digit()).count()
}

/// Whether an octet is one of [`BLANK`].
pub(crate) fn is_blank(octet: &u8) -> bool {
    BLANK.contains(*octet)
}

/// How many octets the blank at `at` has, in ASCII or beyond; 0 if none is there.
pub(crate) fn blank(text: &[u8], at: usize) -> usize {
    match text.get(at..).unwrap_or_default() {
        [b'!'..=b'~', ..] => 0,
        [octet, ..] if is_blank(octet) => 1,
        [0xC2, 0xA0, ..] => 2,
        [0xE2, 0x80, 0x80..=0x8A | 0xAF, ..] | [0xE2, 0x81, 0x9F, ..] | [0xE3, 0x80, 0x80, ..] => 3,
        _ => 0,
    }
}

/// What a message calls the blank that begins with this octet.
pub(crate) const fn blank_name(first: u8) -> &'static str {
    match first {
        b'\t' => "a tab",
        b'\n' | b'\r' | b'\x0B' | b'\x0C' => "a line break",
        _ => "a space",
    }
}

/// Where the blanks from `at` on end.
pub(crate) fn blanks(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while let width @ 1.. = blank(text, end) {
        end += width;
    }
    end
}

/// Where the blanks before `at` begin.
pub(crate) fn blanks_before(text: &[u8], at: usize) -> usize {
    // Most texts have no blank here.
    if text[..at].last().is_none_or(u8::is_ascii_graphic) {
        return at;
    }
    let mut start = at;
    while let Some(width) =
        (1..=3).find(|&width| start >= width && blank(text, start - width) == width)
    {
        start -= width;
    }
    start
}

/// The part of `range` between the blanks at its beginning and end.
pub(crate) fn between_blanks(text: &[u8], range: Range<usize>) -> Range<usize> {
    let start = blanks(text, range.start);
    start..blanks_before(text, range.end).max(start)
}

/// The octets without their blanks.
pub(crate) fn joined(octets: &[u8]) -> Vec<u8> {
    octets.iter().copied().filter(|octet| !is_blank(octet)).collect()
}

/// Goes back from `at` over marks that may separate the parts of a reference.
pub(crate) fn separators_before(text: &[u8], at: usize) -> usize {
    run_before(text, at, |octet| b".,;([{> ".contains(octet))
}
