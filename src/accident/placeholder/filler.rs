//! Letters that stand for any other, such as the X in `10.xxxx/xxxxx`.

/// Whether octets are one of `letters`, any number of times and in either case.
pub(super) fn is_filler(octets: &[u8], letters: &[u8]) -> bool {
    let first = octets.first().map(u8::to_ascii_lowercase);
    first.is_some_and(|first| letters.contains(&first))
        && octets.iter().all(|octet| Some(octet.to_ascii_lowercase()) == first)
}
