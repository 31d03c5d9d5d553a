//! Percent-escapes, of octets that cannot stand as they are.

use handle_grammar::class::Class;

use alloc::vec::Vec;
use core::slice;

use percent_encoding::percent_encode_byte;

/// `octet` as it is, or its escape, with digits in upper case.
pub(crate) fn written(octet: &u8, raw: bool) -> &[u8] {
    if raw { slice::from_ref(octet) } else { percent_encode_byte(*octet).as_bytes() }
}

/// Writes `octet` as it is, or as its escape.
pub(crate) fn push(octet: u8, raw: bool, text: &mut Vec<u8>) {
    text.extend_from_slice(written(&octet, raw));
}

/// Whether `octets` begin with a whole escape: `%` and two hexadecimal digits.
pub(crate) fn begins(octets: &[u8]) -> bool {
    matches!(octets, [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit())
}

/// What RFC 2396 called marks and RFC 3986 calls sub-delims (D-I1).
pub(crate) const MARK: Class = Class::of(b"!*'()").named("mark");
