//! Archives, whole and not.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use std::io::{self, Cursor, Read, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use super::{Archive, GZIP, ZSTD, head, plain, uncompressed};
use crate::input::testing::trickle::Trickle;

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text).unwrap();
    encoder.finish().unwrap()
}

fn zstd(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

fn all(mut source: impl Read) -> io::Result<Vec<u8>> {
    let mut octets = Vec::new();
    source.read_to_end(&mut octets).map(|_| octets)
}

fn read(octets: &[u8]) -> Result<Vec<u8>, String> {
    plain(Cursor::new(octets.to_vec())).and_then(all).map_err(|error| error.to_string())
}

/// Some text that is longer than one block of any archive.
fn text() -> Vec<u8> {
    (0..50_000).flat_map(|number| format!("10.1000/{number}\n").into_bytes()).collect()
}

#[test]
fn an_archive_is_read_as_what_it_holds_however_many_parts_it_has() {
    let text = text();
    for pack in [gzip, zstd] {
        assert!(read(&pack(&text)) == Ok(text.clone()));
        assert_eq!(read(&[pack(b"a\n"), pack(b""), pack(b"b\n")].concat()), Ok(b"a\nb\n".to_vec()));
    }
    let skippable = b"\x50\x2A\x4D\x18\x03\0\0\0abc";
    assert_eq!(read(&[&zstd(b"a"), &skippable[..], &zstd(b"b")].concat()), Ok(b"ab".to_vec()));
}

#[test]
fn what_is_none_is_read_as_it_is() {
    for text in [&b""[..], b"\x1F", b"\x1Fa", b"\x28", b"\x28\xB5\x2F", b"(10.1000/1)\n"] {
        assert_eq!(read(text), Ok(text.to_vec()));
        assert_eq!(all(uncompressed(Trickle::new(text, 1)).unwrap()).unwrap(), text);
    }
}

#[test]
fn no_more_is_read_than_says_what_it_is() {
    let table: [(&[u8], &[u8]); 5] = [
        (b"", b""),
        (b"ab", b"a"),
        (b"\x1Fab", b"\x1Fa"),
        (b"\x1F\x8Bab", GZIP),
        (b"\x28\xB5\x2F\xFDab", ZSTD),
    ];
    for (mut source, expected) in table {
        assert_eq!(head(&mut source).unwrap(), expected);
    }
}

#[test]
fn an_interruption_is_no_damage() {
    assert_eq!(all(Archive(Trickle::new(b"abc", 1))).unwrap(), b"abc");
}

#[test]
fn an_archive_that_ends_too_early_is_told() {
    for archive in [gzip(&text()), zstd(&text())] {
        for len in [6, archive.len() / 2, archive.len() - 1] {
            assert_eq!(read(&archive[..len]), Err("the archive ends too early".into()), "{len}");
        }
    }
    let skippable = [&zstd(b"a"), &b"\x50\x2A\x4D\x18\x03\0\0\0ab"[..]].concat();
    assert_eq!(read(&skippable), Err("the archive ends too early".into()));
}

#[test]
fn an_archive_that_is_damaged_is_told() {
    for archive in [gzip(&text()), zstd(&text())] {
        let mut damaged = archive.clone();
        let last = damaged.len() - 1;
        damaged[last] ^= 0x55;
        let error = read(&damaged).unwrap_err();
        assert!(error.starts_with("the archive is damaged: "), "{error}");
        let error = read(&[archive, b"what stands behind it".to_vec()].concat()).unwrap_err();
        assert!(error.starts_with("the archive is damaged: "), "{error}");
    }
}
