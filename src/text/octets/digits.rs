//! Numbers that are written with digits.

/// Whether `octets` has only digits.
#[inline]
pub(crate) fn are_digits(octets: &[u8]) -> bool {
    octets.iter().all(u8::is_ascii_digit)
}

/// Whether `octets` has digits, and nothing else.
#[inline]
pub(crate) fn is_number(octets: &[u8]) -> bool {
    !octets.is_empty() && are_digits(octets)
}

/// Whether a text is a year of this century or of the last one.
pub(crate) fn is_year(text: &[u8]) -> bool {
    matches!(text, [b'1', b'9', a, b] | [b'2', b'0', a, b] if a.is_ascii_digit() && b.is_ascii_digit())
}
