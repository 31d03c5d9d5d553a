//! Letters, and the bar, that look like digits.

/// Letters, and the bar, that people and scanners confuse with digits, each with its digit.
const DIGITS: &[(u8, u8)] =
    &[(b'l', b'1'), (b'I', b'1'), (b'i', b'1'), (b'|', b'1'), (b'O', b'0'), (b'o', b'0')];

/// The digit that an octet is, or that it is confused with.
pub(crate) fn digit(octet: u8) -> Option<u8> {
    if octet.is_ascii_digit() {
        return Some(octet);
    }
    DIGITS.iter().find(|(letter, _)| *letter == octet).map(|&(_, digit)| digit)
}

/// Whether two octets are `10`, or letters that look like it: `1O`, `l0`.
pub(crate) fn are_ten(octets: [u8; 2]) -> bool {
    octets.map(digit) == [Some(b'1'), Some(b'0')]
}

/// The digit that an octet stands for where only a digit can be meant, as in the number of a registrant. There,
/// scanners also read `S`, `B` and `Z` in place of digits; elsewhere in a handle, these letters may be meant.
pub(crate) fn misread_digit(octet: u8) -> Option<u8> {
    match octet {
        b'S' => Some(b'5'),
        b'B' => Some(b'8'),
        b'Z' => Some(b'2'),
        _ => digit(octet),
    }
}
