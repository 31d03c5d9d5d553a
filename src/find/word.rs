//! What divides the words of a text, between which an identifier cannot go on.

use crate::text::character;

/// Octets at the end that belong to the sentence around the identifier.
pub(super) const PUNCTUATION: &[u8] = br".,;:!?'*\([{";

/// Quotation marks, and the punctuation of scripts without spaces; Unicode knows the spaces.
const MARKS: &str = "“”„‟‘’‚«»‹›「」『』《》〈〉【】（）。，、；：！？…•";

/// Whether no identifier goes on over this octet, unless it stands for a bracket of a SICI.
pub(super) const fn divides(octet: u8) -> bool {
    octet <= b' ' || matches!(octet, b'"' | b'<' | b'>' | b'|' | b'`' | 0x7F)
}

/// Whether whitespace or a mark stands here that ends a word, beyond ASCII.
pub(super) fn mark(text: &[u8]) -> bool {
    let found = character::first(text);
    found.is_some_and(|found| found.is_whitespace() || MARKS.contains(found))
}

/// Whether no identifier reaches from the octet `before` over this one.
pub(super) fn is_cut(before: u8, octet: u8) -> bool {
    match octet {
        b'"' | b'|' | b'`' => before != b'\\',
        // A line may break inside of an identifier, after one of these.
        b'\t' | b'\n' | b'\r' | b' ' => before > b' ' && !b"/-_.\\".contains(&before),
        _ => false,
    }
}
