//! [`Difference`]: a place at which two texts differ.

use std::ops::Range;

use crate::input::octets;

/// A place at which two texts differ: what the one has there, and what the other has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub(super) old: Range<usize>,
    pub(super) new: Range<usize>,
}

/// The most octets that both sides of a place have together. If the texts do not agree again after so many octets, the
/// place reaches up to their common end.
const LONGEST: usize = 12;

/// How many octets must agree between two places.
const SHORTEST: usize = 2;

/// The places at which two texts differ, in their order, without dividing a character. Equal texts have one place,
/// which is empty, at their end.
pub(super) fn differences(old: &[u8], new: &[u8]) -> Vec<Difference> {
    let (mut at, end) = common(old, new);
    let ends = (old.len() - end, new.len() - end);
    let (one, other) = (&old[..ends.0], &new[..ends.1]);
    let (mut at_new, mut places) = (at, Vec::new());
    loop {
        let (len, len_new) =
            apart(&one[at..], &other[at_new..]).unwrap_or((ends.0 - at, ends.1 - at_new));
        places.push(Difference { old: at..at + len, new: at_new..at_new + len_new });
        (at, at_new) = (at + len, at_new + len_new);
        if (at, at_new) == ends {
            return places;
        }
        let same = common(&one[at..], &other[at_new..]).0;
        (at, at_new) = (at + same, at_new + same);
    }
}

/// The lengths of the shortest beginnings of two texts after which the texts agree for a while; `None` if these would
/// be too long.
fn apart(old: &[u8], new: &[u8]) -> Option<(usize, usize)> {
    let agree = |&(len, len_new): &(usize, usize)| {
        let (Some(old), Some(new)) = (old.get(len..), new.get(len_new..)) else { return false };
        let kept = old.get(..SHORTEST).is_some_and(|kept| new.starts_with(kept));
        let begins = |text: &[u8]| text.first().is_none_or(|octet| !octets::continues(*octet));
        kept && begins(old) && begins(new)
    };
    let lengths = |sum| (0..=sum).map(move |len| (len, sum - len));
    (1..=LONGEST).flat_map(lengths).find(agree)
}

/// How many octets two texts have in common at their beginning and at their end, without dividing a character.
fn common(old: &[u8], new: &[u8]) -> (usize, usize) {
    let inside = |octet: Option<&u8>| octet.is_some_and(|octet| octets::continues(*octet));
    let mut start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    while start > 0 && (inside(old.get(start)) || inside(new.get(start))) {
        start -= 1;
    }
    let (old, new) = (&old[start..], &new[start..]);
    let ends = old.iter().rev().zip(new.iter().rev());
    let mut end = ends.take_while(|(a, b)| a == b).count();
    while end > 0 && inside(old.get(old.len() - end)) {
        end -= 1;
    }
    (start, end)
}

#[cfg(test)]
mod tests {
    use super::differences;

    /// Two texts, and what each has at every place at which they differ.
    type Row = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

    #[test]
    fn only_what_differs_is_a_place() {
        let table: [Row; 8] = [
            ("S0140–6736(97)1–0", "S0140-6736(97)1-0", &[("–", "-"), ("–", "-")]),
            ("a<b>c", "a%3Cb%3Ec", &[("<b>", "%3Cb%3E")]),
            ("a<bb>c", "a%3Cbb%3Ec", &[("<", "%3C"), (">", "%3E")]),
            ("aé", "aè", &[("é", "è")]),
            ("a(x)b", "a(x)c", &[("b", "c")]),
            ("abcdef", "", &[("abcdef", "")]),
            ("abc", "abc", &[("", "")]),
            ("10.1000/182.", "10.1000/182", &[(".", "")]),
        ];
        for (old, new, expected) in table {
            let places = differences(old.as_bytes(), new.as_bytes());
            let texts = places.iter().map(|it| (&old[it.old.clone()], &new[it.new.clone()]));
            assert_eq!(texts.collect::<Vec<_>>(), expected, "{old} {new}");
        }
    }
}
