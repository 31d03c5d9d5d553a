//! Whether a handle has nothing that a rule which binds could look for, many octets at a time.
//!
//! It may be denied for what stands beside the part, where a block of octets reaches so far.

use crate::Span;

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
