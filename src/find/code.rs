//! Codes right before an identifier, which are no part of it.

/// Whether the letter before `start` is a code and not the end of a word: that of a subfield of MARC after its sign, or
/// that of a line break or a tab in JSON after its `\`.
pub(super) fn follows_code(start: usize, before: &dyn Fn(usize) -> u8) -> bool {
    let octet = |back: usize| start.checked_sub(back).map_or(b' ', before);
    match (octet(1), octet(0)) {
        // A program shows the separator of subfields as U+2021.
        (0xA1, b'a' | b'u') => (octet(3), octet(2)) == (0xE2, 0x80),
        (sign, b'a' | b'u') => matches!(sign, b'$' | SUBFIELD),
        (sign, letter) => sign == b'\\' && matches!(letter, b'n' | b'r' | b't'),
    }
}

/// The separator of subfields in MARC.
const SUBFIELD: u8 = 0x1F;
