//! A class reads a run several octets at a time, so its runs are compared with a walk octet by octet. Other tests look
//! at the names and the members of a class.

#[path = "conformance/walk.rs"]
mod walk;

use handle_grammar::class::Class;
use handle_grammar::hdl_uri::NA_SEGMENT;
use handle_grammar::rfc3986::{PATH, PCHAR};
use handle_grammar::rfc5234::{HEXDIG, OCTET};
use walk::walk;

/// A length, in octets, that is enough for every way in which a run is read: a group of four blocks of sixteen octets,
/// a single block, and a rest.
const LONGEST: usize = 90;

/// Pieces to put in the middle of a run: members, other octets, and escapes, whole or incomplete.
const PIECES: [&[u8]; 8] = [b"%", b"%4", b"%4f", b"%%41", b"%g1", b" ", b"\xC3", b"\0"];

#[test]
fn a_run_is_a_walk() {
    let percent = HEXDIG.or_pct_encoded().or(Class::of(b"%"));
    for class in [&PATH, &PCHAR, &HEXDIG, &OCTET, &NA_SEGMENT, &percent] {
        for length in 0..LONGEST {
            for piece in PIECES {
                for at in 0..=length.saturating_sub(piece.len()) {
                    let mut text = vec![b'a'; length.max(piece.len())];
                    text[at..][..piece.len()].copy_from_slice(piece);
                    assert_eq!(class.run(&text), walk(class, &text), "{class:?} on {text:?}");
                    text[at / 2..][..piece.len()].copy_from_slice(piece);
                    assert_eq!(class.run(&text), walk(class, &text), "{class:?} on {text:?}");
                }
            }
        }
    }
}

#[test]
fn octets_are_named_as_they_are_written_and_eight_at_the_most() {
    assert!(Class::of(b"./").names().eq([".", "/"]));
    assert!(Class::of(b"123456789").names().eq(["1", "2", "3", "4", "5", "6", "7", "8"]));
    assert!(Class::of(b"./").or(HEXDIG).names().eq([".", "/"].into_iter().chain(HEXDIG.names())));
}

#[test]
fn a_class_without_another_has_every_other_octet() {
    let class = Class::range(b'a', 0xFF).without(Class::of(b"bd").or(Class::range(0x80, 0xFE)));
    let expected = (b'a'..=0xFF).filter(|octet| !matches!(octet, b'b' | b'd' | 0x80..=0xFE));
    assert!((0..=0xFF).filter(|octet| class.contains(*octet)).eq(expected));
}
