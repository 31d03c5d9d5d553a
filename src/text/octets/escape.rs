//! Percent-escapes, which stand for octets that a URI may not contain raw.

use handle_grammar::class::Class;

use alloc::vec::Vec;
use core::slice;

use percent_encoding::percent_encode_byte;

/// `octet` itself if it may stand `raw`, or else its escape, with digits in upper case.
pub(crate) fn written(octet: &u8, raw: bool) -> &[u8] {
    if raw { slice::from_ref(octet) } else { percent_encode_byte(*octet).as_bytes() }
}

/// Appends `octet` to `text`, raw or as its escape.
pub(crate) fn push(octet: u8, raw: bool, text: &mut Vec<u8>) {
    text.extend_from_slice(written(&octet, raw));
}

/// Whether `octets` begin with a whole escape: `%` and two hexadecimal digits.
pub(crate) fn begins(octets: &[u8]) -> bool {
    matches!(octets, [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

/// The characters that RFC 2396 called marks and RFC 3986 made sub-delims (D-I1).
pub(crate) const MARK: Class = Class::of(b"!*'()").named("mark");

/// The octet that the two digits of an escape stand for, if they are hexadecimal digits.
#[inline]
pub(crate) fn octet(high: u8, low: u8) -> Option<u8> {
    let (high, low) = (DIGITS[usize::from(high)], DIGITS[usize::from(low)]);
    if high | low < 16 { Some(high << 4 | low) } else { None }
}

/// The value of each hexadecimal digit; every other octet has a value above 15.
static DIGITS: [u8; 256] = {
    let (mut values, mut digit) = ([u8::MAX; 256], 0);
    while digit < 16 {
        values[b"0123456789ABCDEF"[digit] as usize] = digit as u8;
        values[b"0123456789abcdef"[digit] as usize] = digit as u8;
        digit += 1;
    }
    values
};
