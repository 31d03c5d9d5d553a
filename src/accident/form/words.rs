//! [`Words`]: a list of words, and which of them are in a text.

use crate::text::bits;

use super::octets::starts;

/// A list of words, found by their first octets: most texts begin with none of these, and then no word is compared.
pub(crate) struct Words {
    list: &'static [&'static str],
    /// For each value of the low five bits of an octet, the words that begin with such an octet, as one bit for each. A
    /// letter has the same bits in either case.
    begun: [u64; 32],
    /// The length of the longest word, in octets.
    longest: usize,
}

impl Words {
    pub(crate) const fn new(list: &'static [&'static str]) -> Self {
        assert!(
            list.len() <= u64::BITS as usize,
            "a list has 64 words at most: divide it by subject"
        );
        let (mut begun, mut longest, mut at) = ([0; 32], 0, 0);
        while at < list.len() {
            begun[(list[at].as_bytes()[0] & 31) as usize] |= 1 << at;
            longest = if list[at].len() > longest { list[at].len() } else { longest };
            at += 1;
        }
        Self { list, begun, longest }
    }

    /// Every word.
    pub(crate) fn all(&self) -> &'static [&'static str] {
        self.list
    }

    /// The indices of the words that may begin with this octet, a letter in either case.
    #[inline]
    pub(crate) fn numbers(&self, first: u8) -> impl Iterator<Item = usize> {
        bits::numbers(self.begun[usize::from(first & 31)])
    }

    /// The words that stand in `text` at `at`, in any case, in the order of the list.
    #[inline]
    pub(crate) fn at(&self, text: &[u8], at: usize) -> impl Iterator<Item = &'static str> {
        let begun = text.get(at).map_or(0, |octet| self.begun[usize::from(octet & 31)]);
        let words = bits::numbers(begun).map(|number| self.list[number]);
        words.filter(move |word| may_stand(text, at, word) && starts(text, at, word))
    }

    /// Whether one of the words stands in `text` at `at`, in any case.
    #[inline]
    pub(crate) fn stand(&self, text: &[u8], at: usize) -> bool {
        self.at(text, at).next().is_some()
    }

    /// Whether a word begins with an octet that has these low five bits.
    pub(crate) const fn begin_with(&self, five: u8) -> bool {
        self.begun[five as usize] != 0
    }

    /// Whether `text` is one of the words, in any case.
    pub(crate) fn has(&self, text: &[u8]) -> bool {
        let Some(&first) = text.first().filter(|_| text.len() <= self.longest) else {
            return false;
        };
        let mut words = self.numbers(first).map(|number| self.list[number]);
        words.any(|word| word.len() == text.len() && starts(text, 0, word))
    }
}

/// Whether the last octet of `word` may be the one at its place in `text`. Words of a list often have their first
/// octets in common, so this tells most of them apart.
#[inline]
fn may_stand(text: &[u8], at: usize, word: &str) -> bool {
    let last = word.as_bytes().last().zip(text.get(at + word.len() - 1));
    last.is_some_and(|(one, other)| (one ^ other) & 31 == 0)
}
