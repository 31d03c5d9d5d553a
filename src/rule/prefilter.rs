//! Whether a handle has nothing that a rule which binds could look for, many octets at a time.
//!
//! It may be denied for what stands beside the part, where a block of octets reaches so far.

use crate::text::Span;

/// Whether all octets of `part` are ASCII, and none is `%` or `@`.
#[inline(always)]
pub(crate) fn has_no_mark(text: &[u8], part: Span) -> bool {
    let Some(head) = text.first_chunk::<16>() else {
        return is_unmarked(text);
    };
    let (start, mut end) = (part.range().start, part.range().end);
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
fn are_marked(block: &[u8; 16]) -> bool {
    block.iter().fold(false, |marked, octet| marked | is_mark(*octet))
}

#[inline(always)]
const fn is_mark(octet: u8) -> bool {
    (octet >= 0x80) | (octet == b'%') | (octet == b'@')
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
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;

    /// Two blocks and their neighbours.
    const LONGEST: usize = 34;

    fn parts() -> impl Iterator<Item = (usize, Span)> {
        let starts = |len| (0..=len).map(move |start| (len, start));
        let spans = |(len, start)| (start..=len).map(move |end| (len, Span::of(start, end)));
        (0..=LONGEST).flat_map(starts).flat_map(spans)
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
