//! [`Marks`]: which octets a part has, as bits. A rule whose marks are missing has nothing to find.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::{PATH, UNRESERVED};
use handle_grammar::rfc5234::{CTL, OCTET, SP};

use crate::Decoded;

/// A set of marks; the empty one needs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marks(u32);

const NONE: Class = Class::of(b"");
const HIGH: Class = Class::range(0x80, 0xFF);
const BRACKET: Class = Class::of(b"()[]").or(Class::of(b"{}<>"));
/// What ends a segment, or is a segment that URI software removes.
const DELIMITER: Class = Class::of(b"./:");

/// A mark, the octets that set it where they stand as they are, and those that set it as percent-escapes.
const SINGLE: &[(Marks, Class, Class)] = &[
    (Marks::HIGH, HIGH, HIGH),
    (Marks::CONTROL, CTL, CTL),
    (Marks::AT, Class::of(b"@"), Class::of(b"@")),
    (Marks::AMPERSAND, Class::of(b"&"), Class::of(b"&")),
    (Marks::BLANK, Class::of(b" "), NONE),
    (Marks::COLON, Class::of(b":"), NONE),
    (Marks::HASH, Class::of(b"#"), NONE),
    (Marks::QUOTE, Class::of(b"\""), NONE),
    (Marks::PERCENT, Class::of(b"%"), NONE),
    (Marks::BRACKET, BRACKET, NONE),
    (Marks::NO_PATH, OCTET.without(PATH), NONE),
    (Marks::ESCAPED_UNRESERVED, NONE, UNRESERVED),
    // A proxy takes blanks off the path, and a segment begins behind them.
    (Marks::ESCAPED_DELIMITER, NONE, DELIMITER.or(CTL).or(SP)),
    (Marks::ESCAPED_PERCENT, NONE, Class::of(b"%")),
    (Marks::ESCAPED_MARK, NONE, Class::of(b"!*'()")),
];

/// A mark, and two octets that set it one behind the other; the second may also be a percent-escape.
const DOUBLE: &[(Marks, Class, Class)] = &[
    (Marks::SEGMENT, DELIMITER, Class::of(b"./:%")),
    (Marks::HOST, Class::of(b"tgvTGV"), Class::of(b"/%")),
    (Marks::END, Class::of(b".,;:\"' ").or(Class::range(b'\t', b'\r')), NONE),
];

/// The marks of [`DOUBLE`] that an edge of the part sets as its second octet would, and those that it begins.
const EDGE: u32 = (Marks::SEGMENT.0 | Marks::END.0) | Marks::SEGMENT.0 << BEGUN;

/// How far left of its own a mark's bit lies that its first octet sets.
const BEGUN: u32 = 8;

impl Marks {
    /// Nothing.
    pub(crate) const NOTHING: Self = Self(0);

    /// Beyond ASCII.
    pub(crate) const HIGH: Self = Self(1);
    pub(crate) const CONTROL: Self = Self(1 << 1);
    pub(crate) const AT: Self = Self(1 << 2);
    pub(crate) const AMPERSAND: Self = Self(1 << 3);
    pub(crate) const BLANK: Self = Self(1 << 4);
    pub(crate) const COLON: Self = Self(1 << 5);
    pub(crate) const HASH: Self = Self(1 << 6);
    pub(crate) const QUOTE: Self = Self(1 << 7);
    /// A `%` that begins no escape.
    pub(crate) const PERCENT: Self = Self(1 << 8);
    pub(crate) const BRACKET: Self = Self(1 << 9);
    /// What the path of a URI does not have.
    pub(crate) const NO_PATH: Self = Self(1 << 10);
    pub(crate) const ESCAPED_UNRESERVED: Self = Self(1 << 11);
    pub(crate) const ESCAPED_DELIMITER: Self = Self(1 << 12);
    pub(crate) const ESCAPED_PERCENT: Self = Self(1 << 13);
    pub(crate) const ESCAPED_MARK: Self = Self(1 << 14);
    /// A segment that may be empty, `.` or `..`.
    pub(crate) const SEGMENT: Self = Self(1 << 16);
    /// What a host that is known may end with, and a slash.
    pub(crate) const HOST: Self = Self(1 << 17);
    /// An end at which a sentence would go on.
    pub(crate) const END: Self = Self(1 << 18);

    /// The marks that one octet sets alone.
    const ALONE: u32 = (1 << 16) - 1;

    /// The marks of `part`.
    pub(crate) fn of(part: Decoded<'_>) -> Self {
        let mut last = EDGE;
        let mut set =
            part.raw().iter().fold(0, |set, &octet| follow(set, &mut last, RAW[octet as usize]));
        if part.escaped() && set & Self::PERCENT.0 != 0 {
            last = EDGE;
            set = part.octets().fold(0, |set, (octet, span)| {
                let table = if span.len() == 1 { &RAW } else { &ESCAPED };
                follow(set, &mut last, table[octet as usize])
            });
        }
        Self(follow(set, &mut last, EDGE))
    }

    /// Both sets.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is one of `needed`, or nothing is needed.
    pub(crate) const fn has_any(self, needed: Self) -> bool {
        needed.0 == 0 || self.0 & needed.0 != 0
    }
}

/// The marks of what has been read and of one more octet, which has the bits `next`.
#[inline]
fn follow(set: u32, last: &mut u32, next: u32) -> u32 {
    let begun = core::mem::replace(last, next) >> BEGUN;
    set | next & (Marks::ALONE | begun)
}

/// What each octet sets, begins and ends, as it is.
static RAW: [u32; 256] = table(false);
/// The same of its percent-escape.
static ESCAPED: [u32; 256] = table(true);

const fn table(escaped: bool) -> [u32; 256] {
    let mut table = [0; 256];
    let mut octet = 0;
    while octet < 256 {
        table[octet] = bits(octet as u8, escaped);
        octet += 1;
    }
    table
}

const fn bits(octet: u8, escaped: bool) -> u32 {
    let (mut bits, mut row) = (0, 0);
    while row < SINGLE.len() {
        let (mark, raw, escape) = &SINGLE[row];
        let class = if escaped { escape } else { raw };
        bits |= if class.contains(octet) { mark.0 } else { 0 };
        row += 1;
    }
    row = 0;
    while row < DOUBLE.len() {
        let (mark, first, second) = &DOUBLE[row];
        bits |= if second.contains(octet) { mark.0 } else { 0 };
        bits |= if !escaped && first.contains(octet) { mark.0 << BEGUN } else { 0 };
        row += 1;
    }
    bits
}
