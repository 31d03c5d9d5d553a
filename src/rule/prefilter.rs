//! A vectorised prefilter for the rules that *bind*, which are those whose breach is an error. Each test that is `true`
//! excludes what some of these rules look for; `Triggers::are_surely_absent` combines the tests.
//!
//! A *mark* here is an octet that needs a closer look: `%`, `@`, or any octet beyond ASCII. The result may be `false`
//! for a part without a mark, because blocks of sixteen octets overlap the neighbouring parts.

use handle_grammar::rfc3986::PATH;

use crate::text::{Span, escape};

/// Whether no octet of `part` is a mark: all are ASCII, and none is `%` or `@`.
#[inline(always)]
pub(crate) fn has_no_mark(text: &[u8], part: Span) -> bool {
    let Some(head) = text.first_chunk::<16>() else {
        return is_unmarked(text);
    };
    let (start, mut end) = (part.range().start, part.range().end);
    while end > start + 64
        && let Some(block) = text[..end].last_chunk::<64>()
    {
        if are_marked(block) {
            return false;
        }
        end -= 64;
    }
    while let Some(block) = text[..end].last_chunk::<16>() {
        if are_marked(block) {
            return false;
        }
        end -= 16;
        if end <= start {
            return true;
        }
    }
    !are_marked(head)
}

/// Like [`has_no_mark`], but octet by octet, so that only these octets count.
pub(crate) fn is_unmarked(octets: &[u8]) -> bool {
    !octets.iter().any(|octet| is_mark(*octet))
}

/// Whether all octets are visible characters of ASCII. It looks at every octet, like [`are_marked`].
#[inline(always)]
pub(crate) fn is_visible(octets: &[u8]) -> bool {
    octets.iter().fold(true, |visible, octet| visible & matches!(octet, b'!'..=b'~'))
}

/// Whether the first or the last segment of a naming authority is empty.
#[inline(always)]
fn has_empty_edge(naming_authority: &[u8]) -> bool {
    matches!(naming_authority, [b'.', ..] | [.., b'.'] | [])
}

/// Whether a naming authority has no `%`, no `@` and no empty segment. The text must be ASCII up to its end.
///
/// Blocks overlap the octets next to the part, so the result may be `false` because of a mark there.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn is_plain_authority(text: &[u8], naming_authority: Span) -> bool {
    let (start, mut end) = (naming_authority.range().start, naming_authority.range().end);
    if has_empty_edge(&text[start..end]) {
        return false;
    }
    // Most naming authorities have eight octets at most.
    if end - start <= 8 {
        return text[..end].last_chunk::<9>().is_some_and(|block| !are_odd(block));
    }
    while let Some(block) = text[..end].last_chunk::<17>() {
        if are_odd(block) {
            return false;
        }
        end -= 16;
        if end <= start {
            return true;
        }
    }
    text.first_chunk::<17>().is_some_and(|block| !are_odd(block))
}

/// Whether an octet of the block is `%` or `@`, or a dot after a dot.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn are_odd<const N: usize>(block: &[u8; N]) -> bool {
    let mut odd = false;
    for at in 1..N {
        let dots = (block[at - 1] == b'.') & (block[at] == b'.');
        odd |= dots | (block[at] == b'%') | (block[at] == b'@');
    }
    odd
}

/// Whether a naming authority has no empty segment, and no octet that may not appear in it, escaped or not: each `%` in
/// it must begin the escape of an ASCII octet that is neither a delimiter nor `@`.
#[inline(never)]
pub(crate) fn is_harmless(naming_authority: &[u8]) -> bool {
    let (mut rest, mut is_empty) = (naming_authority, true);
    loop {
        (rest, is_empty) = match *rest {
            [] => return !is_empty,
            [b'.', ref rest @ ..] if !is_empty => (rest, true),
            [b'%', high, low, ref rest @ ..] => match escape::octet(high, low) {
                Some(b'.' | b'/' | b'@' | 0x80..) | None => return false,
                Some(_) => (rest, false),
            },
            [b'.' | b'@' | 0x80.., ..] => return false,
            [_, ref rest @ ..] => (rest, false),
        };
    }
}

/// Whether an octet of the block is a mark. It looks at every octet, so that the compiler can compare them all at once.
#[inline(always)]
fn are_marked<const N: usize>(block: &[u8; N]) -> bool {
    block.iter().fold(false, |marked, octet| marked | is_mark(*octet))
}

#[inline(always)]
const fn is_mark(octet: u8) -> bool {
    (octet >= 0x80) | (octet == b'%') | (octet == b'@')
}

/// The first octet of `part` that the path of a URI may not have, or the `%` of an incomplete escape.
#[inline]
pub(crate) fn outside_path(text: &[u8], part: Span) -> Option<u8> {
    let octets = &text[part.range()];
    octets.get(PATH.run(octets)).copied()
}

/// Whether it is certain that no escape of `part` stands for an octet beyond ASCII. The text must have only ASCII and
/// whole percent-escapes, and the part should be short.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn has_no_high_escape(text: &[u8], part: Span) -> bool {
    // The digits of an escape follow its `%`, so the last two octets begin none.
    let (start, mut end) = (part.range().start + 1, part.range().end.saturating_sub(1));
    while end > start {
        match text[..end].last_chunk::<17>() {
            Some(block) if !are_high(block) => end -= 16,
            _ => return false,
        }
    }
    true
}

/// Whether an octet of the block is a `%`, with a digit after it that makes an octet beyond ASCII.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn are_high(block: &[u8; 17]) -> bool {
    let mut high = false;
    for at in 1..17 {
        high |= (block[at - 1] == b'%') & (block[at] as i8 >= EIGHT);
    }
    high
}

/// How many octets are searched at once for escaped characters.
const BLOCK: usize = 16;
/// How many octets before a block may begin a character that goes on in the block.
const BEFORE: usize = 6;
/// How many octets after a block may end an escape that begins in the block.
const AFTER: usize = 2;

/// Whether it is certain that the escapes of `part` are UTF-8. The text must have only ASCII and whole percent-escapes.
///
/// An escape has three octets, so a character goes on three and six octets after its first escape, and nowhere else.
/// This is tested for every octet, however the blocks fall. There must be no escape right before the part, which could
/// be taken for the beginning of a character.
#[inline(always)]
pub(crate) fn has_regular_escapes(text: &[u8], part: Span) -> bool {
    let (start, end) = (part.range().start, part.range().end);
    let (Some(before), Some(last)) = (start.checked_sub(BEFORE), end.checked_sub(BLOCK + AFTER))
    else {
        return false;
    };
    let mut at = start;
    while at < last {
        if !is_regular(text, at) {
            return false;
        }
        at += BLOCK;
    }
    last >= BEFORE
        && is_regular(text, last)
        && !text[before..start].contains(&b'%')
        && !ends_early(&text[..end])
}

/// Whether a character begins so late that it would have to go on in the last two octets, where no escape can begin, or
/// after them.
#[inline(always)]
fn ends_early(text: &[u8]) -> bool {
    let Some(tail) = text.last_chunk::<8>() else { return true };
    let digit = |at: usize| if tail[at] == b'%' { lower(tail[at + 1]) } else { 0 };
    (3..6).any(|at| digit(at) >= C) || (0..3).any(|at| digit(at) == E)
}

/// Digits of escapes, as [`lower`] returns them.
const EIGHT: i8 = lower(b'8');
const C: i8 = lower(b'C');
const E: i8 = lower(b'E');
const F: i8 = lower(b'F');

/// A digit in lower case, as a signed number: processors compare these fastest, and ASCII is never negative.
#[inline(always)]
const fn lower(digit: u8) -> i8 {
    (digit | 0x20) as i8
}

/// Whether every escape of the block at `at` begins or continues a character where it may.
///
/// Characters of four octets are not regular, nor are those whose first octet could begin an overlong form or a
/// surrogate: these are read one by one.
#[inline(always)]
fn is_regular(text: &[u8], at: usize) -> bool {
    let Some(octets) = text[at - BEFORE..].first_chunk::<{ BEFORE + BLOCK + AFTER }>() else {
        return false;
    };
    let mut regular = true;
    for at in BEFORE..BEFORE + BLOCK {
        let (escape, digit, second) = (octets[at] == b'%', lower(octets[at + 1]), octets[at + 2]);
        let begins = digit >= C;
        let goes_on = escape & (digit >= EIGHT) & !begins;
        let begun = ((octets[at - 3] == b'%') & (lower(octets[at - 2]) >= C))
            | ((octets[at - 6] == b'%') & (lower(octets[at - 5]) == E));
        let is_second_digit_rare = ((second as i8) < b'2' as i8) | (second as i8 > b'9' as i8);
        let rare = (digit == F) | (((digit == C) | (digit == E)) & is_second_digit_rare);
        regular &= (goes_on == begun) & !(escape & rare);
    }
    regular
}

/// Whether no segment of `naming_authority`, which must have no mark, is empty.
#[inline(always)]
pub(crate) fn has_no_empty_segment(text: &[u8], naming_authority: Span) -> bool {
    let (start, mut end) = (naming_authority.range().start, naming_authority.range().end);
    if has_empty_edge(&text[start..end]) {
        return false;
    }
    while let Some(word) = text[..end].last_chunk::<8>() {
        if has_two_dots(u64::from_le_bytes(*word)) {
            return false;
        }
        if end <= start + 8 {
            return true;
        }
        end -= 7;
    }
    !text[start..end].windows(2).any(|pair| pair == b"..")
}

/// Whether `word` has two dots in a row. It may also be true for two octets of which one differs from a dot by one bit.
#[inline(always)]
const fn has_two_dots(word: u64) -> bool {
    let others = word ^ u64::from_le_bytes([b'.'; 8]);
    let dots = others.wrapping_sub(u64::from_le_bytes([1; 8])) & !others;
    dots & dots << 8 & u64::from_le_bytes([0x80; 8]) != 0
}

#[cfg(test)]
mod tests;
