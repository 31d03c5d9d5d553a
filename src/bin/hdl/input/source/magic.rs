//! Recognises compressed sources by their first octets.

use std::io::{self, Read};

use crate::input::octets;

/// The kinds of sources that their first octets reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Gzip,
    Zstd,
    /// A zip archive, or a document that is one.
    Zip,
    /// An archive or a document that the command does not read: what it is, and what to do.
    Other(&'static str),
    /// A text in an encoding of this name, which the command does not read.
    Encoded(&'static str),
}

/// The first octets of a kind of source.
struct Magic {
    kind: Kind,
    octets: &'static [u8],
    /// The position of an octet of which only the first four bits count.
    loose: Option<usize>,
}

/// The first octets of each member of a gzip file.
pub(super) const GZIP: &[u8] = b"\x1F\x8B";

const XZ: &str = "this file is compressed by xz: decompress it first, for example with `xz -dc`";
const BZIP2: &str =
    "this file is compressed by bzip2: decompress it first, for example with `bzip2 -dc`";
const PDF: &str = "this is a PDF: extract its text first, for example with `pdftotext`";
const OLD_OFFICE: &str = "this is a spreadsheet or a document: export the sheet as CSV, or save the document as plain text";
const SQLITE: &str = "this is a database of SQLite: export the column as CSV";
const COLUMNS: &str =
    "this is a file of Parquet or Arrow: export the column as CSV, or check it in Python";

const ALL: [Magic; 15] = [
    Magic { kind: Kind::Gzip, octets: GZIP, loose: None },
    Magic { kind: Kind::Zstd, octets: b"\x28\xB5\x2F\xFD", loose: None },
    // `pzstd` begins a file with a frame that must be skipped, and there are sixteen kinds of such frames.
    Magic { kind: Kind::Zstd, octets: b"\x50\x2A\x4D\x18", loose: Some(0) },
    Magic { kind: Kind::Other(XZ), octets: b"\xFD7zXZ\0", loose: None },
    // The digit is a size, and six octets of the number pi follow.
    Magic { kind: Kind::Other(BZIP2), octets: b"BZh0\x31\x41\x59\x26\x53\x59", loose: Some(3) },
    Magic { kind: Kind::Zip, octets: b"PK\x03\x04", loose: None },
    Magic { kind: Kind::Other(PDF), octets: b"%PDF-", loose: None },
    Magic {
        kind: Kind::Other(OLD_OFFICE),
        octets: b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
        loose: None,
    },
    Magic { kind: Kind::Other(SQLITE), octets: b"SQLite format 3\0", loose: None },
    // A page follows the name of the format, and its header begins with this octet.
    Magic { kind: Kind::Other(COLUMNS), octets: b"PAR1\x15", loose: None },
    Magic { kind: Kind::Other(COLUMNS), octets: b"ARROW1\0\0", loose: None },
    Magic { kind: Kind::Encoded("UTF-16"), octets: b"\xFF\xFE", loose: None },
    Magic { kind: Kind::Encoded("UTF-16"), octets: b"\xFE\xFF", loose: None },
    // The mark of UTF-16 and a NUL: no text in UTF-16 has NUL for its first character.
    Magic { kind: Kind::Encoded("UTF-32"), octets: b"\xFF\xFE\0\0", loose: None },
    Magic { kind: Kind::Encoded("UTF-32"), octets: b"\0\0\xFE\xFF", loose: None },
];

impl Magic {
    /// Whether a source that begins with `head` may be of this kind.
    fn fits(&self, head: &[u8]) -> bool {
        let mut pairs = head.iter().zip(self.octets).enumerate();
        pairs.all(|(at, (octet, expected))| {
            octet == expected || self.loose == Some(at) && octet >> 4 == expected >> 4
        })
    }
}

/// Reads only as many octets as show the kind of a source, so that a person who types need not wait; a text has no
/// kind. Of two kinds whose octets begin alike, the one with more of them counts.
pub(super) fn head(source: &mut impl Read) -> io::Result<(Vec<u8>, Option<Kind>)> {
    let mut head = Vec::new();
    loop {
        let fitting = ALL.iter().filter(|magic| magic.fits(&head));
        let (known, open): (Vec<_>, Vec<_>) =
            fitting.partition(|magic| magic.octets.len() <= head.len());
        let mut octet = [0];
        if open.is_empty() || octets::read(source, &mut octet)? == 0 {
            let kind = known.into_iter().max_by_key(|magic| magic.octets.len());
            return Ok((head, kind.map(|magic| magic.kind)));
        }
        head.extend(octet);
    }
}
