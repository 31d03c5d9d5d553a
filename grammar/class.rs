//! [`Class`]: a set of octets, composed of smaller sets like the rule that it stands for.

use crate::block::{BEFORE, Blocks, Reader};

/// How many names a class can carry; further names are left out. The classes that the productions read have fewer.
const NAMES: usize = 8;

/// The least number of octets for which blocks are worth their cost; most identifiers are shorter.
const LONG: usize = 64;

/// A set of octets that a rule allows at one place, with the names of the rules that it is composed of.
///
/// A class also says whether `pct-encoded` may stand there. So `*( pchar / "/" )` is the repetition of one class, which
/// is read as a whole run.
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
    /// Whether the set has all 256 octets, so that a run of it never ends; `with_blocks` finds this out.
    is_full: bool,
    blocks: Blocks,
    names: [&'static str; NAMES],
    named: usize,
}

/// A class whose long runs are read in blocks.
macro_rules! in_blocks {
    ($class:expr) => {{
        const CLASS: $crate::class::Class = $class;
        const READER: $crate::block::Reader = CLASS.block_reader();
        CLASS.with_blocks($crate::block::Blocks(|octets, from| READER.read(octets, from)))
    }};
}

pub(crate) use in_blocks;

impl Class {
    const EMPTY: Self = Self {
        members: [false; 256],
        escapes: false,
        is_full: false,
        blocks: Blocks::NONE,
        names: [""; NAMES],
        named: 0,
    };

    /// The ASCII octets of `octets`, each under its own name, as quoted strings of one character are in a rule. Unlike
    /// a quoted string, a letter does not stand for both cases.
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

    /// The octets of either set: `a / b` in a rule.
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
        self.with_blocks(Blocks::NONE)
    }

    /// The octets of this set that are not in `other`: ABNF has no such operator. The names and the percent-escapes of
    /// the set stay.
    ///
    /// ```
    /// use handle_grammar::class::Class;
    ///
    /// const LETTER: Class = Class::range(b'a', b'z').without(Class::of(b"q"));
    /// assert!(LETTER.contains(b'p') && !LETTER.contains(b'q'));
    /// ```
    #[must_use]
    pub const fn without(mut self, other: Self) -> Self {
        let mut octet = 0;
        while octet < 256 {
            self.members[octet] &= !other.members[octet];
            octet += 1;
        }
        self.with_blocks(Blocks::NONE)
    }

    /// The set, and `pct-encoded` as an alternative.
    ///
    /// ```
    /// use handle_grammar::class::Class;
    ///
    /// const LETTER: Class = Class::of(b"ab").or_pct_encoded();
    /// assert!(LETTER.escapes());
    /// assert_eq!(LETTER.run(b"a%2Fb/"), 5);
    /// ```
    #[must_use]
    pub const fn or_pct_encoded(mut self) -> Self {
        self.escapes = true;
        self.with_blocks(Blocks::NONE)
    }

    /// The reader of long runs of the set, in blocks.
    pub(crate) const fn block_reader(&self) -> Reader {
        Reader::new(&self.members, self.escapes)
    }

    /// The same set, whose long runs `blocks` reads. A method that changes the members ends with this one, because an
    /// older reader and an older `is_full` would be wrong.
    pub(crate) const fn with_blocks(mut self, blocks: Blocks) -> Self {
        self.blocks = blocks;
        self.is_full = true;
        let mut octet = 0;
        while octet < 256 {
            self.is_full &= self.members[octet];
            octet += 1;
        }
        self
    }

    /// The same set, with the name of its rule as its only name.
    #[must_use]
    pub const fn named(mut self, name: &'static str) -> Self {
        self.names = [""; NAMES];
        self.names[0] = name;
        self.named = 1;
        self
    }

    /// Whether `octet` is in the set, so that it may stand unescaped.
    #[inline]
    #[must_use]
    pub const fn contains(&self, octet: u8) -> bool {
        self.members[octet as usize]
    }

    /// Whether `pct-encoded` may stand in place of an octet of the set.
    #[inline]
    #[must_use]
    pub const fn escapes(&self) -> bool {
        self.escapes
    }

    /// The names of the rules that the class is composed of, as the documents spell them: `pchar`, `/`.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.names.into_iter().take(self.named)
    }

    /// How many octets at the beginning of `octets` are a run of this class, with the percent-escapes that it allows.
    #[inline]
    #[must_use]
    pub fn run(&self, octets: &[u8]) -> usize {
        match octets {
            _ if self.is_full => octets.len(),
            [first, ..] if self.contains(*first) || *first == b'%' => self.run_on(octets),
            _ => 0,
        }
    }

    /// Like [`run`](Self::run), for octets that may begin a run. It is a function of its own, so that an empty run
    /// needs no call.
    #[inline(never)]
    fn run_on(&self, octets: &[u8]) -> usize {
        if octets.len() < LONG { self.short_run(octets) } else { self.long_run(octets) }
    }

    /// Like [`run`](Self::run), but in blocks as far as possible. It is a function of its own, so that a short run
    /// needs no call.
    #[inline(never)]
    fn long_run(&self, octets: &[u8]) -> usize {
        let (head, items) = self.count(octets, BEFORE);
        if items < BEFORE {
            return head;
        }
        let blocks = (self.blocks.0)(octets, head);
        blocks + self.short_run(&octets[blocks..])
    }

    /// Like [`run`](Self::run), but octet by octet.
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

    /// The octets after the members at the beginning of `octets`.
    ///
    /// Eight octets are looked up without a loop, because most runs end there.
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

    /// Like [`run`](Self::run), but for `most` items at most; returns how many octets and how many items the run has.
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

    /// Like [`run`](Self::run), but for one item at most: 0 octets, 1, or the 3 of a percent-escape.
    #[inline]
    pub(crate) fn item(&self, octets: &[u8]) -> usize {
        match octets {
            [octet, ..] if self.contains(*octet) => 1,
            [b'%', ..] if self.escapes && escape(octets) == 3 => 3,
            _ => 0,
        }
    }
}

/// How many octets at the beginning of `octets` belong to a percent-escape: 1, 2 or 3. The first octet must be `%`.
#[inline]
pub(crate) fn escape(octets: &[u8]) -> usize {
    match octets {
        [_, high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => 3,
        [_, high, ..] if high.is_ascii_hexdigit() => 2,
        _ => 1,
    }
}
