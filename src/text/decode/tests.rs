//! Characters are decoded as the standard library decodes them, and `skip_ascii` stops where the ASCII ends.

use alloc::string::String;
use alloc::vec::Vec;

use super::Decoded;
use crate::text::Span;

/// At least one octet of every column of the table of RFC 3629, and the edges of its ranges.
const TELLING: [u8; 24] = [
    0x00, b'a', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF,
];

#[test]
fn characters_and_ill_formed_subparts_are_those_of_the_standard_library() {
    for first in 0..=u8::MAX {
        for second in 0..=u8::MAX {
            check(&[first, second]);
        }
    }
    for first in TELLING {
        for second in TELLING {
            for third in TELLING {
                TELLING.into_iter().for_each(|fourth| check(&[first, second, third, fourth, b'.']));
            }
        }
    }
}

/// Reads `octets` raw and as percent-escapes, and compares both with the standard library.
fn check(octets: &[u8]) {
    let escapes: String = octets.iter().map(|octet| alloc::format!("%{octet:02X}")).collect();
    let mut expected = Vec::new();
    for chunk in octets.utf8_chunks() {
        expected
            .extend(chunk.valid().chars().map(|character| (Some(character), character.len_utf8())));
        expected.extend(Some((None, chunk.invalid().len())).filter(|(_, len)| *len > 0));
    }
    for (raw, width) in [(octets, 1), (escapes.as_bytes(), 3)] {
        let part = Decoded::new(raw, Span::of(0, raw.len()), width > 1);
        let lengths = part.characters().map(|(found, span)| (found, span.len() as usize / width));
        assert!(lengths.eq(expected.iter().copied()), "{octets:X?}");
        assert_only_ascii_is_skipped(part);
        assert_eq!(part.is_utf8(), core::str::from_utf8(octets).is_ok(), "{octets:X?}");
    }
}

/// Asserts that `next_beyond_ascii` finds every character of `part` that is not ASCII, and no other.
fn assert_only_ascii_is_skipped(part: Decoded<'_>) {
    let mut rest = part.characters();
    let others = core::iter::from_fn(|| rest.next_beyond_ascii());
    let beyond = |found: &Option<char>| !found.is_some_and(|found| found.is_ascii());
    let expected = part.characters().filter(|(found, _)| beyond(found));
    assert!(others.eq(expected), "\"{}\"", part.raw().escape_ascii());
}

/// Where the ASCII at the beginning of `text` ends, counted octet by octet.
fn ascii_end(text: &[u8], escaped: bool) -> usize {
    let escape = |at: usize| text[at] == b'%' && text.get(at + 1) >= Some(&b'8');
    let ends = |&at: &usize| !text[at].is_ascii() || (escaped && escape(at));
    (0..text.len()).find(ends).unwrap_or(text.len())
}

#[test]
fn ascii_is_skipped_wherever_it_ends() {
    let pieces =
        ["", "%", "%7F", "%80", "%c3%A9", "%8", "%zz%FF", "%%C3%A9", "\u{E9}", "%4%E2%82%AC"];
    for (one, other) in pieces.into_iter().flat_map(|one| pieces.map(|other| (one, other))) {
        for (before, between) in (0..18).flat_map(|before| [(before, 0), (before, 7), (before, 16)])
        {
            let text = ["a".repeat(before), one.into(), "b".repeat(between), other.into()].concat();
            for escaped in [false, true] {
                let part = Decoded::part(text.as_bytes(), 0, escaped);
                assert_only_ascii_is_skipped(part);
                let mut rest = part.octets();
                rest.skip_ascii();
                let end = ascii_end(text.as_bytes(), escaped);
                assert_eq!(rest.rest, &text.as_bytes()[end..], "{text:?}, {escaped}");
                assert_eq!(rest.at as usize, end, "{text:?}, {escaped}");
            }
        }
    }
}
