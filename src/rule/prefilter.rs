//! A vectorised prefilter: `true` means that no mandatory rule can find anything.
//!
//! A clean part may still get `false`, because blocks of sixteen octets overlap the neighbouring parts.

use handle_grammar::rfc3986::PATH;

use crate::text::Span;

/// Whether all octets of `part` are ASCII, and none is `%` or `@`.
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

/// The same, octet by octet, of these alone.
pub(crate) fn is_unmarked(octets: &[u8]) -> bool {
    !octets.iter().any(|octet| is_mark(*octet))
}

/// Whether there is a mark. Every octet is looked at, so that the compiler looks at all of them at once.
#[inline(always)]
fn are_marked<const N: usize>(block: &[u8; N]) -> bool {
    block.iter().fold(false, |marked, octet| marked | is_mark(*octet))
}

#[inline(always)]
const fn is_mark(octet: u8) -> bool {
    (octet >= 0x80) | (octet == b'%') | (octet == b'@')
}

/// The first octet of `part` that is none of a URI's path, nor of a whole percent-escape in it.
#[inline]
pub(crate) fn outside_path(text: &[u8], part: Span) -> Option<u8> {
    let octets = &text[part.range()];
    octets.get(PATH.run(octets)).copied()
}

/// How many octets are looked at at once for characters that are escaped, how many before them may begin a character
/// that goes on there, and how many after them end an escape.
const BLOCK: usize = 16;
const BEFORE: usize = 6;
const AFTER: usize = 2;

/// Whether the escapes of `part` surely are UTF-8, in a text of nothing but ASCII and whole percent-escapes.
///
/// An escape takes three octets, so that a character goes on three and six octets after its first escape, and nowhere else:
/// that is asked of every octet, whatever the blocks. Nothing before the part may be taken for the beginning of a character.
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

/// Whether a character is begun so late that it would go on in the last two octets, which no escape begins with, or after
/// them.
#[inline(always)]
fn ends_early(text: &[u8]) -> bool {
    let Some(tail) = text.last_chunk::<8>() else { return true };
    let digit = |at: usize| if tail[at] == b'%' { lower(tail[at + 1]) } else { 0 };
    (3..6).any(|at| digit(at) >= C) || (0..3).any(|at| digit(at) == E)
}

/// Digits of escapes as [`lower`] gives them.
const EIGHT: i8 = lower(b'8');
const C: i8 = lower(b'C');
const E: i8 = lower(b'E');
const F: i8 = lower(b'F');

/// A digit in lower case, as processors compare octets: with a sign, which ASCII has not.
#[inline(always)]
const fn lower(digit: u8) -> i8 {
    (digit | 0x20) as i8
}

/// Whether every octet of the block at `at` may stand where it does.
///
/// A character of four octets is not regular, and neither is one that may be too short for its length, or a surrogate,
/// as the second digit of its first octet says: these are looked at one by one.
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
        let telling = ((second as i8) < b'2' as i8) | (second as i8 > b'9' as i8);
        let rare = (digit == F) | (((digit == C) | (digit == E)) & telling);
        regular &= (goes_on == begun) & !(escape & rare);
    }
    regular
}

/// Whether no segment of `naming_authority`, which has no mark, is empty.
#[inline(always)]
pub(crate) fn has_no_empty_segment(text: &[u8], naming_authority: Span) -> bool {
    let (start, mut end) = (naming_authority.range().start, naming_authority.range().end);
    if let [b'.', ..] | [.., b'.'] | [] = &text[start..end] {
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

/// Whether there are two dots beside each other, or what differs from them by a bit.
#[inline(always)]
const fn has_two_dots(word: u64) -> bool {
    let others = word ^ u64::from_le_bytes([b'.'; 8]);
    let dots = others.wrapping_sub(u64::from_le_bytes([1; 8])) & !others;
    dots & dots << 8 & u64::from_le_bytes([0x80; 8]) != 0
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;
    use alloc::{format, vec};

    use super::*;
    use crate::text::Decoded;

    /// Two short blocks and their neighbours.
    const LONGEST: usize = 34;

    /// A long block, with short ones beside it.
    const LONG: [usize; 5] = [64, 65, 79, 80, 98];

    fn parts() -> impl Iterator<Item = (usize, Span)> {
        let starts = |len| (0..=len).map(move |start| (len, start));
        let spans = |(len, start)| (start..=len).map(move |end| (len, Span::of(start, end)));
        (0..=LONGEST).chain(LONG).flat_map(starts).flat_map(spans)
    }

    fn escaped(octets: &[u8]) -> String {
        octets.iter().map(|octet| format!("%{octet:02x}")).collect()
    }

    /// Whether the escapes of the local name in `hdl://10.1/…` are regular: if so, they are UTF-8.
    fn is_regular_in(local_name: &str) -> bool {
        let text = format!("hdl://10.1/{local_name}");
        let part = Span::of(text.len() - local_name.len(), text.len());
        let regular = has_regular_escapes(text.as_bytes(), part);
        assert!(!regular || Decoded::new(text.as_bytes(), part, true).is_utf8(), "{text}");
        regular
    }

    #[test]
    fn regular_escapes_are_utf8() {
        let mut regular = 0;
        for first in 0x70..=u8::MAX {
            for second in 0x70..=u8::MAX {
                for rest in
                    [&[][..], &[0x80], &[0xBF, 0x9F], &[0x80, 0x80, 0x80], &[0xE6, 0x97, 0xA5]]
                {
                    let octets = escaped(&[&[first, second][..], rest].concat());
                    for (before, after) in [(0, 20), (1, 0), (5, 9), (13, 30), (20, 0), (40, 1)] {
                        let local_name =
                            ["a".repeat(before), octets.clone(), "b".repeat(after)].concat();
                        regular += usize::from(is_regular_in(&local_name));
                    }
                }
            }
        }
        assert!(regular > 5_000, "only {regular} are regular");
    }

    #[test]
    fn what_most_texts_are_escaped_for_is_regular() {
        for character in ['é', 'я', 'あ', '日', '–', '<', ' '] {
            let octets = escaped(character.to_string().as_bytes());
            for (before, after) in (0..40).flat_map(|before| [(before, 20), (before, 37)]) {
                let once = ["a".repeat(before), octets.clone(), "b".repeat(after)].concat();
                let twice = ["a".repeat(before), octets.repeat(9), octets.to_uppercase()].concat();
                assert!(is_regular_in(&once) && is_regular_in(&twice), "{once} {twice}");
            }
        }
    }

    #[test]
    fn a_mark_is_seen_wherever_it_is() {
        for (len, part) in parts() {
            let mut text = vec![b'/'; len];
            assert!(has_no_mark(&text, part), "{len} octets, {part:?}");
            for at in part.range() {
                text[at] = b'%';
                assert!(!has_no_mark(&text, part), "{len} octets, {part:?}, at {at}");
                text[at] = b'/';
            }
            text[part.range()].fill(b'@');
            assert_eq!(has_no_mark(&text, part), part.is_empty(), "{len} octets, {part:?}");
        }
    }

    #[test]
    fn marks_are_what_is_not_ascii_and_two_octets() {
        for octet in 0..=u8::MAX {
            let wanted = matches!(octet, 0x80..|b'%'| b'@');
            assert_eq!(is_mark(octet), wanted, "{octet:02X}");
            assert_eq!(is_unmarked(&[b'a', octet]), !wanted, "{octet:02X}");
        }
    }

    /// Dots and letters in every order, at the beginning, in the middle and at the end of a text.
    #[test]
    fn an_empty_segment_is_seen_wherever_it_is() {
        for (len, dots) in (0..=17).flat_map(|len| (0..1_u32 << len).map(move |dots| (len, dots))) {
            let authority: Vec<_> =
                (0..len).map(|at| if dots >> at & 1 == 1 { b'.' } else { b'a' }).collect();
            let wanted = !authority.split(|&octet| octet == b'.').any(<[u8]>::is_empty);
            for before in [0, 1, 8] {
                let text = [&b"hdl://cn"[..before], &authority, b"/a"].concat();
                let found = has_no_empty_segment(&text, Span::of(before, before + len));
                assert_eq!(found, wanted, "{} from {before}", text.escape_ascii());
            }
        }
    }
}
