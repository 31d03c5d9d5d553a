//! Octets that are not UTF-8, as hexadecimal digits in JSON.

use std::fmt::Write;

/// The octets in hexadecimal digits, if a JSON string cannot hold them.
pub(crate) fn unless_utf8(octets: &[u8]) -> Option<String> {
    std::str::from_utf8(octets).is_err().then(|| digits(octets))
}

fn digits(octets: &[u8]) -> String {
    octets.iter().fold(String::with_capacity(2 * octets.len()), |mut digits, octet| {
        let _ = write!(digits, "{octet:02x}");
        digits
    })
}

/// The octets that pairs of hexadecimal digits stand for; `None` if the text has anything else.
pub(crate) fn octets(digits: &str) -> Option<Vec<u8>> {
    let digit =
        |octet: u8| char::from(octet).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let (pairs, rest) = digits.as_bytes().as_chunks();
    let pair = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    rest.is_empty().then(|| pairs.iter().map(pair).collect())?
}

#[cfg(test)]
mod tests {
    use super::{octets, unless_utf8};

    #[test]
    fn digits_come_back_as_octets_and_nothing_else_is_taken_for_digits() {
        assert_eq!(unless_utf8(b"10.1000/182"), None);
        assert_eq!(unless_utf8(b"caf\xE9").as_deref(), Some("636166e9"));
        assert_eq!(octets("636166e9").as_deref(), Some(&b"caf\xE9"[..]));
        for wrong in ["6", "636", "+1", "6g", " 6"] {
            assert_eq!(octets(wrong), None, "{wrong}");
        }
    }
}
