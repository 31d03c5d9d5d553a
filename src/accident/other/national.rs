//! The identifiers of articles in China and Korea, which stand after a label.

use crate::accident::form::octets::{are_digits, has_digit, is_word, run};

/// Whether the text names an article in the database CNKI: `SUN:JSJX.0.2020-01-001`.
pub(super) fn is_cnki(text: &[u8]) -> bool {
    let source = run(text, 0, u8::is_ascii_alphabetic);
    let number = text[source..].strip_prefix(b":").unwrap_or_default();
    (2..=5).contains(&source) && is_word(number, b".-_") && has_digit(number)
}

/// Whether the text is an identifier of science and technology resources in China (CSTR), with the number of its
/// registrant, and with that of its kind: `32037.14.aps.70.20201234`.
pub(super) fn is_cstr(text: &[u8]) -> bool {
    let mut parts = text.splitn(3, |octet| *octet == b'.');
    let mut is_number = |digits: usize| {
        let part = parts.next().unwrap_or_default();
        part.len() == digits && are_digits(part)
    };
    is_number(5) && is_number(2) && parts.next().is_some_and(|name| is_word(name, b".-_:/"))
}

/// Whether the text is a Universal Content Identifier of Korea: `G704-000123.2020.20.1.001`, `I410-ECN-0101-2020`.
pub(super) fn is_uci(text: &[u8]) -> bool {
    let authority = text.split(|octet| *octet == b'-').next();
    let Some([letter, digits @ ..]) = authority else { return false };
    letter.is_ascii_alphabetic()
        && digits.len() == 3
        && are_digits(digits)
        && is_word(text, b".-_:")
}
