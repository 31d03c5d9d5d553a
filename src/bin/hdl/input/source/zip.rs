//! What kind of document a zip archive is: the formats of office programs and of books are such archives.

use std::io::Read;

use memchr::memmem;

/// How many octets of an archive are looked at.
const LOOKED_AT: u64 = 1 << 14;

/// The first octets of an entry.
const ENTRY: &[u8] = b"PK\x03\x04";

/// How many octets of an entry come before its name.
const NAME: usize = 30;

/// The beginning of an entry, its name and perhaps its text, and the kind of an archive that has this entry.
const KINDS: [(&[u8], &str); 9] = [
    (b"word/", WORD),
    (b"xl/", SHEET),
    (b"ppt/", SLIDES),
    (b"mimetypeapplication/vnd.oasis.opendocument.text", TEXT),
    (b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet", SHEET),
    (b"mimetypeapplication/vnd.oasis.opendocument.presentation", SLIDES),
    (b"mimetypeapplication/epub+zip", BOOK),
    // These entries are in every document of an office program.
    (b"[Content_Types].xml", OFFICE),
    (b"mimetypeapplication/vnd.oasis", OFFICE),
];

const WORD: &str = "this is a Word document: save it as plain text, or as .html";
const TEXT: &str = "this is an OpenDocument text: save it as plain text, or as .html";
const SHEET: &str = "this is a spreadsheet: export the sheet as CSV";
const SLIDES: &str =
    "this is a presentation: save it as a PDF, and extract its text, for example with `pdftotext`";
const BOOK: &str =
    "this is an e-book: extract it first, for example with `unzip`; its chapters are HTML";
const OFFICE: &str = "this is an office document: save it as plain text, or a sheet as CSV";
const OTHER: &str = "this is a zip archive: extract it first, for example with `unzip`";

/// The kind of the archive that begins with `head`, and what to do with it.
pub(super) fn kind(head: &[u8], source: &mut impl Read) -> &'static str {
    let mut octets = head.to_vec();
    // An archive is refused in any case, so an error only means that less of it is known.
    let _ = source.take(LOOKED_AT).read_to_end(&mut octets);
    let entries: Vec<_> = memmem::find_iter(&octets, ENTRY).collect();
    let has = |name: &[u8]| {
        let texts = entries.iter().filter_map(|entry| octets.get(entry + NAME..));
        texts.into_iter().any(|text| text.starts_with(name))
    };
    KINDS.iter().find(|(name, _)| has(name)).map_or(OTHER, |(_, kind)| kind)
}
