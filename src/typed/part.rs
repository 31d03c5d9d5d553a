//! [`Part`]: a part of a text, and its place.

use core::fmt;
use core::ops::Deref;

use crate::text::{Decoded, Span};
use crate::typed::input::Slice;

/// A part of a text: its octets or characters as they are written, and its place.
///
/// ```
/// use handle_syntax::HdlUri;
///
/// let uri = HdlUri::parse("hdl://10.1000.3/a%2Fb")?;
/// let prefix = uri.u_naming_authority();
/// assert_eq!((prefix.text(), prefix.span().range()), ("10.1000.3", 6..15));
/// assert!(prefix.segments().map(|segment| segment.text()).eq(["10", "1000", "3"]));
/// assert_eq!(uri.u_local_name().decoded().to_cow(), &b"a/b"[..]);
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
#[derive(Debug)]
pub struct Part<'a, S: ?Sized = str> {
    text: &'a S,
    span: Span,
    escaped: bool,
    separator: u8,
}

impl<S: ?Sized> Clone for Part<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: ?Sized> Copy for Part<'_, S> {}

impl<'a, S: Slice + ?Sized> Part<'a, S> {
    pub(crate) fn new(text: &'a S, span: Span, escaped: bool, separator: u8) -> Self {
        Self { text: text.part(span), span, escaped, separator }
    }

    /// The part as it is written.
    #[must_use]
    pub const fn text(&self) -> &'a S {
        self.text
    }

    /// The place of the part in the whole text, in octets.
    #[must_use]
    pub const fn span(&self) -> Span {
        self.span
    }

    /// The octets that the part means: each percent-escape stands for its octet, if the dialect has escapes.
    #[must_use]
    pub fn decoded(&self) -> Decoded<'a> {
        Decoded::part(self.text.as_ref(), self.span.start, self.escaped)
    }

    /// The segments of the part. Those of a naming authority, a host and a namespace end at dots, escaped or not
    /// (D-U5), those of a query end at raw `&`, and all others at raw slashes.
    pub fn segments(&self) -> impl Iterator<Item = Self> + use<'a, S> {
        let part = *self;
        let mut next = Some(part.span.start);
        core::iter::from_fn(move || {
            let start = next?;
            let rest = part.slice(Span::new(start, part.span.end));
            let separator = rest.decoded().octets().find(|&(octet, span)| {
                octet == part.separator && (octet == b'.' || span.len() == 1)
            });
            next = separator.map(|(_, span)| span.end);
            Some(
                part.slice(Span::new(
                    start,
                    separator.map_or(part.span.end, |(_, span)| span.start),
                )),
            )
        })
    }

    /// The part without its last segment: for a naming authority, the one that it is derived from (D-W1). `None` if
    /// there is only one segment.
    ///
    /// ```
    /// use handle_syntax::Handle;
    ///
    /// let handle = Handle::parse("20.500.12345/678")?;
    /// let parent = handle.naming_authority().parent().unwrap();
    /// assert_eq!((parent.text(), parent.parent().unwrap().text()), ("20.500", "20"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        let last = self.segments().last()?;
        let dot =
            self.decoded().octets().take_while(|(_, span)| span.end <= last.span.start).last()?;
        Some(self.slice(Span::new(self.span.start, dot.1.start)))
    }

    fn slice(&self, span: Span) -> Self {
        let inner = Span::new(span.start - self.span.start, span.end - self.span.start);
        Self { text: self.text.part(inner), span, ..*self }
    }
}

impl<S: ?Sized> Deref for Part<'_, S> {
    type Target = S;

    fn deref(&self) -> &S {
        self.text
    }
}

impl fmt::Display for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}

impl<S: PartialEq + ?Sized> PartialEq<S> for Part<'_, S> {
    fn eq(&self, other: &S) -> bool {
        self.text == other
    }
}

impl<S: PartialEq + ?Sized> PartialEq<&S> for Part<'_, S> {
    fn eq(&self, other: &&S) -> bool {
        self.text == *other
    }
}
