//! Where in a line an octet stands, as people count.

/// The column of the octet `at` of a record, from 1: a character is one, and so is an ill-formed maximal subpart.
pub(crate) fn column(record: &[u8], at: usize) -> usize {
    let before = record.get(..at).unwrap_or(record);
    let characters = before
        .utf8_chunks()
        .map(|chunk| chunk.valid().chars().count() + usize::from(!chunk.invalid().is_empty()));
    1 + characters.sum::<usize>()
}
