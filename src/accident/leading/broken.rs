//! DOI names with blanks in their prefix.

use crate::accident::octets::{blanks, is_blank, run, starts};
use crate::accident::slip;

/// Whether a DOI name with blanks in its prefix or before its slash begins at `at`, or one with another sign in place
/// of the slash.
pub(super) fn is_broken(text: &[u8], at: usize) -> bool {
    let dot = blanks(text, at + "10".len());
    let registrant = blanks(text, dot + 1);
    let end = run(text, registrant, u8::is_ascii_digit);
    starts(text, at, "10")
        && text.get(dot) == Some(&b'.')
        && end >= registrant + 4
        && slip::slash_end(text, blanks(text, end)).is_some()
}

/// Whether a DOI name begins at `at` that has a blank in its prefix, and goes on after its slash.
pub(super) fn has_spaced_prefix(text: &[u8], at: usize) -> bool {
    let slash = run(text, at, |octet| *octet != b'/');
    is_broken(text, at)
        && text[at..slash].iter().any(is_blank)
        && text.get(slash + 1).is_some_and(u8::is_ascii_alphanumeric)
}
