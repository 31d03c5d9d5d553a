//! [`Marks`]: which octets a part has, as bits. A rule whose marks are missing has nothing to find.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::{PATH, UNRESERVED};
use handle_grammar::rfc5234::{CTL, OCTET, SP};

use crate::Decoded;
use crate::normalize::MARK;
use crate::proxy::HOSTS;

use super::lint::{BRACKET, TAIL};

/// A set of marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marks(u16);

const NOTHING: Class = Class::of(b"");
const HIGH: Class = Class::range(0x80, 0xFF);
const BLANK: Class = CTL.or(SP);
/// What ends a segment, or is a segment that URI software removes.
const DELIMITER: Class = Class::of(b"./:");

/// A mark, the octets that set it where they stand as they are, and those that set it as percent-escapes.
const SINGLE: &[(Marks, Class, Class)] = &[
    (Marks::HIGH, HIGH, HIGH),
    (Marks::BLANK, BLANK, BLANK),
    (Marks::AT, Class::of(b"@"), Class::of(b"@")),
    (Marks::AMPERSAND, Class::of(b"&"), Class::of(b"&")),
    (Marks::COLON, Class::of(b":"), NOTHING),
    (Marks::PERCENT, Class::of(b"%"), NOTHING),
    (Marks::BRACKET, BRACKET, NOTHING),
    (Marks::NO_PATH, OCTET.without(PATH), NOTHING),
    (Marks::ESCAPED_UNRESERVED, NOTHING, UNRESERVED),
    // A proxy takes blanks off the path, and a segment begins behind them.
    (Marks::ESCAPED_DELIMITER, NOTHING, DELIMITER.or(BLANK)),
    (Marks::ESCAPED_PERCENT, NOTHING, Class::of(b"%")),
    (Marks::ESCAPED_MARK, NOTHING, MARK),
];

/// A mark, and two octets that set it one behind the other; the second may also be a percent-escape.
const DOUBLE: &[(Marks, Class, Class)] = &[
    (Marks::SEGMENT, DELIMITER, Class::of(b"./:%")),
    (Marks::HOST, host_end(), Class::of(b"/%")),
    (Marks::END, TAIL, NOTHING),
];

/// The last letters of the known hosts, in any case.
const fn host_end() -> Class {
    let (mut class, mut row) = (NOTHING, 0);
    while row < HOSTS.len() {
        if let Some(&last) = HOSTS[row].as_bytes().last() {
            let upper = last.to_ascii_uppercase();
            class = class.or(Class::range(last, last)).or(Class::range(upper, upper));
        }
        row += 1;
    }
    class
}

/// What an edge of the part sets as a second octet, and begins as a first.
const EDGE: Bits = Bits::new(Marks::SEGMENT.or(Marks::END), Marks::SEGMENT);

impl Marks {
    pub(crate) const NONE: Self = Self(0);
    /// Beyond ASCII.
    pub(crate) const HIGH: Self = Self(1);
    /// A blank or a control character.
    pub(crate) const BLANK: Self = Self(1 << 1);
    pub(crate) const AT: Self = Self(1 << 2);
    pub(crate) const AMPERSAND: Self = Self(1 << 3);
    pub(crate) const COLON: Self = Self(1 << 4);
    /// A `%` that begins no escape.
    pub(crate) const PERCENT: Self = Self(1 << 5);
    pub(crate) const BRACKET: Self = Self(1 << 6);
    /// What the path of a URI does not have.
    pub(crate) const NO_PATH: Self = Self(1 << 7);
    pub(crate) const ESCAPED_UNRESERVED: Self = Self(1 << 8);
    pub(crate) const ESCAPED_DELIMITER: Self = Self(1 << 9);
    pub(crate) const ESCAPED_PERCENT: Self = Self(1 << 10);
    pub(crate) const ESCAPED_MARK: Self = Self(1 << 11);
    /// A segment that may be empty, `.` or `..`.
    pub(crate) const SEGMENT: Self = Self(1 << 12);
    /// What a known host may end with, and a slash.
    pub(crate) const HOST: Self = Self(1 << 13);
    /// An end at which a sentence would go on.
    pub(crate) const END: Self = Self(1 << 14);
    /// Every part has it.
    pub(crate) const ALWAYS: Self = Self(1 << 15);

    /// The marks of `part`.
    pub(crate) fn of(part: Decoded<'_>) -> Self {
        let mut reader = Reader { set: Self::ALWAYS.0, last: EDGE };
        let (chunks, rest) = part.raw().as_chunks::<4>();
        chunks.iter().for_each(|chunk| chunk.iter().for_each(|octet| reader.read(&RAW, *octet)));
        rest.iter().for_each(|octet| reader.read(&RAW, *octet));
        if part.escaped() && Self(reader.set).has_any(Self::PERCENT) {
            reader = Reader { set: Self::ALWAYS.0, last: EDGE };
            for (octet, span) in part.octets() {
                reader.read(if span.len() == 1 { &RAW } else { &ESCAPED }, octet);
            }
        }
        reader.follow(EDGE);
        Self(reader.set)
    }

    /// Both sets.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether they have a mark in common.
    #[inline]
    pub(crate) const fn has_any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What an octet does: below, the marks that it sets, alone or as a second octet; above,
/// those that the next octet may set, which are all that an octet sets alone, and those of which this one is the first.
#[derive(Clone, Copy)]
struct Bits(u32);

impl Bits {
    const fn new(set: Marks, begun: Marks) -> Self {
        Self(set.0 as u32 | ((!DOUBLES | begun.0) as u32) << 16)
    }
}

/// The marks of [`DOUBLE`].
const DOUBLES: u16 = Marks::SEGMENT.or(Marks::HOST).or(Marks::END).0;

/// What has been read: its marks, and the octet before the next.
struct Reader {
    set: u16,
    last: Bits,
}

impl Reader {
    #[inline]
    fn read(&mut self, table: &[Bits; 256], octet: u8) {
        self.follow(table[octet as usize]);
    }

    #[inline]
    fn follow(&mut self, next: Bits) {
        self.set |= (next.0 & self.last.0 >> 16) as u16;
        self.last = next;
    }
}

/// What each octet does as it is.
static RAW: [Bits; 256] = table(false);
/// What its percent-escape does.
static ESCAPED: [Bits; 256] = table(true);

const fn table(escaped: bool) -> [Bits; 256] {
    let mut table = [Bits(0); 256];
    let mut octet = 0;
    while octet < 256 {
        table[octet] = bits(octet as u8, escaped);
        octet += 1;
    }
    table
}

const fn bits(octet: u8, escaped: bool) -> Bits {
    let (mut set, mut begun, mut row) = (0, 0, 0);
    while row < SINGLE.len() {
        let (mark, raw, escape) = &SINGLE[row];
        let class = if escaped { escape } else { raw };
        set |= if class.contains(octet) { mark.0 } else { 0 };
        row += 1;
    }
    row = 0;
    while row < DOUBLE.len() {
        let (mark, first, second) = &DOUBLE[row];
        set |= if second.contains(octet) { mark.0 } else { 0 };
        begun |= if !escaped && first.contains(octet) { mark.0 } else { 0 };
        row += 1;
    }
    Bits::new(Marks(set), Marks(begun))
}
