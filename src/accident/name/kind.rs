//! [`Kind`]: what a text is by its beginning, and where its identifier begins.

use core::ops::Range;

use crate::accident::form::octets::{run, starts};
use crate::read::proxy;

use super::host::{alias, web_end};

/// The kind of a text by its beginning, whatever dialect reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any text that is neither a URI nor a link.
    Name,
    /// A text that begins with `hdl:`.
    Hdl,
    /// A text that begins with `info:`, and whose identifier is a [handle](handle_in_info).
    InfoHandle,
    /// A text that begins with `info:` in another way.
    Info,
    /// A text that begins with `http://` or `https://`.
    Web,
}

/// The beginning of what follows `info:` in a URI with which a repository names a related work (OpenAIRE).
pub(crate) const RELATED: &str = "eu-repo/semantics/";

/// Where the handle or the DOI name begins in the text after `info:`, if the namespace says that one follows, or if one
/// names a related work: `eu-repo/semantics/altIdentifier/doi/10.1000/182`.
pub(crate) fn handle_in_info(rest: &[u8]) -> Option<usize> {
    let start = if starts(rest, 0, RELATED) {
        let relation = run(rest, RELATED.len(), u8::is_ascii_alphabetic);
        rest.get(relation).filter(|octet| **octet == b'/')?;
        relation + 1
    } else {
        0
    };
    ["hdl/", "doi/"].iter().find(|head| starts(rest, start, head)).map(|head| start + head.len())
}

/// The kind of a text.
pub(crate) fn kind(text: &[u8]) -> Kind {
    match text.first() {
        Some(b'h' | b'H') if web_end(text, 0).is_some() => Kind::Web,
        Some(b'h' | b'H') if starts(text, 0, "hdl:") => Kind::Hdl,
        Some(b'i' | b'I') if starts(text, 0, "info:") => {
            if handle_in_info(&text["info:".len()..]).is_some() {
                Kind::InfoHandle
            } else {
                Kind::Info
            }
        }
        _ => Kind::Name,
    }
}

/// The range of the host, if the text is a link, and the index at which the identifier begins in a text of this kind.
pub(crate) fn head(text: &[u8], kind: Kind) -> (Range<usize>, usize) {
    let scheme = run(text, 0, |octet| *octet != b':') + 1;
    match kind {
        Kind::Name => (0..0, 0),
        Kind::Hdl => (0..0, run(text, scheme, |octet| *octet == b'/').min(scheme + 2)),
        Kind::InfoHandle => (0..0, scheme + handle_in_info(&text[scheme..]).unwrap_or(0)),
        Kind::Info => (0..0, (run(text, scheme, |octet| *octet != b'/') + 1).min(text.len())),
        Kind::Web => {
            let authority = scheme + 2..run(text, scheme + 2, |octet| *octet != b'/');
            let start = alias(text, authority.end);
            (proxy::host(text, authority), start)
        }
    }
}
