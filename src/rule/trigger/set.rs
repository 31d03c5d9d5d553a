//! [`Triggers`]: a set of features of a text, as bits.

/// A set of triggers. The low 32 bits are those that octets set, the high 32 bits those of characters and of parts of a
/// text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Triggers(pub(super) u64);

impl Triggers {
    pub(crate) const NONE: Self = Self(0);
    /// An octet beyond ASCII, escaped or not. The characters themselves have triggers of their own.
    pub(crate) const HIGH: Self = Self(1);
    /// A space or a control character.
    pub(crate) const CONTROL_OR_SPACE: Self = Self(1 << 1);
    pub(crate) const AT: Self = Self(1 << 2);
    pub(crate) const AMPERSAND: Self = Self(1 << 3);
    pub(crate) const COLON: Self = Self(1 << 4);
    /// A `%` that does not begin an escape; in a text of a dialect without escapes, any `%`.
    pub(crate) const PERCENT: Self = Self(1 << 5);
    pub(crate) const BRACKET: Self = Self(1 << 6);
    /// An octet that the path of a URI may not have.
    pub(crate) const NO_PATH: Self = Self(1 << 7);
    pub(crate) const ESCAPED_UNRESERVED: Self = Self(1 << 8);
    pub(crate) const ESCAPED_DELIMITER: Self = Self(1 << 9);
    pub(crate) const ESCAPED_PERCENT: Self = Self(1 << 10);
    pub(crate) const ESCAPED_MARK: Self = Self(1 << 11);
    /// A segment that may be empty, `.` or `..`.
    pub(crate) const SEGMENT: Self = Self(1 << 12);
    /// A letter that a known host may end with, and a `/`, a `:` or an escape after it.
    pub(crate) const HOST: Self = Self(1 << 13);
    /// Punctuation at the end, with which a sentence could go on.
    pub(crate) const END: Self = Self(1 << 14);
    /// A quotation mark, which could end a quotation around a reference.
    pub(crate) const QUOTE: Self = Self(1 << 15);

    pub(crate) const ILL_FORMED: Self = Self(1 << 32);
    /// A control character or white space beyond ASCII.
    pub(crate) const WIDE_CONTROL_OR_SPACE: Self = Self(1 << 33);
    pub(crate) const BEYOND_BMP: Self = Self(1 << 34);
    /// A character that cannot be seen, or that looks like a hyphen.
    pub(crate) const SUSPECT: Self = Self(1 << 35);
    /// A character that normalization form C may change.
    pub(crate) const UNCOMPOSED: Self = Self(1 << 36);

    /// An empty part, or a missing `/`.
    pub(crate) const EMPTY: Self = Self(1 << 37);
    pub(crate) const MODIFIER: Self = Self(1 << 38);
    /// The text has a first segment of its resolver.
    pub(crate) const FIRST: Self = Self(1 << 39);
    /// The options specify the first segment of some resolver.
    pub(crate) const SPECIFIED: Self = Self(1 << 40);
    /// The options say that the text was decoded to characters before.
    pub(crate) const CHARACTERS: Self = Self(1 << 41);
    /// The text has no naming authority, because it is an info URI of another namespace or begins with its slash.
    pub(crate) const NO_HANDLE: Self = Self(1 << 42);
    /// A trigger that every text has.
    pub(crate) const ALWAYS: Self = Self(1 << 43);

    /// The triggers for octets that the path of a URI may not have, such as a `%` that does not begin an escape. A rule
    /// that binds and has one of these triggers always finds something in a text that has the trigger.
    pub(crate) const OUTSIDE_PATH: Self = Self::NO_PATH.or(Self::PERCENT).or(Self::QUOTE);

    /// The triggers that rules about a naming authority with escapes have. If no rule of a dialect has one of these
    /// triggers, its naming authorities have no escapes.
    pub(super) const PREFIX: Self = Self::AT.or(Self::ESCAPED_DELIMITER).or(Self::SEGMENT);

    /// The triggers of rules that bind that [`of_handle`](Self::of_handle) and [`of_parts`](Self::of_parts) look for.
    pub(crate) const BINDING: Self = Self::ALWAYS
        .or(Self::AT)
        .or(Self::ESCAPED_DELIMITER)
        .or(Self::SEGMENT)
        .or(Self::ILL_FORMED)
        .or(Self::EMPTY)
        .or(Self::NO_HANDLE)
        .or(Self::MODIFIER)
        .or(Self::FIRST)
        .or(Self::SPECIFIED)
        .or(Self::CHARACTERS);

    /// The other triggers of rules that bind. Only spaces, control characters and characters beyond ASCII set them.
    pub(super) const INVISIBLE: Self =
        Self::CONTROL_OR_SPACE.or(Self::WIDE_CONTROL_OR_SPACE).or(Self::BEYOND_BMP);

    /// The triggers of either set.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Adds those of `triggers` that are paired with `true`.
    #[inline(always)]
    pub(super) fn with<const N: usize>(self, triggers: [(Self, bool); N]) -> Self {
        let add = |all: Self, (trigger, has)| if has { all.or(trigger) } else { all };
        triggers.into_iter().fold(self, add)
    }

    /// The triggers of this set that are not in `other`.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The triggers that both sets have.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether this set has all triggers of `other`.
    #[inline]
    pub(crate) const fn has_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the sets have a trigger in common.
    #[inline]
    pub(crate) const fn has_any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
