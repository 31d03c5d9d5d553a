//! The triggers that single octets and pairs of octets set.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::{PATH, UNRESERVED};
use handle_grammar::rfc5234::{CTL, OCTET, SP};

use crate::accident::name::inner_link::HOST_END;
use crate::text::class::{BRACKET, TAIL};
use crate::text::escape::MARK;

use super::set::Triggers;

const NOTHING: Class = Class::of(b"");
const HIGH: Class = Class::range(0x80, 0xFF);
const CONTROL_OR_SPACE: Class = CTL.or(SP);
/// Octets that end a segment, or that make a segment which URI software removes.
const DELIMITER: Class = Class::of(b"./:");

/// A trigger that single octets set.
struct Single {
    trigger: Triggers,
    /// The octets that set it if they are not escaped.
    raw: Class,
    /// The octets that set it as percent-escapes.
    escaped: Class,
}

/// The triggers that single octets set.
const SINGLE: &[Single] = &[
    Single { trigger: Triggers::HIGH, raw: HIGH, escaped: HIGH },
    Single {
        trigger: Triggers::CONTROL_OR_SPACE,
        raw: CONTROL_OR_SPACE,
        escaped: CONTROL_OR_SPACE,
    },
    Single { trigger: Triggers::AT, raw: Class::of(b"@"), escaped: Class::of(b"@") },
    Single { trigger: Triggers::AMPERSAND, raw: Class::of(b"&"), escaped: Class::of(b"&") },
    Single { trigger: Triggers::COLON, raw: Class::of(b":"), escaped: NOTHING },
    Single { trigger: Triggers::PERCENT, raw: Class::of(b"%"), escaped: NOTHING },
    Single { trigger: Triggers::BRACKET, raw: BRACKET, escaped: BRACKET },
    Single { trigger: Triggers::NO_PATH, raw: OCTET.without(PATH), escaped: NOTHING },
    Single { trigger: Triggers::QUOTE, raw: Class::of(b"\""), escaped: NOTHING },
    Single { trigger: Triggers::ESCAPED_UNRESERVED, raw: NOTHING, escaped: UNRESERVED },
    // A proxy strips spaces and control characters from the path, so that a segment begins after them.
    Single {
        trigger: Triggers::ESCAPED_DELIMITER,
        raw: NOTHING,
        escaped: DELIMITER.or(CONTROL_OR_SPACE),
    },
    Single { trigger: Triggers::ESCAPED_PERCENT, raw: NOTHING, escaped: Class::of(b"%") },
    Single { trigger: Triggers::ESCAPED_MARK, raw: NOTHING, escaped: MARK },
];

/// A trigger that pairs of octets set.
struct Double {
    trigger: Triggers,
    /// The first octets of the pairs, if they are not escaped.
    raw: Class,
    /// The first octets of the pairs, as percent-escapes.
    escaped: Class,
    /// The second octets, escaped or not.
    second: Class,
}

/// The triggers that pairs of octets set.
const DOUBLE: &[Double] = &[
    Double {
        trigger: Triggers::SEGMENT,
        raw: DELIMITER,
        escaped: NOTHING,
        second: Class::of(b"./:%"),
    },
    Double { trigger: Triggers::HOST, raw: HOST_END, escaped: NOTHING, second: Class::of(b"/:%") },
    Double { trigger: Triggers::END, raw: TAIL, escaped: TAIL, second: NOTHING },
];

/// The bits for the beginning and the end of a part. Each counts as an octet of a pair: the beginning as the first, the
/// end as the second.
const EDGE: Bits = Bits::new(Triggers::SEGMENT.or(Triggers::END), Triggers::SEGMENT);

/// The effect of an octet. Low 32 bits: the triggers that it sets, alone or as the second of a pair. High 32 bits: the
/// triggers that the *next* octet may set, which are every trigger of a single octet, and the pairs that this octet
/// begins.
#[derive(Clone, Copy)]
pub(super) struct Bits(u64);

impl Bits {
    const fn new(set: Triggers, begun: Triggers) -> Self {
        Self(set.0 & OCTETS | (!DOUBLES | begun.0) << 32)
    }
}

/// The triggers that octets set.
const OCTETS: u64 = 0xFFFF_FFFF;
/// The triggers of [`DOUBLE`].
const DOUBLES: u64 = {
    let (mut doubles, mut row) = (0, 0);
    while row < DOUBLE.len() {
        doubles |= DOUBLE[row].trigger.0;
        row += 1;
    }
    doubles
};

/// Reads octets one by one: their triggers so far, and the bits of the last octet.
pub(super) struct Scan {
    set: u64,
    last: Bits,
}

impl Scan {
    #[inline]
    pub(super) const fn new() -> Self {
        Self { set: 0, last: EDGE }
    }

    #[inline]
    pub(super) fn read(&mut self, table: &[Bits; 256], octet: u8) {
        self.follow(table[octet as usize]);
    }

    /// Ends the part that is read.
    #[inline]
    pub(super) fn end(&mut self) {
        self.follow(EDGE);
    }

    #[inline]
    fn follow(&mut self, next: Bits) {
        self.set |= next.0 & self.last.0 >> 32;
        self.last = next;
    }

    pub(super) const fn triggers(&self) -> Triggers {
        Triggers(self.set & OCTETS)
    }
}

/// The bits of each octet that is not escaped.
pub(super) static RAW: [Bits; 256] = table(false);
/// The bits of the percent-escape of each octet.
pub(super) static ESCAPED: [Bits; 256] = table(true);

/// The triggers that an unescaped octet sets.
#[inline]
pub(super) fn raw(octet: u8) -> Triggers {
    Triggers(RAW[usize::from(octet)].0 & OCTETS)
}

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
        let Single { trigger, raw, escaped: escape } = &SINGLE[row];
        let class = if escaped { escape } else { raw };
        set |= if class.contains(octet) { trigger.0 } else { 0 };
        row += 1;
    }
    row = 0;
    while row < DOUBLE.len() {
        let Double { trigger, raw, escaped: escape, second } = &DOUBLE[row];
        let first = if escaped { escape } else { raw };
        set |= if second.contains(octet) { trigger.0 } else { 0 };
        begun |= if first.contains(octet) { trigger.0 } else { 0 };
        row += 1;
    }
    Bits::new(Triggers(set), Triggers(begun))
}
