//! Writes a handle in a dialect.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::OCTET;

use crate::dialect::Dialect;
use crate::meaning::convert::dot_segment::Dots;
use crate::text::{Span, escape};

/// Everything to write: a decoded handle, and the parts around it.
pub(crate) struct ToWrite<'a> {
    /// The namespace of the info registry that the handle belongs to.
    pub(crate) namespace: &'static str,
    pub(crate) authority: Option<&'a [u8]>,
    pub(crate) segment: Option<&'a [u8]>,
    pub(crate) modifier: Option<&'a [u8]>,
    pub(crate) handle: &'a [u8],
    pub(crate) naming_authority: &'a [u8],
    /// The octets of the local name; they are in the charset of the modifier, if there is one.
    pub(crate) local_name: Cow<'a, [u8]>,
    pub(crate) query: Option<&'a [u8]>,
    pub(crate) fragment: Option<&'a [u8]>,
}

/// The text that was written, and where its handle is.
pub(crate) struct Written {
    pub(crate) text: Vec<u8>,
    /// The spans of the percent-escapes in the handle.
    pub(crate) escapes: Vec<Span>,
    /// The octet at which the handle begins.
    handle: usize,
}

impl Written {
    /// The index in the decoded handle of the octet that is written at `at`; `None` if `at` is before the handle.
    pub(crate) fn octet(&self, at: u32) -> Option<usize> {
        let before = self.escapes.iter().filter(|escape| escape.end <= at).count();
        let inside = self.escapes.iter().find(|escape| (escape.start..escape.end).contains(&at));
        let at = inside.map_or(at, |escape| escape.start) as usize;
        at.checked_sub(self.handle + 2 * before)
    }

    /// Writes `octets`, and escapes those that are not in `raw` or stand at one of the ascending indices `others`.
    fn push(&mut self, octets: &[u8], raw: &Class, others: &[usize]) {
        let is_other = |at: usize| !others.is_empty() && others.binary_search(&at).is_ok();
        let mut until = 0;
        for (at, &octet) in octets.iter().enumerate() {
            if raw.contains(octet) && !is_other(at) {
                continue;
            }
            self.text.extend_from_slice(&octets[until..at]);
            let start = self.text.len();
            escape::push(octet, false, &mut self.text);
            self.escapes.push(Span::of(start, self.text.len()));
            until = at + 1;
        }
        self.text.extend_from_slice(&octets[until..]);
    }
}

/// Writes a handle in `dialect`; if `minimal`, it percent-escapes only what the grammar demands.
pub(crate) fn write(dialect: Dialect, parts: &ToWrite<'_>, dots: &Dots, minimal: bool) -> Written {
    let form = dialect.encoding();
    let raw = if minimal { &form.minimal } else { &form.local_name };
    let naming_authority = if form.one_string { raw } else { &form.naming_authority };
    let is_escaped = |class: &'static Class| move |octet: &&u8| !class.contains(**octet);
    let escapes = parts.naming_authority.iter().filter(is_escaped(naming_authority)).count()
        + parts.local_name.iter().filter(is_escaped(raw)).count()
        + dots.slashes.len()
        + usize::from(dots.delimiter);
    let ending = [parts.query, parts.fragment].into_iter().flatten().map(|part| 1 + part.len());
    let room = parts.handle.len() + 2 * escapes + ending.sum::<usize>();
    let mut written = Written {
        text: head(dialect, parts, room),
        escapes: Vec::with_capacity(escapes),
        handle: 0,
    };
    written.handle = written.text.len();
    let delimiter: &[usize] = if dots.delimiter { &[0] } else { &[] };
    for (octets, raw, others) in [
        (parts.naming_authority, naming_authority, &[][..]),
        (b"/", &OCTET, delimiter),
        (&parts.local_name, raw, &dots.slashes),
    ] {
        if escapes == 0 {
            written.text.extend_from_slice(octets);
        } else {
            written.push(octets, raw, others);
        }
    }
    for (mark, part) in [(b'?', parts.query), (b'#', parts.fragment)] {
        if let Some(part) = part {
            written.text.push(mark);
            written.text.extend_from_slice(part);
        }
    }
    written
}

/// The octets before the handle, in a vector with room for `room` more.
fn head(dialect: Dialect, parts: &ToWrite<'_>, room: usize) -> Vec<u8> {
    let form = dialect.encoding();
    let authority = form.authority.as_ref().and_then(|authority| {
        let name = parts.authority.or(authority.default.map(str::as_bytes))?;
        Some((authority.scheme, name))
    });
    let (scheme, name) =
        authority.map_or((form.scheme, None), |(scheme, name)| (scheme, Some(name)));
    let namespace = form.namespaced.then_some(parts.namespace.as_bytes());
    let guard = (form.guard)(parts.handle).as_bytes();
    let pieces: [(Option<&[u8]>, &[u8]); 6] = [
        (Some(scheme.as_bytes()), b""),
        (namespace, b"/"),
        (name, b"/"),
        (parts.segment, b"/"),
        (Some(guard), b""),
        (parts.modifier, b"@"),
    ];
    let pieces = pieces.into_iter().filter_map(|(piece, end)| Some([piece?, end])).flatten();
    let mut head = Vec::with_capacity(room + pieces.clone().map(<[u8]>::len).sum::<usize>());
    pieces.for_each(|piece| head.extend_from_slice(piece));
    head
}
