//! The records are the same however few octets a source gives at once, and the buffer stays small.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::io::{self, Read, Repeat};

use super::Records;
use crate::input::limits::{CHUNK, LONGEST, Limits};
use crate::input::testing::trickle::Trickle;

/// The line and the length of each record, and the longest buffer that was needed; a record that is too long has no
/// length.
fn read(source: impl Read) -> (Vec<(u64, Option<usize>)>, usize) {
    let mut records = Records::new(source, b'\n', Limits::default());
    let (mut found, mut longest) = (Vec::new(), 0);
    while records.fill().unwrap() {
        longest = longest.max(records.block.capacity());
        while let Some(record) = records.next() {
            assert_eq!(record.number, found.len() as u64);
            found.push((record.line, record.text.map(<[u8]>::len)));
        }
    }
    (found, longest)
}

fn drip(octets: &[u8], step: usize) -> Vec<(u64, Option<usize>)> {
    read(Trickle::new(octets, step)).0
}

#[test]
fn the_size_of_a_read_does_not_matter() {
    let text = "\u{FEFF}a\r\n\r\n\nbc\r\r\n\u{FEFF}\nlast\r".as_bytes();
    let expected = [(1, Some(1)), (4, Some(3)), (5, Some(3)), (6, Some(5))];
    for step in 1..=text.len() {
        assert_eq!(drip(text, step), expected, "{step} octets at a time");
    }
}

#[test]
fn the_limit_does_not_depend_on_where_a_read_ends() {
    let records = |length: usize, end: &str| {
        let line = "a".repeat(length) + end;
        format!("\u{FEFF}{line}{line}x\n").into_bytes()
    };
    for end in ["\n", "\r\n"] {
        for step in [CHUNK - 1, CHUNK, CHUNK / 3, usize::MAX] {
            let longest = drip(&records(LONGEST, end), step);
            assert_eq!(longest, [(1, Some(LONGEST)), (2, Some(LONGEST)), (3, Some(1))], "{step}");
            let longer = drip(&records(LONGEST + 1, end), step);
            assert_eq!(longer, [(1, None), (2, None), (3, Some(1))], "{step}");
        }
    }
}

#[test]
fn a_record_of_a_hundred_mebibytes_is_not_gathered() {
    let long = |octets: u64| -> io::Take<Repeat> { io::repeat(b'a').take(octets) };
    let (found, longest) = read(long(100 << 20).chain(&b"\nb\n"[..]).chain(long(5 << 20)));
    assert_eq!(found, [(1, None), (2, Some(1)), (3, None)]);
    assert!(longest <= 2 * (LONGEST + CHUNK), "{longest} octets");
}
