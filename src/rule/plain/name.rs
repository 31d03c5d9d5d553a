//! Whether a name is plain: a pass over its octets shows which words it may have, and only these are looked for.

use crate::accident;
use crate::accident::name::inner_link;
use crate::rule::plain::kinds::{
    AFTER_DIGIT, ARXIV, BEFORE, BEFORE_DIGIT, BRACKET, CC, HOST, HYPHENS, KINDS, OFFICE, OTHER,
    PAIRS, PM, REOPENED, SCHEME, SECOND, TOUCHING, WW,
};

#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn has_plain_end(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphanumeric) && !accident::has_odd_end(name)
}

/// Whether the octets of a name from `start` on are plain. The octets before them must be plain.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn are_plain(name: &[u8], start: usize) -> bool {
    let seen = seen(&name[start..]);
    seen & (OTHER | TOUCHING | REOPENED) == 0 && (seen == 0 || is_plain_after_all(name, seen))
}

/// Whether a name is plain in spite of the bits in `seen`. A bit only shows that certain words may be in the name, so
/// the name is compared with these words.
#[inline(never)]
fn is_plain_after_all(name: &[u8], seen: u32) -> bool {
    let has = |bits: u32| seen & bits != 0;
    let is_odd = has(SCHEME | HOST) && inner_link::is_possible(name)
        || has(PM | CC | WW | ARXIV | HOST) && accident::has_clinging(name)
        || has(OFFICE) && accident::may_have_office(name)
        || has(SECOND) && accident::has_second(name)
        || has(BEFORE_DIGIT | AFTER_DIGIT | HYPHENS | SCHEME | ARXIV)
            && accident::registrant::has_slip(name)
        || has(BRACKET)
            && (!has_words_in_brackets(name)
                || accident::has_serial(name)
                || accident::has_kind(name));
    !is_odd
}

/// The bits that `octets` set, alone and in pairs; [`kinds`] describes them.
#[inline]
fn seen(octets: &[u8]) -> u32 {
    let (mut seen, mut last) = (0, !PAIRS << BEFORE);
    let mut see = |octet: u8| {
        let next = KINDS[usize::from(octet)];
        seen |= next & last >> BEFORE;
        last = next;
    };
    let (chunks, rest) = octets.as_chunks::<4>();
    chunks.iter().for_each(|chunk| chunk.iter().for_each(|octet| see(*octet)));
    rest.iter().for_each(|octet| see(*octet));
    seen
}

/// Whether every bracket has its partner, and only a short word or a number stands between them.
fn has_words_in_brackets(octets: &[u8]) -> bool {
    let mut inside = None;
    for octet in octets {
        inside = match (octet, inside) {
            (b'(', None) => Some(0),
            (b')', Some(_)) => None,
            (b'(', Some(_)) | (b')', None) | (b'.' | b'/' | b':', Some(_)) | (_, Some(9)) => {
                return false;
            }
            (_, inside) => inside.map(|len| len + 1),
        };
    }
    inside.is_none()
}

#[cfg(test)]
mod tests {
    use super::{ARXIV, CC, PM, SCHEME, WW, seen};
    use crate::accident::words_before_text;

    #[test]
    fn a_glance_sees_every_word_that_clings_to_a_name_before_other_text() {
        for word in words_before_text() {
            assert!(seen(word.as_bytes()) & (ARXIV | CC | PM | SCHEME | WW) != 0, "{word}");
        }
    }
}
