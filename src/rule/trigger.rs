//! [`Triggers`]: features of a text, as bits. A rule finds nothing in a text that has none of its triggers.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::{PATH, UNRESERVED};
use handle_grammar::rfc5234::{CTL, OCTET, SP};

use memchr::memchr;
use unicode_normalization::{IsNormalized, is_nfc_quick};

use super::prefilter;
use crate::read::{Options, ResolverSegment, Tree};
use crate::rule::class::{BRACKET, HOST_END, TAIL};
use crate::text::escape::MARK;
use crate::text::{Decoded, Span, confusable};

/// A set of triggers. The low 32 bits are those that octets set, the high 32 bits those of characters and of parts of a
/// text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Triggers(u64);

const NOTHING: Class = Class::of(b"");
const HIGH: Class = Class::range(0x80, 0xFF);
const BLANK: Class = CTL.or(SP);
/// Octets that end a segment, or that make a segment which URI software removes.
const DELIMITER: Class = Class::of(b"./:");

/// A trigger, the octets that set it if they are not escaped, and those that set it as percent-escapes.
const SINGLE: &[(Triggers, Class, Class)] = &[
    (Triggers::HIGH, HIGH, HIGH),
    (Triggers::BLANK, BLANK, BLANK),
    (Triggers::AT, Class::of(b"@"), Class::of(b"@")),
    (Triggers::AMPERSAND, Class::of(b"&"), Class::of(b"&")),
    (Triggers::COLON, Class::of(b":"), NOTHING),
    (Triggers::PERCENT, Class::of(b"%"), NOTHING),
    (Triggers::BRACKET, BRACKET, BRACKET),
    (Triggers::NO_PATH, OCTET.without(PATH), NOTHING),
    (Triggers::QUOTE, Class::of(b"\""), NOTHING),
    (Triggers::ESCAPED_UNRESERVED, NOTHING, UNRESERVED),
    // A proxy strips spaces and control characters from the path, so that a segment begins after them.
    (Triggers::ESCAPED_DELIMITER, NOTHING, DELIMITER.or(BLANK)),
    (Triggers::ESCAPED_PERCENT, NOTHING, Class::of(b"%")),
    (Triggers::ESCAPED_MARK, NOTHING, MARK),
];

/// A trigger, and the pairs that set it: the first octet unescaped, the first as a percent-escape, and the second, which
/// may also be a percent-escape.
const DOUBLE: &[(Triggers, Class, Class, Class)] = &[
    (Triggers::SEGMENT, DELIMITER, NOTHING, Class::of(b"./:%")),
    (Triggers::HOST, HOST_END, NOTHING, Class::of(b"/%")),
    (Triggers::END, TAIL, TAIL, NOTHING),
];

/// The bits for an edge of a part, which counts as an octet of a pair: at the end the second, at the beginning the
/// first.
const EDGE: Bits = Bits::new(Triggers::SEGMENT.or(Triggers::END), Triggers::SEGMENT);

/// Whether the escapes of a local name, which must have only ASCII and whole escapes, are UTF-8. The fast tests come
/// first: most local names have no escape beyond ASCII, and those of nearly all long ones are regular. The rest is read
/// character by character.
#[inline(always)]
fn has_utf8_escapes(text: &[u8], local_name: Span) -> bool {
    let octets = Decoded::new(text, local_name, true);
    if local_name.len() >= LONG {
        return memchr(b'%', octets.raw()).is_none()
            || prefilter::has_regular_escapes(text, local_name)
            || octets.is_utf8();
    }
    prefilter::has_no_high_escape(text, local_name) || octets.is_utf8()
}

/// The least number of octets of a local name that is read in blocks.
const LONG: u32 = 64;

impl Triggers {
    pub(crate) const NONE: Self = Self(0);
    /// An octet beyond ASCII, escaped or not. The characters themselves have triggers of their own.
    pub(crate) const HIGH: Self = Self(1);
    /// A space or a control character.
    pub(crate) const BLANK: Self = Self(1 << 1);
    pub(crate) const AT: Self = Self(1 << 2);
    pub(crate) const AMPERSAND: Self = Self(1 << 3);
    pub(crate) const COLON: Self = Self(1 << 4);
    /// A `%` that does not begin an escape.
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
    /// A letter that a known host may end with, and a slash after it.
    pub(crate) const HOST: Self = Self(1 << 13);
    /// Punctuation at the end, with which a sentence could go on.
    pub(crate) const END: Self = Self(1 << 14);
    /// A quotation mark, which could end a quotation around a reference.
    pub(crate) const QUOTE: Self = Self(1 << 15);

    pub(crate) const ILL_FORMED: Self = Self(1 << 32);
    /// A control character or white space beyond ASCII.
    pub(crate) const WIDE_BLANK: Self = Self(1 << 33);
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
    /// The text has no handle: it is an info URI of another namespace.
    pub(crate) const NO_HANDLE: Self = Self(1 << 42);
    /// A trigger that every text has.
    pub(crate) const ALWAYS: Self = Self(1 << 43);

    /// Whether a quick look at the parts and at the octets of the handle shows that the text has none of `triggers`.
    #[inline(always)]
    pub(crate) fn cannot_be(
        triggers: Self,
        (text, escaped): (&[u8], bool),
        tree: &Tree,
        options: &Options<'_>,
    ) -> bool {
        let naming_authority = tree.naming_authority;
        let local_name = tree.local_name.get().unwrap_or_default();
        if !Self::BINDING.has_all(triggers)
            || Self::of_parts(text, tree, options).without_utf8(text, tree).has_any(triggers)
        {
            return false;
        }
        if escaped {
            return (!Self::PREFIX.has_any(triggers)
                || prefilter::is_plain_authority(text, naming_authority)
                || prefilter::is_harmless(&text[naming_authority.range()]))
                && has_utf8_escapes(text, local_name);
        }
        (prefilter::has_no_mark(text, tree.identifying())
            || (prefilter::is_unmarked(&text[naming_authority.range()])
                && Decoded::new(text, local_name, false).is_utf8()))
            && (!Self::SEGMENT.has_any(triggers)
                || prefilter::has_no_empty_segment(text, naming_authority))
    }

    /// The triggers that the first octet of the local name sets that the path of a URI may not have.
    #[inline(always)]
    pub(crate) fn outside_path(text: &[u8], tree: &Tree) -> Self {
        let local_name = tree.local_name.get().unwrap_or_default();
        let octet = prefilter::outside_path(text, local_name);
        octet.map_or(Self::NONE, |octet| Self(RAW[usize::from(octet)].0).and(Self::OUTSIDE_PATH))
    }

    /// The triggers for what the path of a URI may not have: an octet, or a `%` that does not begin an escape. A rule
    /// that binds and has one of these triggers always finds something in a text that has the trigger.
    pub(crate) const OUTSIDE_PATH: Self = Self::NO_PATH.or(Self::PERCENT).or(Self::QUOTE);

    /// The triggers that rules about a naming authority with escapes have; a dialect without any of these allows no
    /// escape there.
    const PREFIX: Self = Self::AT.or(Self::ESCAPED_DELIMITER).or(Self::SEGMENT);

    /// The triggers without that of a modifier `utf-8`, which changes nothing: UTF-8 is the default (SUN-8).
    #[inline(always)]
    fn without_utf8(self, text: &[u8], tree: &Tree) -> Self {
        let says = |modifier: Span| text[modifier.range()].eq_ignore_ascii_case(b"utf-8");
        if tree.modifier.get().is_some_and(says) { self.without(Self::MODIFIER) } else { self }
    }

    /// The triggers that [`of_handle`](Self::of_handle) and [`of_parts`](Self::of_parts) can find.
    pub(crate) const BINDING: Self = Self::ALWAYS
        .or(Self::AT)
        .or(Self::ESCAPED_DELIMITER)
        .or(Self::SEGMENT)
        .or(Self::ILL_FORMED)
        .or(Self::EMPTY)
        .or(Self::NO_HANDLE)
        .or(Self::MODIFIER)
        .or(Self::FIRST)
        .or(Self::SPECIFIED);

    /// The triggers of the octets and characters of `part`.
    pub(crate) fn of(part: Decoded<'_>) -> Self {
        let mut reader = Scan { set: 0, last: EDGE };
        let (chunks, rest) = part.raw().as_chunks::<4>();
        chunks.iter().for_each(|chunk| chunk.iter().for_each(|octet| reader.read(&RAW, *octet)));
        rest.iter().for_each(|octet| reader.read(&RAW, *octet));
        if part.escaped() && reader.triggers().has_any(Self::PERCENT) {
            reader = Scan { set: 0, last: EDGE };
            for (octet, span) in part.octets() {
                reader.read(if span.len() == 1 { &RAW } else { &ESCAPED }, octet);
            }
        }
        reader.follow(EDGE);
        let triggers = reader.triggers();
        if triggers.has_any(Self::HIGH) { triggers.or(Self::of_characters(part)) } else { triggers }
    }

    /// The triggers of the characters of `part` beyond ASCII.
    fn of_characters(part: Decoded<'_>) -> Self {
        let (mut triggers, mut rest) = (Self::NONE, part.characters());
        let others = core::iter::from_fn(|| rest.next_beyond_ascii());
        let mut telling = others.filter_map(|(character, _)| {
            triggers = triggers.or(character.map_or(Self::ILL_FORMED, Self::of_character));
            character.filter(|character| !confusable::is_always_composed(*character))
        });
        let composed = is_nfc_quick(telling.by_ref()) == IsNormalized::Yes;
        telling.for_each(drop);
        if composed { triggers } else { triggers.or(Self::UNCOMPOSED) }
    }

    fn of_character(character: char) -> Self {
        let triggers = [
            (Self::WIDE_BLANK, character.is_control() || character.is_whitespace()),
            (Self::BEYOND_BMP, character > '\u{FFFF}'),
            (Self::SUSPECT, confusable::looks(character).is_some()),
        ];
        triggers
            .into_iter()
            .fold(Self::NONE, |set, (mark, has)| if has { set.or(mark) } else { set })
    }

    /// The triggers that show which parts a text has, which are empty, and whether its authority has a host.
    #[inline(always)]
    pub(crate) fn of_parts(text: &[u8], tree: &Tree, options: &Options<'_>) -> Self {
        let empty = match tree.local_name.get() {
            Some(local_name) => local_name.is_empty() || tree.naming_authority.is_empty(),
            None => tree.naming_authority.end > 0,
        };
        let hostless = tree.authority.get().is_some_and(|authority| {
            // A host may be missing before a port or after a user, so not before a letter at the end.
            !text[authority.range()].last().is_some_and(u8::is_ascii_alphabetic)
                && tree.host(text).is_some_and(Span::is_empty)
        });
        let specified = options.resolver_segment != ResolverSegment::Unspecified;
        let triggers = [
            (Self::ALWAYS, true),
            (Self::EMPTY, empty || hostless || tree.path.is_empty()),
            (Self::NO_HANDLE, tree.naming_authority.end == 0),
            (Self::MODIFIER, tree.modifier.get().is_some()),
            (Self::FIRST, tree.segment.get().is_some()),
            (Self::SPECIFIED, specified || !options.resolvers.is_empty()),
        ];
        triggers
            .into_iter()
            .fold(Self::NONE, |set, (mark, has)| if has { set.or(mark) } else { set })
    }

    /// Those triggers of a handle that a rule that binds may have: for the local name, only that it is not UTF-8.
    #[inline]
    pub(crate) fn of_handle(naming_authority: Decoded<'_>, local_name: Decoded<'_>) -> Self {
        let triggers = Self::of(naming_authority);
        if local_name.is_utf8() { triggers } else { triggers.or(Self::ILL_FORMED) }
    }

    /// The triggers of either set.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
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

/// What an octet does. Low 32 bits: the triggers that it sets, alone or as the second of a pair. High 32 bits: the
/// triggers that the *next* octet may set, which are every trigger of a single octet, and the pairs that this octet
/// begins.
#[derive(Clone, Copy)]
struct Bits(u64);

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
        doubles |= DOUBLE[row].0.0;
        row += 1;
    }
    doubles
};

/// Reads octets one by one: their triggers so far, and the bits of the last octet.
struct Scan {
    set: u64,
    last: Bits,
}

impl Scan {
    #[inline]
    fn read(&mut self, table: &[Bits; 256], octet: u8) {
        self.follow(table[octet as usize]);
    }

    #[inline]
    fn follow(&mut self, next: Bits) {
        self.set |= next.0 & self.last.0 >> 32;
        self.last = next;
    }

    const fn triggers(&self) -> Triggers {
        Triggers(self.set & OCTETS)
    }
}

/// The bits of each octet that is not escaped.
static RAW: [Bits; 256] = table(false);
/// The bits of the percent-escape of each octet.
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
        let (mark, raw, escape, second) = &DOUBLE[row];
        let first = if escaped { escape } else { raw };
        set |= if second.contains(octet) { mark.0 } else { 0 };
        begun |= if first.contains(octet) { mark.0 } else { 0 };
        row += 1;
    }
    Bits::new(Triggers(set), Triggers(begun))
}
