//! [`LastLetters`]: the letters that come last in a name.

use crate::rule::plain::sieve::short::Short;

/// The letters that come last in a name, as far as they may be a word that does not belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LastLetters {
    /// How many letters come last; 3 stands for three or more.
    count: u8,
    begun: Option<Candidate>,
}

/// The lower-case letters with which such a word begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Candidate {
    letters: Short,
    /// Whether the letters after the first one begin such a word, too, so that the first may belong to the name.
    both: bool,
}

impl LastLetters {
    /// No letter comes last.
    pub(super) const NONE: Self =
        Self { count: 0, begun: Some(Candidate { letters: Short::EMPTY, both: true }) };

    /// The letters that come last after one more octet; `None` if there is no room for them. `is_begun` says whether
    /// letters begin a word that does not belong to a name.
    pub(super) fn step(self, octet: u8, is_begun: fn(&[u8]) -> bool) -> Option<Self> {
        if !octet.is_ascii_alphabetic() {
            return Some(Self::NONE);
        }
        let count = (self.count + 1).min(3);
        let Some(Candidate { letters, both }) = self.begun else {
            return Some(Self { count, begun: None });
        };
        let letters = letters.with(octet.to_ascii_lowercase())?;
        let rest = letters.rest();
        let begun = match (is_begun(letters.as_slice()), both && is_begun(rest.as_slice())) {
            (true, both) => Some(Candidate { letters, both }),
            (false, true) => Some(Candidate { letters: rest, both: false }),
            (false, false) => None,
        };
        Some(Self { count, begun })
    }

    /// Whether the letters may be a word of a kind.
    pub(super) fn may_be(self, is_of_kind: fn(&[u8]) -> bool) -> bool {
        self.begun.is_some_and(|Candidate { letters, both }| {
            is_of_kind(letters.as_slice()) || both && is_of_kind(letters.rest().as_slice())
        })
    }

    /// Whether there are three letters or more.
    pub(super) fn is_long(self) -> bool {
        self.count > 2
    }
}
