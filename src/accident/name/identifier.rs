//! Where any identifier begins: a name, a link or URI with a name, an info URI, or an identifier of another scheme.

use crate::accident::form::octets::starts;
use crate::registry::Namespace;

use super::handle::handle_slash;
use super::host::link_end;

/// Whether a name, a link or URI with a name, or another info URI begins at `at`.
pub(crate) fn identifier(text: &[u8], at: usize) -> bool {
    handle_slash(text, at).is_some()
        || link_end(text, at).is_some()
        || info_slash(text, at).is_some()
}

/// The index of the slash of an info URI of a registered namespace that begins at `at`.
pub(crate) fn info_slash(text: &[u8], at: usize) -> Option<usize> {
    if !starts(text, at, "info:") {
        return None;
    }
    let (_, identifier) = Namespace::of_identifier(&text[at..])?;
    let start = at + identifier.start;
    text.get(start).is_some_and(u8::is_ascii_alphanumeric).then(|| start - 1)
}

/// The beginnings of identifiers that are neither handles nor DOI names, and may stand beside one in a field.
const OTHER_SCHEMES: &[&str] =
    &["urn:nbn:", "urn:isbn:", "urn:issn:", "urn:uuid:", "ark:/", "oai:"];

/// Whether an identifier of another kind with a scheme of its own begins at `at`: an info URI of any registered
/// namespace, a URN, an ARK or an identifier for harvesting.
pub(crate) fn is_of_other_scheme(text: &[u8], at: usize) -> bool {
    // This is asked at every separator of many texts, and most are followed by something else.
    if !matches!(text.get(at).map(u8::to_ascii_lowercase), Some(b'a' | b'i' | b'o' | b'u')) {
        return false;
    }
    let begins = |scheme: &&str| {
        let follows = text.get(at + scheme.len());
        starts(text, at, scheme) && follows.is_some_and(u8::is_ascii_alphanumeric)
    };
    info_slash(text, at).is_some() || OTHER_SCHEMES.iter().any(begins)
}
