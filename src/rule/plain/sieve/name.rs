//! [`Name`]: what has been read of a local name or of an identifier, as far as it decides whether this part is plain.

use crate::rule::plain::kinds::{BEFORE, BRACKET, CC, KINDS, PAIRS, PM, SECOND, SEEN, WW};
use crate::rule::plain::sieve::tail::Tail;

/// What has been read of a name. The glance at a single text compares whole words. The sieve sees only the next octet;
/// if that is not enough to decide, it holds the line back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Name {
    /// What the last octet makes of the next one: the high bits of [`KINDS`].
    last: u32,
    /// The bit of the last two octets, if they are a pair in a word that may cling to a name: one of [`WORDS`].
    pair: u32,
    /// A name may end after the last octet, which is a letter or a digit.
    ends: bool,
    /// How many octets `x` come last, up to two.
    fillers: u8,
    end: End,
}

/// What else comes last, as far as a name may not end so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// The end of a DOI name.
    Doi(Tail),
    /// The end of another handle.
    Handle {
        /// So many letters come last, or three and more: a program may have written a word in place of the local name.
        letters: u8,
        /// The last segment has a dot: the prefix of the handle may stand there twice.
        dotted: bool,
    },
    /// The end of another identifier, of which nothing is known.
    Identifier,
}

impl End {
    /// The end of a handle whose local name begins.
    const HANDLE: Self = Self::Handle { letters: 0, dotted: false };

    fn step(self, octet: u8, after_digit: bool) -> Option<Self> {
        Some(match self {
            Self::Doi(tail) => Self::Doi(tail.step(octet, after_digit)?),
            Self::Handle { dotted: true, .. } if octet == b'/' && after_digit => return None,
            Self::Handle { .. } if octet == b'/' => Self::HANDLE,
            Self::Handle { letters, dotted } => Self::Handle {
                letters: if octet.is_ascii_alphabetic() { (letters + 1).min(3) } else { 0 },
                dotted: dotted || octet == b'.',
            },
            Self::Identifier => Self::Identifier,
        })
    }

    /// Whether a name may end here without another look at its end.
    fn is_plain(self) -> bool {
        match self {
            Self::Doi(tail) => tail.is_plain(),
            Self::Handle { letters, .. } => letters < 3,
            Self::Identifier => true,
        }
    }
}

/// For each pair, the letters that follow it in the words that may cling to a name: `pmid`, `pmcid`, `pubmed` and
/// `published`; `accessed` and `accepted`; `www`.
const WORDS: [(u32, &[u8]); 3] = [(PM, b"bci"), (CC, b"e"), (WW, b"w")];

/// Whether a letter, in either case, must be distinguished from other letters with the same entry in [`KINDS`].
pub(super) fn distinguishes(letter: u8) -> bool {
    b"vx".contains(&letter) || WORDS.iter().any(|(_, third)| third.contains(&letter))
}

impl Name {
    /// The beginning of the local name of a DOI name, after the slash.
    pub(super) fn of_doi() -> Self {
        let last = after(b'/');
        Self { last, pair: 0, ends: false, fillers: 0, end: End::Doi(Tail::default()) }
    }

    /// The beginning of the local name of another handle, after the slash.
    pub(super) fn of_handle() -> Self {
        Self { end: End::HANDLE, ..Self::of_doi() }
    }

    /// The beginning of the identifier of an info URI. If it begins with a digit, it may be a DOI name.
    pub(super) fn of_identifier(octet: u8) -> Self {
        let doi = Self { last: !PAIRS, ..Self::of_doi() };
        if octet.is_ascii_digit() { doi } else { Self { end: End::Identifier, ..doi } }
    }

    /// The name with one more octet; `None` if it may not be plain.
    pub(super) fn step(self, octet: u8) -> Option<Self> {
        let letter = octet.to_ascii_lowercase();
        let seen = KINDS[usize::from(octet)] & self.last & SEEN;
        let pairs = WORDS.iter().fold(SECOND, |pairs, (pair, _)| pairs | pair);
        // The tail knows how many digits are in brackets.
        let brackets = if let End::Doi(_) = self.end { BRACKET } else { 0 };
        let is_word =
            WORDS.iter().any(|(pair, third)| self.pair & pair != 0 && third.contains(&letter));
        if seen & !(pairs | brackets) != 0 || is_word {
            return None;
        }
        let end = self.end.step(octet, self.ends_with_a_digit())?;
        Some(Self {
            last: after(octet),
            pair: seen & pairs & !SECOND,
            ends: octet.is_ascii_alphanumeric(),
            fillers: if letter == b'x' { (self.fillers + 1).min(2) } else { 0 },
            end,
        })
    }

    fn ends_with_a_digit(self) -> bool {
        self.last & SECOND != 0 && self.ends
    }

    /// Whether a name that ends here is plain.
    pub(super) fn is_plain(self) -> bool {
        self.ends && self.fillers < 2 && self.end.is_plain()
    }
}

/// What an octet makes of the next one.
fn after(octet: u8) -> u32 {
    KINDS[usize::from(octet)] >> BEFORE
}
