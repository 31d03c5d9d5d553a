//! Reads compressed files, complete and damaged ones.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::io::{self, Cursor, Read, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use super::magic::{Kind, head};
use super::{Archive, Contents, binary, plain, uncompressed};
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
    let plain = plain(Cursor::new(octets.to_vec()), Contents::Any);
    plain.and_then(all).map_err(|error| error.to_string())
}

/// A text that is longer than one block of any archive.
fn text() -> Vec<u8> {
    (0..50_000).flat_map(|number| format!("10.1000/{number}\n").into_bytes()).collect()
}

/// A terminal gives more after its end, if the person goes on typing.
#[test]
fn a_source_is_not_asked_again_after_its_end() {
    struct Terminal(Vec<&'static [u8]>);
    impl Read for Terminal {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let typed = self.0.pop().unwrap_or(b"m");
            buffer[..typed.len()].copy_from_slice(typed);
            Ok(typed.len())
        }
    }
    for contents in [Contents::Any, Contents::Pieces, Contents::Text] {
        for typed in [vec![&b""[..]], vec![b"", b"\n", b"a"]] {
            let expected = typed.iter().rev().copied().collect::<Vec<_>>().concat();
            let mut read = Vec::new();
            plain(Terminal(typed.clone()), contents).unwrap().read_to_end(&mut read).unwrap();
            assert_eq!(read, expected, "{contents:?}");
            read.clear();
            let mut source = uncompressed(Terminal(typed), contents).unwrap();
            source.read_to_end(&mut read).unwrap();
            assert_eq!(read, expected, "{contents:?}");
        }
    }
}

#[test]
fn an_archive_is_decompressed_however_many_parts_it_has() {
    let text = text();
    for pack in [gzip, zstd] {
        assert!(read(&pack(&text)) == Ok(text.clone()));
        assert_eq!(read(&[pack(b"a\n"), pack(b""), pack(b"b\n")].concat()), Ok(b"a\nb\n".to_vec()));
    }
    let skippable = b"\x5F\x2A\x4D\x18\x03\0\0\0abc";
    assert_eq!(read(&[&skippable[..], &zstd(b"a"), skippable].concat()), Ok(b"a".to_vec()));
    assert_eq!(read(&[&zstd(b"a"), &skippable[..], &zstd(b"b")].concat()), Ok(b"ab".to_vec()));
}

#[test]
fn a_source_that_is_not_compressed_is_read_as_it_is() {
    for text in [&b""[..], b"\x1F", b"\x1Fa", b"\x28", b"\x28\xB5\x2F", b"(10.1000/1)\n"] {
        assert_eq!(read(text), Ok(text.to_vec()));
        assert_eq!(
            all(uncompressed(Trickle::new(text, 1), Contents::Text).unwrap()).unwrap(),
            text
        );
    }
}

#[test]
fn only_as_many_octets_are_read_as_show_the_kind() {
    let table: [(&[u8], &[u8], Option<Kind>); 6] = [
        (b"", b"", None),
        (b"ab", b"a", None),
        (b"\x1Fab", b"\x1Fa", None),
        (b"\x1F\x8Bab", b"\x1F\x8B", Some(Kind::Gzip)),
        (b"\x28\xB5\x2F\xFDab", b"\x28\xB5\x2F\xFD", Some(Kind::Zstd)),
        (b"P*M", b"P*M", None),
    ];
    for (mut source, octets, kind) in table {
        assert_eq!(head(&mut source).unwrap(), (octets.to_vec(), kind));
    }
}

#[test]
fn a_kind_that_cannot_be_read_is_named() {
    let table: [(&[u8], &str); 6] = [
        (b"\xFD7zXZ\0\0\x04", "compressed by xz"),
        (b"BZh91AY&SY\x4E\xEC", "compressed by bzip2"),
        (b"BZh11AY&SY\x4E\xEC", "compressed by bzip2"),
        (b"PK\x03\x04\x14\0", "zip archive"),
        (b"\xFF\xFEa\0", "UTF-16"),
        (b"\xFE\xFF\0a", "UTF-16"),
    ];
    for (octets, name) in table {
        let error = read(octets).unwrap_err();
        assert!(error.contains(name), "{error}");
        let error = uncompressed(octets, Contents::Any).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(name), "{error}");
    }
    for text in ["BZh91AY&SX", "BZhx1AY&SY", "PK/1", "_*M/1", "\u{FEFF}hdl:1/2"] {
        assert_eq!(read(text.as_bytes()), Ok(text.as_bytes().to_vec()));
    }
}

/// An archive with these entries, of which only what shows its kind is complete.
fn archive(entries: &[(&str, &str)]) -> Vec<u8> {
    let entry = |(name, text): &(&str, &str)| {
        let head = [&b"PK\x03\x04"[..], &[0; 26]].concat();
        [&head, name.as_bytes(), text.as_bytes()].concat()
    };
    entries.iter().flat_map(entry).collect()
}

#[test]
fn a_document_that_is_a_zip_archive_is_called_what_it_is() {
    let office = ("[Content_Types].xml", "a Word document is in word/");
    let open = |kind: &str| archive(&[("mimetype", kind), ("content.xml", "")]);
    let table = [
        (archive(&[office, ("word/document.xml", "")]), "this is a Word document: "),
        (archive(&[office, ("xl/workbook.xml", "")]), "this is a spreadsheet: "),
        (archive(&[office, ("ppt/presentation.xml", "")]), "this is a presentation: "),
        (archive(&[office]), "this is an office document: "),
        (open("application/vnd.oasis.opendocument.text"), "this is an OpenDocument text: "),
        (open("application/vnd.oasis.opendocument.spreadsheet"), "this is a spreadsheet: "),
        (open("application/vnd.oasis.opendocument.graphics"), "this is an office document: "),
        (open("application/epub+zip"), "this is an e-book: "),
        (archive(&[("ids.txt", "10.1/a\nword/")]), "this is a zip archive: "),
        (b"PK\x03\x04".to_vec(), "this is a zip archive: "),
    ];
    for (octets, kind) in table {
        let error = read(&octets).unwrap_err();
        assert!(error.starts_with(kind), "{error}");
    }
}

#[test]
fn zeros_may_follow_gzip() {
    let (one, two) = (gzip(b"a\n"), gzip(b"b\n"));
    let zeros = vec![0; 200_000];
    assert_eq!(read(&[&one[..], &zeros].concat()), Ok(b"a\n".to_vec()));
    assert_eq!(read(&[&one[..], &zeros, &two, &[0]].concat()), Ok(b"a\nb\n".to_vec()));
    let error = read(&[&one[..], &[0], b"c"].concat()).unwrap_err();
    let told = "the compressed file is damaged: after the end of the compressed data, something else follows";
    assert_eq!(error, told);
}

/// A frame of two octets for a window of `1 << log` octets.
fn window(log: u8) -> Vec<u8> {
    [&b"\x28\xB5\x2F\xFD\0"[..], &[(log - 10) << 3], b"\x11\0\0ab"].concat()
}

#[test]
fn the_error_names_the_limit_of_the_window() {
    for log in [10, 23, 24, 27] {
        assert_eq!(read(&window(log)), Ok(b"ab".to_vec()), "{log}");
    }
    let told = "the compressed file needs a window of 256 MiB, and at most 128 MiB are supported";
    assert_eq!(read(&window(28)), Err(told.into()));
}

#[test]
fn an_interruption_is_not_taken_for_damage() {
    assert_eq!(all(Archive(Trickle::new(b"abc", 1))).unwrap(), b"abc");
}

#[test]
fn an_archive_that_ends_too_early_is_an_error() {
    for archive in [gzip(&text()), zstd(&text())] {
        for len in [6, archive.len() / 2, archive.len() - 1] {
            assert_eq!(
                read(&archive[..len]),
                Err("the compressed file ends too early".into()),
                "{len}"
            );
        }
    }
    let skippable = [&zstd(b"a"), &b"\x50\x2A\x4D\x18\x03\0\0\0ab"[..]].concat();
    assert_eq!(read(&skippable), Err("the compressed file ends too early".into()));
}

#[test]
fn a_damaged_archive_is_an_error() {
    for archive in [gzip(&text()), zstd(&text())] {
        let mut damaged = archive.clone();
        let last = damaged.len() - 1;
        damaged[last] ^= 0x55;
        let error = read(&damaged).unwrap_err();
        assert!(error.starts_with("the compressed file is damaged: "), "{error}");
        let error = read(&[archive, b"more octets after it".to_vec()].concat()).unwrap_err();
        assert!(error.starts_with("the compressed file is damaged: "), "{error}");
    }
}

#[test]
fn nul_shows_that_a_file_is_binary() {
    let told = "this file is binary: line 2 has NUL in it; if NUL ends each identifier, use -0";
    for octets in [b"a\nb\0c".to_vec(), gzip(b"a\n\0"), zstd(b"a\nb\0")] {
        let error = plain(Cursor::new(octets.clone()), Contents::Text).map(|_| ()).unwrap_err();
        assert!(error.to_string() == told && binary::is_binary(&error), "{error}");
        assert!(
            plain(Cursor::new(octets), Contents::Any).is_ok(),
            "NUL is refused in any contents"
        );
    }
    let error = uncompressed(&b"\n\0"[..], Contents::Text).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), told);
    let error = uncompressed(&b"a\nb\0"[..], Contents::Pieces).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), told);
    // Nothing more is read of a stream whose first line is whole, because its next line may be far away.
    assert!(uncompressed(&b"\n\0"[..], Contents::Pieces).is_ok());
    for (octets, is_binary) in [(b"PK\x03\x04", true), (b"\xFF\xFEa\0", false)] {
        let error = uncompressed(&octets[..], Contents::Text).map(|_| ()).unwrap_err();
        assert_eq!(binary::is_binary(&error), is_binary, "{error}");
    }
    // Only the start is looked at.
    let late = [&text()[..], b"\0"].concat();
    let read = plain(Cursor::new(late.clone()), Contents::Text).and_then(all);
    assert!(read.unwrap() == late);
}
