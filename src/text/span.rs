//! [`Span`]: a place in a text.

use core::fmt;
use core::ops::Range;

/// A half-open range of octets in a text. If something is missing, its span is empty and appears where it was expected.
/// A text of more than 4,294,967,295 octets, which have no numbers here, is only said to be too long
/// ([`Code::TooLong`](crate::Code::TooLong)).
///
/// A span whose end is before its start counts as empty, and is not deserialised. A span will never have more fields,
/// so other crates can construct and match one.
///
/// ```
/// use handle_syntax::Span;
///
/// let span = Span::new(4, 7);
/// assert_eq!(&"hdl:123/4"[span.range()], "123");
/// assert_eq!((span.len(), span.is_empty(), span.to_string()), (3, false, "4..7".into()));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// The first octet.
    pub start: u32,
    /// The octet after the last.
    pub end: u32,
}

/// The length of the longest text that can be read, in octets: the numbers of a span have 32 bits.
pub(crate) const LONGEST_TEXT: usize = u32::MAX as usize;

impl Span {
    /// The octets from `start` up to, not including, `end`; the span is empty if `end` is before `start`.
    #[must_use]
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end: if end < start { start } else { end } }
    }

    /// The span from `start` to `end`, which is not before `start`, in a text of at most [`LONGEST_TEXT`] octets.
    pub(crate) const fn of(start: usize, end: usize) -> Self {
        debug_assert!(start <= end, "a span ends before it starts");
        Self { start: Self::number(start), end: Self::number(end) }
    }

    /// An index in a text of at most [`LONGEST_TEXT`] octets, as a span has it.
    #[allow(clippy::cast_possible_truncation, reason = "no text is longer than LONGEST_TEXT")]
    pub(crate) const fn number(index: usize) -> u32 {
        index as u32
    }

    /// The shortest span that has all octets of both spans.
    pub(crate) fn cover(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Whether all octets of `other` are in this span.
    pub(crate) const fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }

    /// The span as indices, to slice the text with.
    #[must_use]
    pub const fn range(self) -> Range<usize> {
        let Self { start, end } = Self::new(self.start, self.end);
        start as usize..end as usize
    }

    /// How many octets the span has.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.end.saturating_sub(self.start)
    }

    /// Whether the span has no octet.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.end <= self.start
    }
}

impl From<Span> for Range<usize> {
    fn from(span: Span) -> Self {
        span.range()
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Span {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(rename = "Span")]
        struct Written {
            start: u32,
            end: u32,
        }

        let Written { start, end } = Written::deserialize(deserializer)?;
        if end < start {
            return Err(serde::de::Error::custom("a span ends before it starts"));
        }
        Ok(Self { start, end })
    }
}
