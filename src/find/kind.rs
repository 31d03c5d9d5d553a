//! [`Kind`]: what an identifier begins with, and whether it stands in an address.

use memchr::memchr;

use super::clue::alone::scheme::begins_related;
use super::context::code::ends_in_escaped_mark;
use super::context::word::ends_word;
use super::writing::Writing;
use crate::read::proxy;
use crate::text::{self, ascii, position, run, run_before};

/// How many octets before a bare DOI name are searched for the link that it may stand in.
const LONGEST_LINK: usize = 1024;

/// The marks of an address that may stand right before an identifier inside it.
pub(super) const INSIDE: &[u8] = b"/=:,";

/// The kinds of identifiers, by how they begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It begins with a scheme of its own.
    Scheme,
    /// It is a link to a proxy.
    Link,
    /// It is a link to a proxy with blanks in it. It is found whole, so that a report on it can say so.
    Spaced,
    /// It is a DOI name, or a handle after a resolver or a label, without a scheme or a link.
    Bare,
    /// It is a DOI name after a label, and its slash was lost or is another sign.
    Slashless,
    /// It is a DOI name in the path of a link to another host, or in a path without its host; or a DOI name or a handle
    /// in the info URI of a repository.
    InPath,
    /// It is a DOI name in the query of a link, in a query without its link, or in metadata that are written like one.
    InQuery,
}

impl Kind {
    /// How an identifier of this kind is written, unless LaTeX stands around it.
    pub(super) fn writing(self) -> Writing {
        match self {
            Self::Scheme | Self::Link | Self::Spaced | Self::Bare | Self::Slashless => {
                Writing::Text
            }
            Self::InPath | Self::InQuery => Writing::Address,
        }
    }
}

/// Whether a DOI name or a link that follows `before` stands by itself, or in the path or query of a link.
pub(super) fn inside(before: &[u8]) -> Kind {
    let near = text::last(before, LONGEST_LINK);
    let word = near.rsplit(|&octet| ends_word(octet)).next().unwrap_or(near);
    let is_begun = word.len() < near.len() || near.len() == before.len();
    let (is_query, has_value) = (memchr(b'?', word).is_some(), memchr(b'=', word).is_some());
    let is_path = is_begun && word.first() == Some(&b'/')
        || position(word, "//").is_some()
        || begins_with_site(word)
        || position(word, "info:").is_some_and(|at| begins_related(&word[at..]));
    // The metadata of a page may be a query without an address (COinS): `rft_id=info%3Adoi%2F10.1000%2F182`.
    let is_metadata = has_value && (is_query || ends_in_escaped_mark(word));
    match is_path {
        true if is_query => Kind::InQuery,
        true => Kind::InPath,
        false if is_metadata => Kind::InQuery,
        false => Kind::Bare,
    }
}

/// Whether an address without a scheme begins here, with the host of a site and a folder of it:
/// `degruyter.com/document/doi/`. A proxy has no folders.
fn begins_with_site(word: &[u8]) -> bool {
    let host = run(word, 0, ascii::is_of_host);
    let top = run_before(&word[..host], host, u8::is_ascii_alphabetic);
    let is_host =
        host - top > 1 && top > 1 && word[top - 1] == b'.' && word[0].is_ascii_alphabetic();
    let has_folder =
        || matches!(&word[host..], [b'/', first, .., b'/'] if first.is_ascii_alphabetic());
    is_host && has_folder() && !proxy::is_known(&word[..host])
}
