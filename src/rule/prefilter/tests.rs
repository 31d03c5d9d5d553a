//! A prefilter answers as a search octet by octet would, wherever in a block something stands.

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
