//! [`Class`]: a set of octets, put together as its rule is.

use crate::block::{BEFORE, Blocks};

/// How many names a class can carry: as many as a rule has alternatives.
const NAMES: usize = 8;

/// From how many octets on a run is read by the block: most identifiers are shorter.
const LONG: usize = 64;

/// A set of octets that a rule allows at one place, with the names of the rules it was put together from.
///
/// Whether `pct-encoded` may stand there too is a flag of the class, so that
/// `*( pchar / "/" )` is one class, and a repetition of it reads whole runs.
///
/// ```
/// use handle_grammar::class::Class;
///
/// const VOWEL: Class = Class::of(b"aeiou").named("vowel");
/// const LETTER: Class = VOWEL.or(Class::of(b"/"));
/// assert!(LETTER.contains(b'/') && !LETTER.contains(b'x'));
/// assert!(LETTER.names().eq(["vowel", "/"]));
/// assert_eq!(LETTER.run(b"a/e-o"), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    members: [bool; 256],
    escapes: bool,
    blocks: Blocks,
    names: [&'static str; NAMES],
    named: usize,
}

impl Class {
    const EMPTY: Self = Self {
        members: [false; 256],
        escapes: false,
        blocks: Blocks::NONE,
        names: [""; NAMES],
        named: 0,
    };

    /// The ASCII octets of `octets`, each under its own name: a quoted string of one octet in a rule.
    #[must_use]
    pub const fn of(octets: &'static [u8]) -> Self {
        let mut class = Self::EMPTY;
        let mut rest = octets;
        while let [octet, tail @ ..] = rest {
            class.members[*octet as usize] = true;
            if class.named < NAMES {
                class.names[class.named] = match core::str::from_utf8(rest.split_at(1).0) {
                    Ok(name) => name,
                    Err(_) => "",
                };
                class.named += 1;
            }
            rest = tail;
        }
        class
    }

    /// The octets from `first` to `last`, both included: `%xNN-NN` in a rule.
    #[must_use]
    pub const fn range(first: u8, last: u8) -> Self {
        let mut class = Self::EMPTY;
        let mut octet = first as usize;
        while octet <= last as usize {
            class.members[octet] = true;
            octet += 1;
        }
        class
    }

    /// Both sets: `a / b` in a rule.
    #[must_use]
    pub const fn or(mut self, other: Self) -> Self {
        let mut octet = 0;
        while octet < 256 {
            self.members[octet] |= other.members[octet];
            octet += 1;
        }
        let mut at = 0;
        while at < other.named && self.named < NAMES {
            self.names[self.named] = other.names[at];
            self.named += 1;
            at += 1;
        }
        self.escapes |= other.escapes;
        self.read_by(Blocks::NONE)
    }

    /// The octets that `other` has not.
    #[must_use]
    pub const fn without(mut self, other: Self) -> Self {
        let mut octet = 0;
        while octet < 256 {
            self.members[octet] &= !other.members[octet];
            octet += 1;
        }
        self.read_by(Blocks::NONE)
    }

    /// The set, and `pct-encoded` beside it.
    #[must_use]
    pub const fn or_pct_encoded(mut self) -> Self {
        self.escapes = true;
        self.read_by(Blocks::NONE)
    }

    /// The same set, whose long runs are read by the block.
    pub(crate) const fn read_by(mut self, blocks: Blocks) -> Self {
        self.blocks = blocks;
        self
    }

    /// The set under the one name of its rule.
    #[must_use]
    pub const fn named(mut self, name: &'static str) -> Self {
        self.names = [""; NAMES];
        self.names[0] = name;
        self.named = 1;
        self
    }

    /// Whether `octet` may stand as it is.
    #[inline]
    #[must_use]
    pub const fn contains(&self, octet: u8) -> bool {
        self.members[octet as usize]
    }

    /// Whether `pct-encoded` may stand too.
    #[inline]
    #[must_use]
    pub const fn escapes(&self) -> bool {
        self.escapes
    }

    /// The rules the class was put together from, as the documents spell them: `pchar`, `/`.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.names.into_iter().take(self.named)
    }

    /// How many octets at the start of `octets` are a run of this class, whole percent-escapes included.
    #[must_use]
    pub fn run(&self, octets: &[u8]) -> usize {
        if octets.len() < LONG { self.short_run(octets) } else { self.long_run(octets) }
    }

    /// The same by the block, as far as that goes. It stands apart, so that a short run pays for no call.
    #[inline(never)]
    fn long_run(&self, octets: &[u8]) -> usize {
        let (head, items) = self.count(octets, BEFORE);
        if items < BEFORE {
            return head;
        }
        let blocks = (self.blocks.0)(octets, head);
        blocks + self.short_run(&octets[blocks..])
    }

    /// The same octet by octet.
    #[inline]
    fn short_run(&self, octets: &[u8]) -> usize {
        let mut rest = octets;
        loop {
            rest = self.after_members(rest);
            match rest {
                [b'%', _, _, after @ ..] if self.escapes && escape(rest) == 3 => rest = after,
                _ => return octets.len() - rest.len(),
            }
        }
    }

    /// What follows the members at the start of `octets`.
    ///
    /// Eight are looked at without a loop between them: most runs end there.
    #[inline]
    fn after_members<'a>(&self, mut octets: &'a [u8]) -> &'a [u8] {
        let other = |octet: &u8| !self.contains(*octet);
        while let Some((eight, rest)) = octets.split_first_chunk::<8>() {
            if let Some(end) = eight.iter().position(other) {
                return &octets[end..];
            }
            octets = rest;
        }
        let end = octets.iter().position(other);
        &octets[end.unwrap_or(octets.len())..]
    }

    /// Like [`run`](Self::run), of at most `most` items; gives octets and items.
    pub(crate) fn count(&self, octets: &[u8], most: usize) -> (usize, usize) {
        let (mut at, mut items) = (0, 0);
        while items < most {
            match self.item(&octets[at..]) {
                0 => break,
                item => (at, items) = (at + item, items + 1),
            }
        }
        (at, items)
    }

    /// Like [`run`](Self::run), of at most one item: 0 octets, 1, or the 3 of a percent-escape.
    #[inline]
    pub(crate) fn item(&self, octets: &[u8]) -> usize {
        match octets {
            [octet, ..] if self.contains(*octet) => 1,
            [b'%', ..] if self.escapes && escape(octets) == 3 => 3,
            _ => 0,
        }
    }
}

/// How much of a percent-escape stands at the start of `octets`, which begin with `%`: 1, 2 or 3 octets.
#[inline]
pub(crate) fn escape(octets: &[u8]) -> usize {
    match octets {
        [_, high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => 3,
        [_, high, ..] if high.is_ascii_hexdigit() => 2,
        _ => 1,
    }
}
