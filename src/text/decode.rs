//! [`Decoded`]: the octets that a text means, each with its place in the text.

use alloc::borrow::Cow;
use core::ops::RangeInclusive;

use percent_encoding::percent_decode;

use crate::text::octets::escape;
use crate::text::octets::word::{are, are_least, each};
use crate::text::span::Span;

/// A part of a text, read as the octets that it means: where percent-escapes may stand, each stands for its octet.
///
/// The text is decoded in one pass (RFC 3986 section 2.4), and copied only by [`to_cow`](Self::to_cow).
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
    /// The octets of `span` in `text`; `escaped` says whether a percent-escape stands for its octet there.
    pub(crate) fn new(text: &'a [u8], span: Span, escaped: bool) -> Self {
        Self { raw: &text[span.range()], start: span.start, escaped }
    }

    /// The octets `raw`, which stand at octet `start` of a text.
    pub(crate) const fn part(raw: &'a [u8], start: u32, escaped: bool) -> Self {
        Self { raw, start, escaped }
    }

    /// The octets as they stand in the text.
    ///
    /// ```
    /// use handle_syntax::HdlUri;
    ///
    /// let uri = HdlUri::parse("hdl://10.1000/a%2Fb")?;
    /// assert_eq!(uri.u_local_name().decoded().raw(), b"a%2Fb");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub const fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// The rest of this part, from octet `at` of the text on.
    pub(crate) fn rest_at(&self, at: u32) -> Self {
        Self { raw: &self.raw[(at - self.start) as usize..], start: at, escaped: self.escaped }
    }

    /// Where the octets stand in the text.
    pub(crate) const fn span(&self) -> Span {
        Span::of(self.start as usize, self.start as usize + self.raw.len())
    }

    /// Whether a percent-escape stands for its octet in this part.
    pub(crate) const fn escaped(&self) -> bool {
        self.escaped
    }

    /// Each octet, and its place in the text: one octet, or the three octets of an escape.
    #[must_use]
    pub const fn octets(&self) -> Octets<'a> {
        Octets { rest: self.raw, at: self.start, escaped: self.escaped }
    }

    /// Each character, and its place in the text; `None` for each ill-formed maximal subpart of UTF-8.
    ///
    /// ```
    /// use handle_syntax::HdlUri;
    ///
    /// let uri = HdlUri::parse("hdl://10.1000/%E6%97%A5")?;
    /// let (character, span) = uri.u_local_name().decoded().characters().next().unwrap();
    /// assert_eq!((character, span.range()), (Some('日'), 14..23));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub const fn characters(&self) -> Characters<'a> {
        Characters { octets: self.octets() }
    }

    /// Whether the decoded octets are UTF-8 (RFC 3629).
    #[inline]
    pub(crate) fn is_utf8(&self) -> bool {
        if !self.escaped {
            return core::str::from_utf8(self.raw).is_ok();
        }
        let mut rest = self.raw;
        loop {
            rest = &rest[ascii(rest, true)..];
            let Some((octet, len)) = first(rest, true) else { return true };
            rest = &rest[len..];
            if !octet.is_ascii() {
                let Some(after) = Begun::by(octet).and_then(|begun| begun.rest(rest)) else {
                    return false;
                };
                rest = after;
            }
        }
    }

    /// The place after `word`, which must not be empty, if the decoded octets begin with it, in any case.
    #[inline]
    pub(crate) fn after_word(&self, word: &str) -> Option<u32> {
        // Most words already differ in their first letter.
        let begins = |octet: &u8| *octet == b'%' || octet.eq_ignore_ascii_case(&word.as_bytes()[0]);
        if !self.raw.first().is_some_and(begins) {
            return None;
        }
        let mut octets = self.octets();
        word.bytes().try_fold(self.start, |_, wanted| {
            let (octet, span) = octets.next()?;
            octet.eq_ignore_ascii_case(&wanted).then_some(span.end)
        })
    }

    /// The decoded octets; they are copied only if there is an escape.
    #[must_use]
    pub fn to_cow(&self) -> Cow<'a, [u8]> {
        if self.escaped { percent_decode(self.raw).into() } else { Cow::Borrowed(self.raw) }
    }
}

/// The octets of a [`Decoded`], each with its place in the text.
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
        let (octet, len) = first(self.rest, self.escaped)?;
        let span = Span::new(self.at, self.at + len as u32);
        self.rest = &self.rest[len..];
        self.at = span.end;
        Some((octet, span))
    }
}

impl Octets<'_> {
    /// Skips to the next octet that is not ASCII, or that may begin the escape of an octet that is not ASCII.
    #[inline]
    fn skip_ascii(&mut self) {
        let len = ascii(self.rest, self.escaped);
        self.at += Span::number(len);
        self.rest = &self.rest[len..];
    }
}

/// The lowest first digit in the escape of an octet beyond ASCII; the letters A to F, as octets, are greater.
const BEYOND: u8 = b'8';

/// How many octets stand before the first that is not ASCII, or that may begin the escape of such an octet.
#[inline]
fn ascii(octets: &[u8], escaped: bool) -> usize {
    let mut at = 0;
    while let Some(nine) = octets[at..].first_chunk::<9>() {
        let (&[these @ .., _], &[_, next @ ..]) = (nine, nine);
        let (these, next) = (u64::from_le_bytes(these), u64::from_le_bytes(next));
        let escape = if escaped { are(b'%', these) & are_least(BEYOND, next) } else { 0 };
        let found = (these | escape) & each(0x80);
        if found > 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    let rest = &octets[at..];
    let found = (0..rest.len()).find(|&at| match rest[at..] {
        [b'%', digit, ..] => escaped && digit >= BEYOND,
        [octet, ..] => !octet.is_ascii(),
        [] => false,
    });
    at + found.unwrap_or(rest.len())
}

/// The first octet that `raw` means, and how many octets it is written with: three if it is escaped.
#[inline]
pub(crate) fn first(raw: &[u8], escaped: bool) -> Option<(u8, usize)> {
    match *raw {
        [b'%', high, low, ..] if escaped => Some(match escape::octet(high, low) {
            Some(octet) => (octet, 3),
            None => (b'%', 1),
        }),
        [octet, ..] => Some((octet, 1)),
        [] => None,
    }
}

/// The characters of a [`Decoded`], each with its place in the text; `None` stands for an ill-formed maximal subpart.
#[derive(Clone, Debug)]
pub struct Characters<'a> {
    octets: Octets<'a>,
}

impl Iterator for Characters<'_> {
    type Item = (Option<char>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (first, mut span) = self.octets.next()?;
        if first.is_ascii() {
            return Some((Some(char::from(first)), span));
        }
        let Some(mut begun) = Begun::by(first) else { return Some((None, span)) };
        while begun.missing > 0 {
            let mut ahead = self.octets.clone();
            match ahead.next() {
                Some((octet, place)) if begun.goes_on(octet) => span.end = place.end,
                _ => return Some((None, span)),
            }
            self.octets = ahead;
        }
        Some((char::from_u32(begun.scalar), span))
    }
}

impl Characters<'_> {
    /// The next character that is not ASCII. ASCII characters, of which there are most, are skipped eight at a time.
    #[inline]
    pub(crate) fn next_beyond_ascii(&mut self) -> Option<(Option<char>, Span)> {
        loop {
            self.octets.skip_ascii();
            let (character, span) = self.next()?;
            if !character.is_some_and(|character| character.is_ascii()) {
                return Some((character, span));
            }
        }
    }
}

/// A character of several octets of which the first was read, by the table of RFC 3629 section 4.
struct Begun {
    scalar: u32,
    /// How many octets are still missing.
    missing: u8,
    /// The range in which the next octet must be.
    next: RangeInclusive<u8>,
}

impl Begun {
    /// The character that `first` begins; `None` if no character of several octets begins with it.
    #[inline]
    fn by(first: u8) -> Option<Self> {
        let (missing, next) = match first {
            0xC2..=0xDF => (1, 0x80..=0xBF),
            0xE0 => (2, 0xA0..=0xBF),
            0xED => (2, 0x80..=0x9F),
            0xE1..=0xEF => (2, 0x80..=0xBF),
            0xF0 => (3, 0x90..=0xBF),
            0xF1..=0xF3 => (3, 0x80..=0xBF),
            0xF4 => (3, 0x80..=0x8F),
            _ => return None,
        };
        Some(Self { scalar: u32::from(first) & (0x3F >> missing), missing, next })
    }

    /// Reads the next octet of the character; whether it may stand there.
    #[inline]
    fn goes_on(&mut self, octet: u8) -> bool {
        let taken = self.next.contains(&octet);
        self.scalar = self.scalar << 6 | u32::from(octet & 0x3F);
        self.missing -= 1;
        self.next = 0x80..=0xBF;
        taken
    }

    /// Reads the rest of the character from `raw`, which may have escapes, and returns the octets after it.
    #[inline]
    fn rest(mut self, mut raw: &[u8]) -> Option<&[u8]> {
        while self.missing > 0 {
            let (octet, len) = first(raw, true)?;
            if !self.goes_on(octet) {
                return None;
            }
            raw = &raw[len..];
        }
        Some(raw)
    }
}

#[cfg(test)]
mod tests;
