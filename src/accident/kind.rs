//! [`Kind`]: what a text is by its beginning, and where its identifier begins.

use core::ops::Range;

use crate::read::proxy;

use super::name::{alias, web_end};
use super::octets::{run, starts};

/// The kind of a text by its beginning, whatever dialect reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Any text that is neither a URI nor a link.
    Name,
    /// A text that begins with `hdl:`.
    Hdl,
    /// A text that begins with one of [`INFO_HANDLES`], so that its identifier is a handle.
    InfoHandle,
    /// A text that begins with `info:` in another way.
    Info,
    /// A text that begins with `http://` or `https://`.
    Web,
}

/// How info URIs begin, after their scheme, in which a handle or a DOI name follows.
const INFO_HANDLES: [&str; 4] = ["hdl/", "doi/", OPEN_AIRE[0], OPEN_AIRE[1]];

/// Those of the guidelines of OpenAIRE, by which repositories name other identifiers of a publication.
pub(crate) const OPEN_AIRE: [&str; 2] =
    ["eu-repo/semantics/altIdentifier/doi/", "eu-repo/semantics/altIdentifier/hdl/"];

/// Where the handle begins in an info URI with one of [`INFO_HANDLES`].
fn info_handle(text: &[u8]) -> Option<usize> {
    let scheme = "info:".len();
    INFO_HANDLES.iter().find(|head| starts(text, scheme, head)).map(|head| scheme + head.len())
}

/// The kind of a text.
pub(super) fn kind(text: &[u8]) -> Kind {
    match text.first() {
        Some(b'h' | b'H') if web_end(text, 0).is_some() => Kind::Web,
        Some(b'h' | b'H') if starts(text, 0, "hdl:") => Kind::Hdl,
        Some(b'i' | b'I') if starts(text, 0, "info:") => {
            if info_handle(text).is_some() {
                Kind::InfoHandle
            } else {
                Kind::Info
            }
        }
        _ => Kind::Name,
    }
}

/// The range of the host, if the text is a link, and the index at which the identifier begins in a text of this kind.
pub(super) fn head(text: &[u8], kind: Kind) -> (Range<usize>, usize) {
    let scheme = run(text, 0, |octet| *octet != b':') + 1;
    match kind {
        Kind::Name => (0..0, 0),
        Kind::Hdl => (0..0, run(text, scheme, |octet| *octet == b'/').min(scheme + 2)),
        Kind::InfoHandle => (0..0, info_handle(text).unwrap_or(0)),
        Kind::Info => (0..0, (run(text, scheme, |octet| *octet != b'/') + 1).min(text.len())),
        Kind::Web => {
            let authority = scheme + 2..run(text, scheme + 2, |octet| *octet != b'/');
            let start = alias(text, authority.end);
            (proxy::host(text, authority), start)
        }
    }
}
