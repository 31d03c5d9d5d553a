//! How far a misspelt word is from the word that was meant.

/// By how many letters two words differ: 0, 1, or 2 for any larger number. A swapped pair counts as one.
///
/// Many words of a text are compared in this way, so this function looks only at their beginnings and ends;
/// [`nearest`](crate::text::nearest) counts every difference.
pub(super) fn distance(one: &[u8], other: &[u8]) -> usize {
    let same = |a: &u8, b: &u8| a.eq_ignore_ascii_case(b);
    let head = one.iter().zip(other).take_while(|(a, b)| same(a, b)).count();
    let (one, other) = (&one[head..], &other[head..]);
    let tail = one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| same(a, b)).count();
    match (&one[..one.len() - tail], &other[..other.len() - tail]) {
        ([], []) => 0,
        ([_], []) | ([], [_]) | ([_], [_]) => 1,
        // A letter with an accent has two octets.
        ([0xC3..=0xC5, _], [_]) => 1,
        ([a, b], [c, d]) if same(a, d) && same(b, c) => 1,
        _ => 2,
    }
}
