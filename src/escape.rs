//! Octets percent-escaped where they cannot stand as they are.

use alloc::vec::Vec;

use percent_encoding::percent_encode_byte;

/// Writes `octet` as it is, or as its escape, with digits in upper case.
pub(crate) fn push(octet: u8, raw: bool, text: &mut Vec<u8>) {
    if raw {
        text.push(octet);
    } else {
        text.extend_from_slice(percent_encode_byte(octet).as_bytes());
    }
}
