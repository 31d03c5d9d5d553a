//! A handle written in a dialect.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::dialect::Dialect;
use crate::meaning::convert::dot_segment::Dots;
use crate::read::proxy;
use crate::text::{Span, escape};

/// What is written.
pub(crate) struct Parts<'a> {
    /// Whether the namespace of an info URI is `doi`.
    pub(crate) doi: bool,
    pub(crate) authority: Option<&'a [u8]>,
    pub(crate) segment: Option<&'a [u8]>,
    pub(crate) modifier: Option<&'a [u8]>,
    pub(crate) handle: &'a [u8],
    pub(crate) naming_authority: &'a [u8],
    /// In the charset of the modifier.
    pub(crate) local_name: Cow<'a, [u8]>,
    pub(crate) query: Option<&'a [u8]>,
    pub(crate) fragment: Option<&'a [u8]>,
}

/// A text, and where a handle is in it.
pub(crate) struct Written {
    pub(crate) text: Vec<u8>,
    /// The percent-escapes of the handle.
    pub(crate) escapes: Vec<Span>,
    /// Where the handle begins.
    handle: usize,
}

impl Written {
    /// Which octet of the handle stands at `at`; none before the handle.
    pub(crate) fn octet(&self, at: u32) -> Option<usize> {
        let before = self.escapes.iter().filter(|escape| escape.end <= at).count();
        let inside = self.escapes.iter().find(|escape| (escape.start..escape.end).contains(&at));
        let at = inside.map_or(at, |escape| escape.start) as usize;
        at.checked_sub(self.handle + 2 * before)
    }

    fn push(&mut self, octet: u8, raw: bool) {
        let start = self.text.len();
        escape::push(octet, raw, &mut self.text);
        if !raw {
            self.escapes.push(Span::of(start, self.text.len()));
        }
    }
}

/// Writes a handle in `dialect`; `least` where only what its rules want is percent-escaped.
pub(crate) fn write(dialect: Dialect, parts: &Parts<'_>, dots: &Dots, least: bool) -> Written {
    let form = dialect.encoding();
    let mut written = Written { text: head(dialect, parts), escapes: Vec::new(), handle: 0 };
    written.handle = written.text.len();
    let raw = if least { &form.least } else { &form.local_name };
    let naming_authority = if form.whole { raw } else { &form.naming_authority };
    for &octet in parts.naming_authority {
        written.push(octet, naming_authority.contains(octet));
    }
    written.push(b'/', !dots.delimiter);
    for (at, &octet) in parts.local_name.iter().enumerate() {
        written.push(octet, raw.contains(octet) && dots.slashes.binary_search(&at).is_err());
    }
    for (mark, part) in [(b'?', parts.query), (b'#', parts.fragment)] {
        if let Some(part) = part {
            written.text.push(mark);
            written.text.extend_from_slice(part);
        }
    }
    written
}

/// What stands before the handle.
fn head(dialect: Dialect, parts: &Parts<'_>) -> Vec<u8> {
    let form = dialect.encoding();
    let server = parts.authority.filter(|_| dialect == Dialect::HdlResolver);
    let scheme = match dialect {
        _ if parts.doi => "info:doi/",
        _ if server.is_some() => "hdl://",
        _ => form.scheme,
    };
    let host = form.host.map(|host| parts.authority.unwrap_or(host.as_bytes())).or(server);
    let segment = parts.segment.filter(|_| dialect == Dialect::CordraHttp);
    // What a proxy would take for a prefix or for a page of its own needs one (D-P3).
    let taken = dialect == Dialect::Proxy && proxy::is_taken(parts.handle);
    let mut head = scheme.as_bytes().to_vec();
    for part in [host, segment].into_iter().flatten() {
        head.extend_from_slice(part);
        head.push(b'/');
    }
    if taken {
        head.extend_from_slice(b"hdl:");
    }
    if let Some(modifier) = parts.modifier {
        head.extend_from_slice(modifier);
        head.push(b'@');
    }
    head
}
