//! The registered name that one is a slip for.

use super::record::RECORDS;

/// The registered namespace that `name` is a slip for, if it looks like one.
pub(crate) fn nearest(name: &[u8]) -> Option<&'static str> {
    let most = match name.len() {
        3..=5 => 1,
        6..=LONGEST => 2,
        _ => return None,
    };
    let first = name.first().map(u8::to_ascii_lowercase);
    let alike =
        RECORDS.iter().map(|record| record.name).filter(|known| known.bytes().next() == first);
    let near = alike.map(|known| (distance(name, known.as_bytes()), known));
    near.min().filter(|(distance, _)| (1..=most).contains(distance)).map(|(_, known)| known)
}

/// The longest name that is compared; no namespace is longer.
const LONGEST: usize = 20;

/// How many beginnings such a name has.
const SIDE: usize = LONGEST + 1;

/// How many letters are left out, added, changed or exchanged with the next (optimal string alignment).
fn distance(one: &[u8], other: &[u8]) -> usize {
    let mut table = [[0; SIDE]; SIDE];
    for i in 0..=one.len() {
        for j in 0..=other.len() {
            table[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let differs = !one[i - 1].eq_ignore_ascii_case(&other[j - 1]);
                let exchanged = i > 1
                    && j > 1
                    && one[i - 1].eq_ignore_ascii_case(&other[j - 2])
                    && one[i - 2].eq_ignore_ascii_case(&other[j - 1]);
                let swap = if exchanged { table[i - 2][j - 2] + 1 } else { usize::MAX };
                let change = table[i - 1][j - 1] + usize::from(differs);
                change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1).min(swap)
            };
        }
    }
    table[one.len()][other.len()]
}
