//! Runs of octets that are alike.

/// The first index from `at` on of an octet for which `is` is false, or the end of the text.
pub(crate) fn run(text: &[u8], at: usize, is: impl Fn(&u8) -> bool) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|octet| !is(octet)).unwrap_or(rest.len())
}

/// The first index of the octets right before `at` for which `is` is true, or `at` if there is none.
pub(crate) fn run_before(text: &[u8], at: usize, is: impl Fn(&u8) -> bool) -> usize {
    text[..at].iter().rposition(|octet| !is(octet)).map_or(0, |last| last + 1)
}
