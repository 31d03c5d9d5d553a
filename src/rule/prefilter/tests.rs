//! Tests that each prefilter answers as a search octet by octet would, wherever in a block something stands.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use alloc::{format, vec};

use super::*;
use crate::text::Decoded;

/// The length of two short blocks, and two octets more.
const LONGEST: usize = 34;

/// The lengths of a long block, with short blocks next to it.
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
            for rest in [&[][..], &[0x80], &[0xBF, 0x9F], &[0x80, 0x80, 0x80], &[0xE6, 0x97, 0xA5]]
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
fn common_escapes_are_regular() {
    for character in ['é', 'ə', 'я', 'あ', '日', '鈴', '–', '<', ' '] {
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
fn marks_are_percent_at_and_octets_beyond_ascii() {
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

/// Naming authorities of every length, with plain octets around them and something odd at each place. If the text has
/// too few octets for a block, the answer is no for every authority; a short one needs the octets before its end.
#[test]
fn a_plain_authority_is_told_from_others() {
    for (len, before) in (1..=40).flat_map(|len| [1, 9, 33].map(|before| (len, before))) {
        let text = [vec![b'/'; before], vec![b'1'; len], b"/1000/182/12345678".to_vec()].concat();
        let is_plain =
            |text: &[u8], len: usize| is_plain_authority(text, Span::of(before, before + len));
        let has_block = if len <= 8 { before + len >= 9 } else { text.len() >= 17 };
        assert_eq!(is_plain(&text, len), has_block, "{len} octets from {before}");
        for (at, odd) in (0..len).flat_map(|at| [b'%', b'@', b'.'].map(|odd| (at, odd))) {
            let mut other = text.clone();
            other[before + at] = odd;
            let wanted = has_block && odd == b'.' && (1..len - 1).contains(&at);
            assert_eq!(is_plain(&other, len), wanted, "{}", other.escape_ascii());
            if at > 0 {
                other[before + at - 1] = odd;
                assert!(!is_plain(&other, len), "{}", other.escape_ascii());
            }
        }
    }
    assert!(!is_plain_authority(b"hdl://10.1000/182", Span::of(6, 6)), "an empty one is not plain");
    let user = b"@ht.hdl.handle.net/20.500.12345.678/9";
    assert!(
        is_plain_authority(user, Span::of(19, 35)),
        "an `@` that is farther away does not count"
    );
}

/// Naming authorities of up to four letters, delimiters and escapes.
#[test]
fn a_harmless_authority_has_only_full_segments_of_harmless_octets() {
    let harmless = ["a", "%61", "."];
    let parts = ["a", "%61", ".", "%2e", "%2F", "%40", "%e9", "%zz", "@", "é"];
    let mut authorities = vec![String::new()];
    let mut begun = authorities.clone();
    for _ in 0..4 {
        begun = begun.iter().flat_map(|begun| parts.map(|part| format!("{begun}{part}"))).collect();
        authorities.extend_from_slice(&begun);
    }
    for authority in authorities {
        let odd =
            parts.iter().filter(|part| !harmless.contains(part)).any(|odd| authority.contains(odd));
        let wanted = !odd && !authority.split('.').any(str::is_empty);
        assert_eq!(is_harmless(authority.as_bytes()), wanted, "{authority}");
    }
}

#[test]
fn a_high_escape_is_seen_wherever_it_is() {
    for len in 0..=40 {
        let text = [vec![b'/'; 17], vec![b'a'; len], b"aa?".to_vec()].concat();
        let part = Span::of(17, 17 + len);
        assert!(has_no_high_escape(&text, part), "{len} octets");
        for (at, high) in (0..len.saturating_sub(2)).flat_map(|at| [(at, false), (at, true)]) {
            let mut other = text.clone();
            other.splice(17 + at..20 + at, if high { *b"%8a" } else { *b"%7f" });
            assert_eq!(has_no_high_escape(&other, part), !high, "{}", other.escape_ascii());
            other[17 + at] = b'8';
            assert!(has_no_high_escape(&other, part), "{}", other.escape_ascii());
        }
    }
    // The block ends where the part begins.
    let text = b"https://hdl.handle.net/r%C3%A9/seventeen-letters.";
    assert!(has_no_high_escape(text, Span::of(text.len() - 18, text.len())), "only in the prefix");
}
