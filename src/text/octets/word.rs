//! Words of eight octets: an operation on a word does the same with each of its octets.

use memchr::memchr;

use crate::text::octets::bits;

/// The indexes of `octet` in `octets`, in ascending order.
#[inline]
pub(crate) fn octet_positions(octet: u8, octets: &[u8]) -> impl Iterator<Item = usize> {
    let start = memchr(octet, octets).unwrap_or(octets.len());
    let (words, rest) = octets[start..].as_chunks::<8>();
    let mut last = [!octet; 8];
    last[..rest.len()].copy_from_slice(rest);
    words.iter().copied().chain([last]).enumerate().flat_map(move |(number, word)| {
        let found = are(octet, u64::from_le_bytes(word)) & each(0x80);
        bits::numbers(found).map(move |bit| start + 8 * number + bit / 8)
    })
}

/// Sets the highest bit of each octet of `word` that equals `octet`, and of no other. Other bits mean nothing.
pub(crate) const fn are(octet: u8, word: u64) -> u64 {
    let others = word ^ each(octet);
    !(((others & each(0x7F)) + each(0x7F)) | others)
}

/// Sets the highest bit of each octet of `word` whose lower seven bits are at least `octet`, which must be ASCII. Other
/// bits mean nothing.
pub(crate) const fn are_least(octet: u8, word: u64) -> u64 {
    (word & each(0x7F)) + each(0x80 - octet)
}

/// A word of eight times the same octet.
pub(crate) const fn each(octet: u8) -> u64 {
    u64::from_le_bytes([octet; 8])
}
