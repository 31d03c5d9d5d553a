//! The schemes that begin an identifier.

use super::handle::handle;
use super::name::{begins_name, prefix};
use crate::registry::Namespace;
use crate::text::ascii;

/// The schemes that begin an identifier by themselves.
pub(super) const BARE_SCHEMES: [&str; 3] = ["hdl", "doi", "info"];

/// The schemes that begin a link. The longer one comes first, because it begins with the other.
pub(super) const LINKS: [&str; 2] = ["https", "http"];

/// Whether an identifier may begin at the first octet of `text`.
pub(super) fn begins(text: &[u8]) -> bool {
    let mut schemes = BARE_SCHEMES.iter().chain(&LINKS);
    let scheme =
        |scheme: &&str| ascii::starts_with(text, scheme) && text.get(scheme.len()) == Some(&b':');
    schemes.any(scheme) || begins_name(text)
}

/// Whether this octet may be part of a scheme, so that no scheme begins right after it.
pub(super) fn continues_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"+-".contains(&octet)
}

/// Whether the scheme at the beginning of `text`, of `len` octets, is a word of another kind: a level of a log, or a lipid
/// of the blood. A registered namespace or a number shows that it is a scheme.
pub(super) fn is_word(text: &[u8], len: usize) -> bool {
    let (scheme, rest) = (&text[..len], &text[len + 1..]);
    let is_loud = scheme.iter().all(u8::is_ascii_uppercase);
    match scheme.to_ascii_lowercase().as_slice() {
        b"info" if is_loud => {
            let namespace = rest.split(|octet| *octet == b'/').next().unwrap_or_default();
            Namespace::named(&namespace.to_ascii_lowercase()).is_none()
        }
        b"info" => rest.first().is_some_and(u8::is_ascii_digit) && prefix(rest).is_none(),
        b"hdl" => is_loud && handle(text, len + 1).is_none(),
        _ => false,
    }
}
