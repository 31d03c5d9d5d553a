//! [`Name`]: what has been read of a local name or of an identifier, as far as it decides whether this part is plain.

use crate::rule::plain::kinds::{BEFORE, BRACKET, CC, KINDS, PAIRS, PM, SECOND, SEEN, WW};
use crate::rule::plain::sieve::tail::Tail;

/// What has been read of a name. Where the quick check of a single text compares words, this goes by the next octet, or
/// gives up.
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
    /// What else comes last in a DOI name. Nothing is known to cling to the end of other names.
    tail: Option<Tail>,
}

/// For each pair, the letters that follow it in the words that may cling to a name: `pmid`, `pmcid`, `pubmed` and
/// `published`; `accessed` and `accepted`; `www`.
const WORDS: [(u32, &[u8]); 3] = [(PM, b"bci"), (CC, b"e"), (WW, b"w")];

/// Whether a letter, in either case, is distinguished from others of its kind.
pub(super) fn distinguishes(letter: u8) -> bool {
    b"vx".contains(&letter) || WORDS.iter().any(|(_, third)| third.contains(&letter))
}

impl Name {
    /// The beginning of the local name of a DOI name, after the slash.
    pub(super) fn of_doi() -> Self {
        let last = after(b'/');
        Self { last, pair: 0, ends: false, fillers: 0, tail: Some(Tail::default()) }
    }

    /// The beginning of the local name of another handle, after the slash.
    pub(super) fn of_handle() -> Self {
        Self { tail: None, ..Self::of_doi() }
    }

    /// The beginning of the identifier of an info URI. If it begins with a digit, it may be a DOI name.
    pub(super) fn of_identifier(octet: u8) -> Self {
        let handle = if octet.is_ascii_digit() { Self::of_doi() } else { Self::of_handle() };
        Self { last: !PAIRS, ..handle }
    }

    /// The name with one more octet; `None` if it may not be plain.
    pub(super) fn step(self, octet: u8) -> Option<Self> {
        let letter = octet.to_ascii_lowercase();
        let seen = KINDS[usize::from(octet)] & self.last & SEEN;
        let pairs = WORDS.iter().fold(SECOND, |pairs, (pair, _)| pairs | pair);
        // The tail knows how many digits are in brackets.
        let brackets = if self.tail.is_some() { BRACKET } else { 0 };
        let is_word =
            WORDS.iter().any(|(pair, third)| self.pair & pair != 0 && third.contains(&letter));
        if seen & !(pairs | brackets) != 0 || is_word {
            return None;
        }
        let tail = match self.tail {
            Some(tail) => Some(tail.step(octet, self.ends_with_a_digit())?),
            None => None,
        };
        Some(Self {
            last: after(octet),
            pair: seen & pairs & !SECOND,
            ends: octet.is_ascii_alphanumeric(),
            fillers: if letter == b'x' { (self.fillers + 1).min(2) } else { 0 },
            tail,
        })
    }

    fn ends_with_a_digit(self) -> bool {
        self.last & SECOND != 0 && self.ends
    }

    /// Whether a name that ends here is plain.
    pub(super) fn is_plain(self) -> bool {
        self.ends && self.fillers < 2 && self.tail.is_none_or(Tail::is_plain)
    }
}

/// What an octet makes of the next one.
fn after(octet: u8) -> u32 {
    KINDS[usize::from(octet)] >> BEFORE
}
