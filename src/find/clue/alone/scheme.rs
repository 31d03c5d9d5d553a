//! The schemes that begin an identifier.

use crate::accident::{RELATED, handle_in_info};
use crate::find::context::word::ends_word;
use crate::registry::Namespace;
use crate::text::heads::WEB_SCHEMES;
use crate::text::{self, ascii};

use super::handle::handle;
use super::name::{begins_name, prefix};

/// The schemes that begin an identifier by themselves.
pub(in crate::find) const BARE_SCHEMES: [&str; 3] = ["hdl", "doi", "info"];

/// Whether an identifier may begin at the first octet of `text`.
pub(in crate::find) fn begins(text: &[u8]) -> bool {
    BARE_SCHEMES.into_iter().any(|scheme| begins_scheme(text, scheme))
        || begins_link(text)
        || begins_name(text)
}

/// Whether `text` begins with the scheme of a link and its colon.
pub(in crate::find) fn begins_link(text: &[u8]) -> bool {
    WEB_SCHEMES.into_iter().any(|scheme| begins_scheme(text, scheme))
}

fn begins_scheme(text: &[u8], scheme: &str) -> bool {
    ascii::starts_with(text, scheme) && text.get(scheme.len()) == Some(&b':')
}

/// Whether this octet may be part of a scheme, so that no scheme begins right after it.
pub(in crate::find) fn continues_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"+-".contains(&octet)
}

/// Every namespace of info URIs is shorter than this, in octets.
const LONGEST_NAMESPACE: usize = 64;

/// Whether the scheme at the beginning of `text`, of `len` octets, is a word of another kind. `INFO:` is a level of a
/// log, and `HDL:` a kind of cholesterol: `INFO` must have a registered namespace after it, and `HDL` a handle. A
/// number after `info:` must be the prefix of a DOI name. Ruby shows an object of the class `Doi` as `#<Doi:0x00007f>`.
pub(in crate::find) fn is_no_scheme(text: &[u8], len: usize) -> bool {
    let (scheme, rest) = (&text[..len], &text[len + 1..]);
    let is = |name: &str| scheme.eq_ignore_ascii_case(name.as_bytes());
    let is_upper_case = scheme.iter().all(u8::is_ascii_uppercase);
    if is("hdl") {
        return is_upper_case && handle(text, len + 1).is_none();
    }
    if !is("info") {
        return is("doi") && rest.starts_with(b"0x");
    }
    let near = text::first(rest, LONGEST_NAMESPACE);
    let ends = |octet: &u8| *octet == b'/' || ends_word(*octet);
    let namespace = near.split(ends).next().unwrap_or_default();
    // A namespace has no `@`, but the address of a person has one.
    if namespace.contains(&b'@') {
        true
    } else if is_upper_case {
        Namespace::named(namespace).is_none()
    } else {
        rest.first().is_some_and(u8::is_ascii_digit) && prefix(rest).is_none()
    }
}

/// The scheme of info URIs and its colon.
pub(in crate::find) const INFO: &str = "info:";

/// Where the DOI name or the handle begins in a text that begins with the info URI of a repository:
/// `info:eu-repo/semantics/altIdentifier/doi/10.1000/182`.
pub(in crate::find) fn related(text: &[u8]) -> Option<usize> {
    let is_related = begins_related(text);
    let start = if is_related { handle_in_info(&text[INFO.len()..]) } else { None };
    start.map(|start| INFO.len() + start)
}

/// Whether a word is the info URI with which a repository names a related work, perhaps without its end.
pub(in crate::find) fn begins_related(word: &[u8]) -> bool {
    ascii::starts_with(word, INFO) && ascii::starts_with(&word[INFO.len()..], RELATED)
}
