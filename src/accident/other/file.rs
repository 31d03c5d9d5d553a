//! Files and websites, recognised by their names and addresses.

use crate::accident::form::octets::{contains, is_word, word_end};
use crate::accident::form::words::Words;
use crate::accident::name;
use crate::read::proxy;

/// The types of media, each with its slash.
static MEDIA: Words =
    Words::new(&["application/", "audio/", "image/", "multipart/", "text/", "video/"]);

/// Whether the text is a media type: `application/pdf`.
pub(super) fn is_media_type(text: &[u8]) -> bool {
    MEDIA.at(text, 0).any(|head| {
        let subtype = &text[head.len()..];
        subtype.first().is_some_and(u8::is_ascii_alphabetic) && is_word(subtype, b"+.-")
    })
}

/// The ends of the names of files that people keep beside an identifier.
const KINDS: &[&str] = &[
    ".pdf", ".doc", ".docx", ".odt", ".rtf", ".tex", ".bib", ".ris", ".xls", ".xlsx", ".ods",
    ".csv", ".ppt", ".pptx", ".epub", ".zip",
];

/// Whether the text is the name of a file, or its path on Windows. A name with a DOI name in it, such as
/// `10.1000_182.pdf`, is not: the DOI name is what was meant.
pub(super) fn is_file_name(text: &[u8]) -> bool {
    let path = match text {
        [drive, b':', b'\\' | b'/', path @ ..] if drive.is_ascii_alphabetic() => path,
        [b'\\', b'\\', path @ ..] => path,
        _ => text,
    };
    let is_path = path.len() < text.len();
    let has_drive = is_path && text[1] == b':';
    let belongs = |octet: &u8| is_path && b"\\/".contains(octet) || !b"\\/:*?\"<>|".contains(octet);
    let kind = path.iter().rposition(|&octet| octet == b'.');
    let is_known = |dot| KINDS.iter().any(|kind| path[dot..].eq_ignore_ascii_case(kind.as_bytes()));
    let begins = path.first().is_some_and(|first| first.is_ascii_alphanumeric() || *first == b'_');
    let is_file = has_drive || kind.is_some_and(is_known);
    is_file && begins && path.iter().all(belongs) && !contains(text, "10.")
}

/// Whether the text is the host of a website, and begins with `www.`.
pub(super) fn is_website(text: &[u8]) -> bool {
    let mut parts = text.split(|&octet| octet == b'.');
    let is_www = parts.next().is_some_and(|first| first.eq_ignore_ascii_case(b"www"));
    is_www
        && is_word(text, b".-")
        && parts.clone().count() > 1
        && parts.all(|part| !part.is_empty())
        && name::top(text).is_some_and(|top| top.len() > 1)
}

/// Whether the text, after its label, is the address of a web page without its scheme: `example.org/page`. An address
/// with what may be a handle is something else.
pub(super) fn is_page(text: &[u8]) -> bool {
    let end = word_end(text, 0, b".-");
    let is_site = name::ends_with_top(text, end) && !proxy::is_known(&text[..end]);
    let has_handle = || {
        let mut slashes = text.iter().enumerate().filter(|(_, octet)| b"/=".contains(octet));
        slashes.any(|(at, _)| name::handle_slash(text, at + 1).is_some())
    };
    is_site && text.get(end) == Some(&b'/') && !text.contains(&b' ') && !has_handle()
}
