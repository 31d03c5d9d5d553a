//! The schemes that begin an identifier.

use super::handle::handle;
use super::name::{begins_name, prefix};
use crate::accident::{RELATED, handle_in_info};
use crate::registry::Namespace;
use crate::text::ascii;

/// The schemes that begin an identifier by themselves.
pub(super) const BARE_SCHEMES: [&str; 3] = ["hdl", "doi", "info"];

/// The schemes that begin a link. The longer one comes first, because it begins with the other.
pub(super) const LINKS: [&str; 2] = ["https", "http"];

/// Whether an identifier may begin at the first octet of `text`.
pub(super) fn begins(text: &[u8]) -> bool {
    BARE_SCHEMES.into_iter().any(|scheme| begins_scheme(text, scheme))
        || begins_link(text)
        || begins_name(text)
}

/// Whether `text` begins with the scheme of a link and its colon.
pub(super) fn begins_link(text: &[u8]) -> bool {
    LINKS.into_iter().any(|scheme| begins_scheme(text, scheme))
}

fn begins_scheme(text: &[u8], scheme: &str) -> bool {
    ascii::starts_with(text, scheme) && text.get(scheme.len()) == Some(&b':')
}

/// Whether this octet may be part of a scheme, so that no scheme begins right after it.
pub(super) fn continues_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"+-".contains(&octet)
}

/// A length that no namespace of info URIs reaches, in octets.
const LONGEST_NAMESPACE: usize = 64;

/// Whether the scheme at the beginning of `text`, of `len` octets, is a word of another kind: a level of a log, or a lipid
/// of the blood. A registered namespace or a number shows that it is a scheme.
pub(super) fn is_word(text: &[u8], len: usize) -> bool {
    let (scheme, rest) = (&text[..len], &text[len + 1..]);
    let near = &rest[..rest.len().min(LONGEST_NAMESPACE)];
    let namespace = near.split(|octet| *octet == b'/').next().unwrap_or_default();
    let is_loud = scheme.iter().all(u8::is_ascii_uppercase);
    match scheme.to_ascii_lowercase().as_slice() {
        // A namespace has no `@`, but the address of a person has one.
        b"info" if namespace.contains(&b'@') => true,
        b"info" if is_loud => Namespace::named(&namespace.to_ascii_lowercase()).is_none(),
        b"info" => rest.first().is_some_and(u8::is_ascii_digit) && prefix(rest).is_none(),
        b"hdl" => is_loud && handle(text, len + 1).is_none(),
        _ => false,
    }
}

/// Where the DOI name or the handle begins in the text after `info:`, if that is one of a repository:
/// `info:eu-repo/semantics/altIdentifier/doi/10.1000/182`.
pub(super) fn related(scheme: &[u8], rest: &[u8]) -> Option<usize> {
    let is_related = scheme.eq_ignore_ascii_case(b"info") && ascii::starts_with(rest, RELATED);
    if is_related { handle_in_info(rest) } else { None }
}

/// Whether a word is the info URI with which a repository names a related work, perhaps without its end.
pub(super) fn begins_related(word: &[u8]) -> bool {
    const SCHEME: &str = "info:";
    ascii::starts_with(word, SCHEME) && ascii::starts_with(&word[SCHEME.len()..], RELATED)
}
