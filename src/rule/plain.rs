//! Plain texts: a *glance*, which is one fast pass over a text, shows that no rule finds anything in them. Most
//! identifiers are plain. Each notation has a glance of its own here, which its dialects name in their rows.

mod kinds;
mod name;
mod sieve;

pub use sieve::Sieve;

use handle_grammar::combinator::accepts;
use handle_grammar::rfc3986::ipv4address;

use name::{are_plain, has_plain_end};

use crate::accident;
use crate::accident::sici;
use crate::read::proxy::{self, HOSTS};
use crate::registry::Namespace;
use crate::text::{Decoded, ascii};

/// A plain text, as a glance shows it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plain<'t> {
    /// The handle that the text means, if it stands verbatim in the text.
    pub(crate) handle: Option<&'t [u8]>,
}

impl<'t> Plain<'t> {
    #[inline]
    fn of(handle: &'t [u8]) -> Self {
        Self { handle: Some(handle) }
    }

    /// Whether the handle has no `:`, which should be escaped in an `hdl` URI.
    #[inline]
    fn has_no_colon(&self) -> bool {
        self.handle.is_some_and(|handle| !handle.contains(&b':'))
    }

    /// Whether the handle has one slash.
    #[inline]
    fn has_two_segments(&self) -> bool {
        self.handle.is_some_and(|handle| handle.iter().filter(|&&octet| octet == b'/').count() == 1)
    }
}

/// A handle.
#[inline]
pub(crate) fn handle(text: &[u8]) -> Option<Plain<'_>> {
    let is_sici = || {
        sici::is_plain(text)
            && accident::usual_slash(text).is_some()
            && !accident::has_odd_end(text)
    };
    (is_handle(text) || is_sici()).then(|| Plain::of(text))
}

/// A DOI name.
#[inline]
pub(crate) fn doi(text: &[u8]) -> Option<Plain<'_>> {
    handle(text).filter(|_| text.starts_with(b"10."))
}

/// The identifiers of CORDRA, in hexadecimal digits.
pub(crate) fn cordra_id(text: &[u8]) -> Option<Plain<'_>> {
    let has_digits = || text.iter().all(|octet| octet.is_ascii_hexdigit() || b"./".contains(octet));
    handle(text).filter(|plain| plain.has_two_segments() && has_digits())
}

/// `hdl:` and a handle.
#[inline]
pub(crate) fn hdl(text: &[u8]) -> Option<Plain<'_>> {
    after(b"hdl:", text).filter(Plain::has_no_colon)
}

/// `hdl://` and a handle.
#[inline]
pub(crate) fn hdl_slashes(text: &[u8]) -> Option<Plain<'_>> {
    after(b"hdl://", text).filter(Plain::has_no_colon)
}

/// `hdl:` and a handle of two segments.
pub(crate) fn hdl_segments(text: &[u8]) -> Option<Plain<'_>> {
    hdl(text).filter(Plain::has_two_segments)
}

/// `hdl://` and a handle of two segments, so that no dialect reads a server in it.
#[inline]
pub(crate) fn hdl_host(text: &[u8]) -> Option<Plain<'_>> {
    hdl_slashes(text).filter(Plain::has_two_segments)
}

/// Like [`hdl_host`], if the naming authority is not an IPv4 address (D-C5).
pub(crate) fn cordra_host(text: &[u8]) -> Option<Plain<'_>> {
    let plain = hdl_host(text)?;
    let mut parts = plain.handle?.split(|&octet| octet == b'/');
    parts.next().is_some_and(|host| !accepts(ipv4address(), host)).then_some(plain)
}

/// An info URI of the namespace `hdl`.
#[inline]
pub(crate) fn info_hdl(text: &[u8]) -> Option<Plain<'_>> {
    after(b"info:hdl/", text)
}

/// An info URI of any namespace; it means a handle if its namespace is `hdl`.
#[inline]
pub(crate) fn info(text: &[u8]) -> Option<Plain<'_>> {
    let rest = text.strip_prefix(b"info:")?;
    if is_info(rest) {
        return Some(Plain { handle: rest.strip_prefix(b"hdl/") });
    }
    is_info_with_fragment(rest).then_some(Plain { handle: None })
}

/// A link to a known proxy.
#[inline]
pub(crate) fn link(text: &[u8]) -> Option<Plain<'_>> {
    let rest = text.strip_prefix(b"http")?;
    let (host, path) = at_a_proxy(rest.strip_prefix(b"s").unwrap_or(rest))?;
    if is_path(host, path) {
        return Some(Plain::of(path));
    }
    (is_plain_short_doi(path) && proxy::is_of_dois(host)).then_some(Plain { handle: None })
}

/// A link to a known proxy, with `http`, the only scheme of links in the documents.
pub(crate) fn http(text: &[u8]) -> Option<Plain<'_>> {
    let (host, path) = at_a_proxy(text.strip_prefix(b"http")?)?;
    is_path(host, path).then(|| Plain::of(path))
}

/// Like [`http`], with a handle of two segments.
pub(crate) fn http_segments(text: &[u8]) -> Option<Plain<'_>> {
    http(text).filter(Plain::has_two_segments)
}

/// The handle after the scheme of a URI.
#[inline]
fn after<'t>(scheme: &[u8], text: &'t [u8]) -> Option<Plain<'t>> {
    let handle = text.strip_prefix(scheme)?;
    is_handle(handle).then(|| Plain::of(handle))
}

/// Whether an info URI, with `rest` after its scheme, has a registered namespace and a plain identifier.
fn is_info(rest: &[u8]) -> bool {
    let Some(slash) = rest.iter().position(|&octet| octet == b'/') else { return false };
    let (namespace, identifier) = (&rest[..slash], &rest[slash + 1..]);
    let Some(known) = Namespace::spelled(namespace) else { return false };
    match namespace {
        b"doi" => return identifier.starts_with(b"10.") && is_handle(identifier),
        b"hdl" => return is_handle(identifier),
        b"eu-repo" => {
            if let Some(at) = accident::handle_in_info(rest) {
                return is_handle(&rest[at..]) && known.misspelt(identifier).is_none();
            }
        }
        _ => {}
    }
    has_plain_end(identifier)
        && are_plain(identifier, 0)
        && known.has_form(Decoded::part(identifier, 0, false))
        && known.misspelt(identifier).is_none()
}

/// Like [`is_info`], with a fragment after the identifier: letters, digits and hyphens, or what would be plain as an
/// identifier. A fragment after a handle may be left from the address of a page, so that is not plain.
#[inline(never)]
fn is_info_with_fragment(rest: &[u8]) -> bool {
    let Some(hash) = rest.iter().position(|&octet| octet == b'#') else { return false };
    let fragment = &rest[hash + 1..];
    let is_simple = fragment.iter().all(|octet| octet.is_ascii_alphanumeric() || *octet == b'-');
    let has_handle = accident::handle_in_info(rest).is_some();
    (is_simple || has_plain_end(fragment) && are_plain(fragment, 0))
        && !has_handle
        && is_info(&rest[..hash])
}

/// The host and the path of a link to a known proxy, with `rest` after its `http` or `https`.
#[inline]
fn at_a_proxy(rest: &[u8]) -> Option<(&[u8], &[u8])> {
    let rest = rest.strip_prefix(b"://")?;
    HOSTS.iter().find_map(|host| {
        let path = rest.strip_prefix(host.as_bytes())?.strip_prefix(b"/")?;
        Some((host.as_bytes(), path))
    })
}

/// Whether the path of a link to a host is plain.
#[inline]
fn is_path(host: &[u8], path: &[u8]) -> bool {
    if proxy::is_of_dois(host) { is_doi(path) } else { is_handle(path) }
}

/// Whether a handle, which should be a DOI name, is plain and has not lost its `10.`.
#[inline]
fn is_doi(handle: &[u8]) -> bool {
    is_handle(handle) && (handle.starts_with(b"10.") || !accident::registrant::has_lost_ten(handle))
}

/// Whether the path of a link is a shortDOI without its `10/`: a few lower-case letters and digits, both of them. With
/// a vowel, it may be the end of a DOI name.
fn is_plain_short_doi(path: &[u8]) -> bool {
    let (mut letter, mut digit, mut vowel) = (false, false, false);
    (3..=6).contains(&path.len())
        && path.iter().all(|octet| {
            letter |= octet.is_ascii_lowercase();
            digit |= octet.is_ascii_digit();
            vowel |= ascii::is_vowel(octet);
            octet.is_ascii_lowercase() || octet.is_ascii_digit()
        })
        && letter
        && digit
        && !vowel
}

/// Whether a handle is plain and its naming authority begins with a digit, as nearly all do, or is one of the Library
/// of Congress. The path of a link is then neither a page of a proxy nor begins with a prefix that a proxy removes,
/// because none of these begins so.
#[inline]
fn is_handle(handle: &[u8]) -> bool {
    let slash = accident::usual_slash(handle).or_else(|| accident::slash_of_library(handle));
    let Some(slash) = slash else { return false };
    // A few prefixes end with a letter, which may be the last one of a host.
    let start = slash - usize::from(handle[slash - 1].is_ascii_alphabetic());
    (has_plain_end(handle) && are_plain(handle, start)
        || accident::registrant::has_marked_form(handle))
        && !accident::registrant::is_unlike_its_registrant(handle)
        && !accident::registrant::has_broken_ten(handle)
}
