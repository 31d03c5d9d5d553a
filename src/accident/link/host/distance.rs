//! Whether a word is a misspelt form of the word that was meant.

/// Whether two words differ by one letter. A swapped pair counts as one.
///
/// Many words of a text are compared in this way, so this function looks only at their beginnings and ends;
/// [`nearest`](crate::text::nearest) counts every difference.
pub(crate) fn is_near(one: &[u8], other: &[u8]) -> bool {
    if one.len().abs_diff(other.len()) > 1 {
        return false;
    }
    let same = |a: &u8, b: &u8| a.eq_ignore_ascii_case(b);
    let head = one.iter().zip(other).take_while(|(a, b)| same(a, b)).count();
    let (one, other) = (&one[head..], &other[head..]);
    let tail = one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| same(a, b)).count();
    match (&one[..one.len() - tail], &other[..other.len() - tail]) {
        ([_], []) | ([], [_]) | ([_], [_]) => true,
        // A letter with an accent has two octets, and so has a Greek or a Cyrillic one.
        ([0xC3..=0xC5 | 0xCD..=0xD4, _], [_]) => true,
        ([a, b], [c, d]) => same(a, d) && same(b, c),
        _ => false,
    }
}
