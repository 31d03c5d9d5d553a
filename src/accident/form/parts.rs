//! Tables whose parts stand in several files.

/// How many rows the parts of a table have in all.
pub(crate) const fn count<T>(parts: &[&[T]]) -> usize {
    let (mut count, mut part) = (0, 0);
    while part < parts.len() {
        count += parts[part].len();
        part += 1;
    }
    count
}

/// The rows of all parts, of which there are `N`, one part after the other.
pub(crate) const fn joined<T: Copy, const N: usize>(parts: &[&[T]]) -> [T; N] {
    let mut rows = [parts[0][0]; N];
    let (mut part, mut row) = (0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() {
            rows[row] = parts[part][at];
            (row, at) = (row + 1, at + 1);
        }
        part += 1;
    }
    rows
}
