//! [`Decoded`]: octets as they are meant, each with its place in the text.

use alloc::borrow::Cow;

use percent_encoding::percent_decode;

use crate::Span;

/// A part of a text as it is meant: where it may hold percent-escapes, each stands for its octet.
///
/// It is read in one pass (RFC 3986 section 2.4) and copies nothing until it is asked for a [`Cow`].
/// A `%` without two hexadecimal digits stands for itself.
///
/// ```
/// use handle_syntax::HdlUri;
///
/// let uri = HdlUri::parse("hdl://10.1000/a%2Fb")?;
/// let local_name = uri.u_local_name().decoded();
/// assert_eq!(local_name.to_cow(), &b"a/b"[..]);
/// let (octet, span) = local_name.octets().nth(1).unwrap();
/// assert_eq!((octet, span.range()), (b'/', 15..18));
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Decoded<'a> {
    raw: &'a [u8],
    start: u32,
    escaped: bool,
}

impl<'a> Decoded<'a> {
    /// The octets of `span` in `text`; `escaped` where a percent-escape stands for its octet.
    pub(crate) fn new(text: &'a [u8], span: Span, escaped: bool) -> Self {
        Self { raw: &text[span.range()], start: span.start, escaped }
    }

    /// The octets `raw`, which stand at octet `start` of a text.
    pub(crate) const fn part(raw: &'a [u8], start: u32, escaped: bool) -> Self {
        Self { raw, start, escaped }
    }

    /// The octets as they stand in the text.
    #[must_use]
    pub const fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// Where they stand.
    pub(crate) const fn span(&self) -> Span {
        Span::of(self.start as usize, self.start as usize + self.raw.len())
    }

    /// Whether it may hold percent-escapes.
    pub(crate) const fn escaped(&self) -> bool {
        self.escaped
    }

    /// Each octet, and where it comes from: one octet of the text, or the three of an escape.
    #[must_use]
    pub const fn octets(&self) -> Octets<'a> {
        Octets { rest: self.raw, at: self.start, escaped: self.escaped }
    }

    /// Each character, and where it comes from; where the octets are not UTF-8, each maximal subpart.
    #[must_use]
    pub const fn characters(&self) -> Characters<'a> {
        Characters { octets: self.octets() }
    }

    /// The octets; copied only where there is an escape.
    #[must_use]
    pub fn to_cow(&self) -> Cow<'a, [u8]> {
        if self.escaped { percent_decode(self.raw).into() } else { Cow::Borrowed(self.raw) }
    }
}

/// The octets of a [`Decoded`] with their places.
#[derive(Clone, Debug)]
pub struct Octets<'a> {
    rest: &'a [u8],
    at: u32,
    escaped: bool,
}

impl Iterator for Octets<'_> {
    type Item = (u8, Span);

    #[inline]
    fn next(&mut self) -> Option<(u8, Span)> {
        let (octet, len) = match *self.rest {
            [b'%', high, low, ..] if self.escaped => match (digit(high), digit(low)) {
                (Some(high), Some(low)) => (high << 4 | low, 3),
                _ => (b'%', 1),
            },
            [octet, ..] => (octet, 1),
            [] => return None,
        };
        let span = Span::new(self.at, self.at + len);
        self.rest = &self.rest[len as usize..];
        self.at = span.end;
        Some((octet, span))
    }
}

/// The value of a hexadecimal digit.
#[inline]
fn digit(octet: u8) -> Option<u8> {
    match octet {
        b'0'..=b'9' => Some(octet - b'0'),
        b'a'..=b'f' => Some(octet - b'a' + 10),
        b'A'..=b'F' => Some(octet - b'A' + 10),
        _ => None,
    }
}

/// The characters of a [`Decoded`] with their places: `None` for an ill-formed maximal subpart.
#[derive(Clone, Debug)]
pub struct Characters<'a> {
    octets: Octets<'a>,
}

impl Iterator for Characters<'_> {
    type Item = (Option<char>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (first, span) = self.octets.clone().next()?;
        if first.is_ascii() {
            self.octets.next();
            return Some((Some(char::from(first)), span));
        }
        let mut buffer = [0; 4];
        let found = buffer.iter_mut().zip(self.octets.clone());
        let len = found.map(|(place, (octet, _))| *place = octet).count();
        let (character, taken) = crate::quote::decode(&buffer[..len]);
        let end = self.octets.by_ref().take(taken).last().map_or(span.end, |(_, last)| last.end);
        Some((character, Span::new(span.start, end)))
    }
}
