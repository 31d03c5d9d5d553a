//! The forms that some records describe for the identifiers of their namespace.

use crate::text::Decoded;

/// An archive and seven digits, as in `hep-th/9901001`: the record is older than the form of 2007, `0704.0001`.
pub(super) fn arxiv(identifier: Decoded<'_>) -> bool {
    let octets = || identifier.octets().map(|(octet, _)| octet);
    let archive = octets().take_while(|octet| octet.is_ascii_lowercase() || *octet == b'-').count();
    let mut number = octets().skip(archive + 1);
    archive > 0
        && octets().nth(archive) == Some(b'/')
        && number.by_ref().take(7).filter(u8::is_ascii_digit).count() == 7
        && number.next().is_none()
}

/// Nineteen characters, padded with dots: `2003Icar..163..263Z`.
pub(super) fn bibcode(identifier: Decoded<'_>) -> bool {
    identifier.characters().count() == 19
}
