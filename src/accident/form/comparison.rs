//! [`Comparison`]: a text that is compared with one pattern after the other.

use super::pattern::end_of;

/// A text that is compared with one [pattern](super::pattern) after the other. Patterns that follow each other in a
/// table often begin alike; what the text has of the signs that they share is read only once.
pub(crate) struct Comparison<'t> {
    text: &'t [u8],
    /// The pattern that was read last.
    last: &'static [u8],
    /// How many signs of that pattern the text fits.
    fitting: usize,
    /// Where in the text the part ends that so many signs of that pattern stand for.
    ends: [usize; ROOM],
}

/// The places after so many signs are kept, which are more than nearly all patterns share.
const ROOM: usize = 16;

impl<'t> Comparison<'t> {
    pub(crate) fn of(text: &'t [u8]) -> Self {
        Self { text, last: b"", fitting: 0, ends: [0; ROOM] }
    }

    /// Whether the whole text has the form of a pattern.
    pub(crate) fn has(&mut self, pattern: &'static str) -> bool {
        let signs = pattern.as_bytes();
        let shared = shared(self.last, signs);
        // The sign that stopped the last pattern also stops this one.
        if shared > self.fitting {
            return false;
        }
        let mut fitting = shared.min(ROOM - 1);
        let mut at = self.ends[fitting];
        while let Some(end) = signs.get(fitting).and_then(|sign| end_of(self.text, at, *sign)) {
            (fitting, at) = (fitting + 1, end);
            if let Some(kept) = self.ends.get_mut(fitting) {
                *kept = end;
            }
        }
        (self.last, self.fitting) = (signs, fitting);
        fitting == signs.len() && at == self.text.len()
    }
}

/// How many octets two texts have in common at their beginning.
fn shared(one: &[u8], other: &[u8]) -> usize {
    // Eight octets are compared at once as far as possible.
    let (eights, _) = one.as_chunks::<8>();
    let same = eights.iter().zip(other.as_chunks::<8>().0).take_while(|(a, b)| a == b);
    let read = 8 * same.count();
    let rest = one[read..].iter().zip(&other[read..]);
    read + rest.take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::Comparison;
    use crate::accident::form::pattern;

    #[test]
    fn patterns_one_after_the_other_are_compared_as_each_by_itself() {
        let patterns = [
            "journal.p$.^^^^^^^",
            "journal.p$.^^^^^^^.$#",
            "journal.p$.^^^^^^^.$#.PNG_$",
            "journal.p$.^^^^^^^.$",
            "journal.p$.0000000",
            "",
            "#",
            "#.#",
            "$#",
            "$.#",
        ];
        let names = [
            "",
            "1",
            "1.2",
            "a1",
            "a.1",
            "journal.pone.0012345",
            "journal.pone.0012345.g001",
            "journal.pone.0012345.g001.PNG_L",
            "journal.pone.0000000",
            "journal.pone.001234",
            "JOURNAL.pone.0012345.pdf",
        ];
        for name in names {
            for first in patterns {
                let mut comparison = Comparison::of(name.as_bytes());
                for pattern in [first].into_iter().chain(patterns).chain(patterns) {
                    assert_eq!(
                        comparison.has(pattern),
                        pattern::is(name.as_bytes(), pattern),
                        "`{name}` and `{pattern}`, after `{first}`"
                    );
                }
            }
        }
    }
}
