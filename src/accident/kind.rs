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
    /// A text that begins with `info:hdl/` or `info:doi/`, so that its identifier is a handle.
    InfoHandle,
    /// A text that begins with `info:` and another namespace.
    Info,
    /// A text that begins with `http://` or `https://`.
    Web,
}

/// The kind of a text.
pub(super) fn kind(text: &[u8]) -> Kind {
    match text.first() {
        Some(b'h' | b'H') if web_end(text, 0).is_some() => Kind::Web,
        Some(b'h' | b'H') if starts(text, 0, "hdl:") => Kind::Hdl,
        Some(b'i' | b'I') if starts(text, 0, "info:") => {
            let is_handle = starts(text, 5, "hdl/") || starts(text, 5, "doi/");
            if is_handle { Kind::InfoHandle } else { Kind::Info }
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
        Kind::InfoHandle | Kind::Info => {
            (0..0, (run(text, scheme, |octet| *octet != b'/') + 1).min(text.len()))
        }
        Kind::Web => {
            let authority = scheme + 2..run(text, scheme + 2, |octet| *octet != b'/');
            let start = alias(text, authority.end);
            (proxy::host(text, authority), start)
        }
    }
}
