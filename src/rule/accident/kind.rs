//! [`Kind`]: what a text is by its beginning, and where its identifier begins.

use core::ops::Range;

use super::name::{alias, web};
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
        Some(b'h' | b'H') if web(text, 0).is_some() => Kind::Web,
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
    let scheme = run(text, 0, |octet| octet != b':') + 1;
    match kind {
        Kind::Name => (0..0, 0),
        Kind::Hdl => (0..0, run(text, scheme, |octet| octet == b'/').min(scheme + 2)),
        Kind::InfoHandle | Kind::Info => {
            (0..0, (run(text, scheme, |octet| octet != b'/') + 1).min(text.len()))
        }
        Kind::Web => {
            let authority = scheme + 2..run(text, scheme + 2, |octet| octet != b'/');
            let end = authority.end;
            let start = if end < text.len() { alias(text, end + 1) } else { end };
            (host_of(text, authority), start)
        }
    }
}

/// The range of the host in an authority: after the user, and before the port.
fn host_of(text: &[u8], authority: Range<usize>) -> Range<usize> {
    let octets = &text[authority.clone()];
    let start = octets.iter().position(|&octet| octet == b'@').map_or(0, |at| at + 1);
    let port = octets.iter().rposition(|octet| !octet.is_ascii_digit());
    let end = port.filter(|&at| at >= start && octets[at] == b':').unwrap_or(octets.len());
    authority.start + start..authority.start + end
}
