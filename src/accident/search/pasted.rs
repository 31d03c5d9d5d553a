//! [`Pasted`]: a text as the rules for accidents read it, with its percent-escapes decoded.

use alloc::string::String;
use core::ops::Range;

use handle_grammar::rfc3986::PATH;

use crate::accident::form::octets::{run, starts};
use crate::accident::name;
use crate::accident::name::kind::{self, Kind};
use crate::read::{Options, proxy};
use crate::text::{Span, character, decode, quote};

use super::sign::Signs;

/// The length of the longest text in which accidents are sought, in octets: no identifier that people use is that long.
pub(crate) const LONGEST_SEARCHED: usize = 1 << 11;

/// Room for a text whose percent-escapes are decoded, so that the search for accidents allocates nothing. Most texts
/// fit into the small buffer, and then only that one is filled with zeros.
#[derive(Default)]
pub(crate) struct Room {
    small: Option<Buffer<SMALL>>,
    large: Option<Buffer<{ LONGEST_SEARCHED + 1 }>>,
}

/// The length of the small buffer, in octets.
const SMALL: usize = 1 << 8;

/// Room for fewer than `N` octets, and their places.
struct Buffer<const N: usize> {
    flat: [u8; N],
    places: [u16; N],
}

impl<const N: usize> Default for Buffer<N> {
    fn default() -> Self {
        Self { flat: [0; N], places: [0; N] }
    }
}

impl Room {
    /// Room for the octets of a text of this length, and for their places.
    fn of(&mut self, len: usize) -> (&mut [u8], &mut [u16]) {
        if len < SMALL {
            let Buffer { flat, places } = self.small.get_or_insert_default();
            (flat, places)
        } else {
            let Buffer { flat, places } = self.large.get_or_insert_default();
            (flat, places)
        }
    }
}

/// A text, with its percent-escapes decoded if it is a URI or a link, and the place of its identifier.
#[derive(Clone, Debug)]
pub(crate) struct Pasted<'a> {
    /// The decoded octets. All ranges in the folder `accident` are ranges of these.
    pub(crate) flat: &'a [u8],
    /// Where each decoded octet begins in the text, and where the last one ends; empty if nothing was decoded.
    places: &'a [u16],
    /// The signs that the decoded octets set, wherever they stand.
    pub(crate) octets: Signs,
    pub(crate) kind: Kind,
    /// The host, if the text is a link.
    pub(crate) host: Range<usize>,
    /// Whether the host is a known proxy, or one that the caller has named.
    pub(crate) is_known: bool,
    /// The identifier: from after the scheme and the host up to a query or a fragment.
    pub(crate) body: Range<usize>,
    /// The index of the slash of the handle or shortDOI with which the identifier begins.
    pub(crate) slash: Option<usize>,
}

impl<'a> Pasted<'a> {
    /// Reads a text of at most [`LONGEST_SEARCHED`] octets; a longer one counts as empty.
    pub(crate) fn new(text: &'a [u8], options: &Options<'_>, room: &'a mut Room) -> Self {
        let text = if text.len() > LONGEST_SEARCHED { b"" } else { text };
        let (kind, octets) = (kind::kind(text), Signs::anywhere(text));
        let body = 0..text.len();
        if kind == Kind::Name {
            let slash = name::handle_slash(text, 0);
            let (host, is_known) = (0..0, false);
            return Self { flat: text, places: &[], octets, kind, host, is_known, body, slash };
        }
        let ending = if octets.has_any(Signs::QUESTION.or(Signs::HASH)) {
            run(text, 0, |octet| !matches!(octet, b'?' | b'#'))
        } else {
            text.len()
        };
        let (flat, places, end) = if octets.has_any(Signs::PERCENT) {
            let (flat, places) = room.of(text.len());
            let len = undo(text, flat, places);
            let end = places[..len].partition_point(|&place| usize::from(place) < ending);
            (&flat[..len], &places[..=len], end)
        } else {
            (text, &[][..], ending)
        };
        let (host, start) = kind::head(flat, kind);
        let body = start.min(end)..end;
        let octets = if places.is_empty() { octets } else { Signs::anywhere(flat) };
        let (web, name) = (kind == Kind::Web, &flat[host.clone()]);
        let is_known = web && (proxy::is_known(name) || options.is_own_proxy(name));
        // After the scheme or the host of a handle, its prefix may also be a word.
        let is_handle = is_known || matches!(kind, Kind::Hdl | Kind::InfoHandle);
        let worded = || name::worded_handle_slash(&flat[..end], body.start).filter(|_| is_handle);
        let slash = name::handle_slash(&flat[..end], body.start).or_else(worded);
        Self { flat, places, octets, kind, host, is_known, body, slash }
    }

    /// The same text with its identifier from the octet `at` of the text on.
    pub(crate) fn after(self, at: usize) -> Self {
        let at = if self.places.is_empty() {
            at
        } else {
            self.places.partition_point(|&place| usize::from(place) < at)
        };
        let body = at.min(self.body.end)..self.body.end;
        let slash = name::handle_slash(&self.flat[..body.end], body.start);
        Self { body, slash, ..self }
    }

    /// The octets of the identifier.
    pub(crate) fn body(&self) -> &[u8] {
        &self.flat[self.body.clone()]
    }

    /// The octets of the host; none if the text is not a link.
    pub(crate) fn host(&self) -> &[u8] {
        &self.flat[self.host.clone()]
    }

    /// The octets of the local name after its first character: whatever is cut off, that one remains.
    pub(crate) fn after_first(&self) -> Option<Range<usize>> {
        let start = self.slash? + 1;
        Some(start + character::width(self.flat.get(start..)?)..self.body.end)
    }

    /// Whether the text is neither a link nor a URI.
    pub(crate) fn is_name(&self) -> bool {
        self.kind == Kind::Name
    }

    /// Whether the identifier may be a handle or a DOI name. Only the identifier of an info URI of another namespace is
    /// neither.
    pub(crate) fn may_be_handle(&self) -> bool {
        self.kind != Kind::Info
    }

    /// The slash of the handle, if the identifier [may be one](Self::may_be_handle).
    pub(crate) fn slash_of_handle(&self) -> Option<usize> {
        self.slash.filter(|_| self.may_be_handle())
    }

    /// Whether the text is a link to a host that is not a known proxy.
    pub(crate) fn is_elsewhere(&self) -> bool {
        self.kind == Kind::Web && !self.is_known
    }

    /// Whether the identifier should be a handle: in a link to an unknown host, or in an info URI of another namespace,
    /// it may be anything.
    pub(crate) fn expects_handle(&self) -> bool {
        self.may_be_handle() && !self.is_elsewhere()
    }

    /// Whether the identifier follows the scheme of handles, or the host of a known proxy.
    pub(crate) fn says_handle(&self) -> bool {
        self.is_known || matches!(self.kind, Kind::Hdl | Kind::InfoHandle)
    }

    /// Whether the identifier of a URI or a link begins with `hdl/`. In a link, that is a segment for which a resolver
    /// may ask (CORDRA-37).
    pub(crate) fn has_segment(&self) -> bool {
        !self.is_name() && starts(self.flat, self.body.start, "hdl/")
    }

    /// The span in the text of a `range` of decoded octets.
    pub(crate) fn span(&self, range: &Range<usize>) -> Span {
        match (self.places.get(range.start), self.places.get(range.end)) {
            (Some(&start), Some(&end)) => Span::new(start.into(), end.into()),
            _ => Span::of(range.start, range.end),
        }
    }

    /// Whether the text had a percent-escape, which was decoded.
    pub(crate) fn is_escaped(&self) -> bool {
        self.places.last().is_some_and(|&end| usize::from(end) > self.flat.len())
    }

    /// Whether none of the octets of `range` was decoded from an escape.
    pub(crate) fn is_raw(&self, range: &Range<usize>) -> bool {
        self.span(range).range().len() == range.len()
    }

    /// How this text must write `meant`: in a URI, characters that may not appear there raw are percent-encoded.
    pub(crate) fn written(&self, meant: &str) -> String {
        if self.is_name() {
            return meant.into();
        }
        let mut written = String::with_capacity(meant.len());
        for character in meant.chars() {
            let mut octets = [0; 4];
            let octets = character.encode_utf8(&mut octets);
            if octets.bytes().all(|octet| PATH.contains(octet)) {
                written.push(character);
            } else {
                written.push_str(&quote::encode(octets.as_bytes()));
            }
        }
        written
    }

    /// The characters from `at` on, each with its range; `None` for octets that are not UTF-8.
    pub(crate) fn characters(
        &self,
        at: usize,
    ) -> impl Iterator<Item = (Option<char>, Range<usize>)> + '_ {
        let mut at = at;
        core::iter::from_fn(move || {
            let rest = self.flat.get(at..).filter(|rest| !rest.is_empty())?;
            let (character, width) = character::decode(rest);
            let range = at..at + width.max(1);
            at = range.end;
            Some((character, range))
        })
    }

    /// The character that ends at `at`, and where it begins.
    pub(crate) fn before(&self, at: usize) -> Option<(char, usize)> {
        character::last(&self.flat[..at])
    }
}

/// Decodes `text` into `flat`, and writes into `places` where each octet begins; returns how many octets there are.
fn undo(text: &[u8], flat: &mut [u8], places: &mut [u16]) -> usize {
    let (mut at, mut len) = (0, 0);
    loop {
        let run = text[at..].iter().position(|&octet| octet == b'%').unwrap_or(text.len() - at);
        flat[len..len + run].copy_from_slice(&text[at..at + run]);
        let own = places[len..].iter_mut().zip(at..=at + run);
        own.for_each(|(place, at)| *place = at as u16);
        (at, len) = (at + run, len + run);
        let Some((octet, width)) = decode::first(&text[at..], true) else { return len };
        flat[len] = octet;
        (at, len) = (at + width, len + 1);
    }
}
