//! A shortcut for plain texts, which most identifiers are: a glance shows that they have no problem.

mod sici;

use handle_grammar::class::Class;

use crate::dialect::Dialect;
use crate::read::proxy::HOSTS;
use crate::registry::Namespace;
use crate::rule::accident;
use crate::rule::class::HOST_END;
use crate::text::Decoded;
use crate::text::ascii::edges;

/// Bits of [`KINDS`]: the kind of an octet and, shifted by `NOT_BEFORE`, the kinds that must not follow it.
const SEPARATOR: u16 = 1;
const SLASH: u16 = 1 << 1;
const COLON: u16 = 1 << 2;
const OPEN: u16 = 1 << 3;
const CLOSE: u16 = 1 << 4;
const LETTER: u16 = 1 << 5;
const OTHER: u16 = 1 << 6;
const NOT_BEFORE: u32 = 8;

/// What may follow a mark: letters and digits.
const ALONE: u16 = (SEPARATOR | COLON | OPEN | CLOSE) << NOT_BEFORE;

/// The last letters of schemes that hold a handle, and of those of the web.
const SCHEME_END: Class = edges(&["hdl", "doi", "info", "urn", "http", "https"], true);

/// The kind of each octet. A plain handle has letters, digits, `-` and `_` in groups, with one `.`, `/` or `:` between
/// two groups, and numbers in round brackets. A `/` after a letter may end a host, a `:` after a letter a scheme, and a
/// `.` after a `/` may begin a dot-segment: such handles are not plain.
const KINDS: [u16; 256] = {
    let mut kinds = [OTHER; 256];
    let mut octet = 0;
    while octet < 128 {
        kinds[octet] = match octet as u8 {
            letter @ (b'A'..=b'Z' | b'a'..=b'z') => {
                let host = if HOST_END.contains(letter) { SLASH } else { 0 };
                let scheme = if SCHEME_END.contains(letter) { COLON } else { 0 };
                LETTER | (host | scheme) << NOT_BEFORE
            }
            b'0'..=b'9' | b'-' | b'_' => 0,
            b'.' => SEPARATOR | ALONE,
            b'/' => SEPARATOR | SLASH | ALONE,
            b':' => COLON | ALONE,
            b'(' => OPEN | ALONE,
            b')' => CLOSE | (OPEN << NOT_BEFORE),
            _ => OTHER,
        };
        octet += 1;
    }
    kinds
};

/// What must not stand outside of brackets, and what must not stand in them.
const OUTSIDE: u16 = CLOSE;
const INSIDE: u16 = LETTER | SEPARATOR | COLON | OPEN;

/// Whether a text is so plain, as a handle or a URI of one, that [`check`](crate::check) is certain to find no problem.
///
/// This is several times as fast as `check`. A text that is not plain may have no problem either.
///
/// ```
/// use handle_syntax::{Options, check, is_plain};
///
/// assert!(is_plain(b"https://doi.org/10.1000/182"));
/// assert!(!is_plain(b"hdl:10.1000/a%28b"));
/// assert!(check("hdl:10.1000/a%28b").1.is_valid());
/// ```
#[inline]
#[must_use]
pub fn is_plain(text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
    plain(text.as_ref()).is_some()
}

/// The dialect and the handle of a plain text; `None` if the text is not plain, or is an info URI of something else.
///
/// For such a text, this is [`check`](crate::check) and [`read`](crate::read) at once, in a fraction of their time.
///
/// ```
/// use handle_syntax::{Dialect, read_plain};
///
/// let handle = &b"10.1000/182"[..];
/// assert_eq!(read_plain(b"https://doi.org/10.1000/182"), Some((Dialect::Proxy, handle)));
/// assert_eq!(read_plain(b"hdl:10.1000/a%28b"), None);
/// ```
#[inline]
#[must_use]
pub fn read_plain(text: &(impl AsRef<[u8]> + ?Sized)) -> Option<(Dialect, &[u8])> {
    let (dialect, handle) = plain(text.as_ref())?;
    Some((dialect, handle?))
}

/// The dialect of a text by its scheme, if the text is so plain that it is certain to have no problem.
#[inline]
pub(crate) fn dialect(text: &[u8]) -> Option<Dialect> {
    plain(text).map(|(dialect, _)| dialect)
}

/// The dialect of a plain text by its scheme, and its handle, unless it is an info URI of something else.
#[inline]
fn plain(text: &[u8]) -> Option<(Dialect, Option<&[u8]>)> {
    let (dialect, handle) = match text {
        // In these URIs, a `:` of the handle should be escaped.
        [b'h', b'd', b'l', b':', handle @ ..] if !handle.contains(&b':') => {
            (Dialect::HdlResolver, handle)
        }
        [b'h', b't', b't', b'p', rest @ ..] => (Dialect::Proxy, at_a_proxy(rest)?),
        [b'i', ..] => {
            let rest = text.strip_prefix(b"info:")?;
            match rest.strip_prefix(b"hdl/") {
                Some(handle) => (Dialect::InfoHdl, handle),
                None => return is_plain_info(rest).then_some((Dialect::InfoUri, None)),
            }
        }
        _ => (Dialect::Handle, text),
    };
    let is_plain = is_plain_handle(handle) || (dialect == Dialect::Handle && sici::is_plain(text));
    is_plain.then_some((dialect, Some(handle)))
}

/// Whether the namespace of an info URI, of which `rest` follows the scheme, is registered and its identifier is plain.
fn is_plain_info(rest: &[u8]) -> bool {
    let Some(slash) = rest.iter().position(|&octet| octet == b'/') else { return false };
    let (namespace, identifier) = (&rest[..slash], &rest[slash + 1..]);
    let (clash, _) = kinds(identifier);
    let doi = namespace == b"doi" && accident::is_suspicious(identifier);
    !clash
        && !doi
        && identifier.last().is_some_and(u8::is_ascii_alphanumeric)
        && Namespace::spelled(namespace)
            .is_some_and(|namespace| namespace.is_like(Decoded::part(identifier, 0, false)))
}

/// The path of a link to a known proxy, of which `rest` follows `http`.
fn at_a_proxy(rest: &[u8]) -> Option<&[u8]> {
    let rest = rest.strip_prefix(b"s").unwrap_or(rest).strip_prefix(b"://")?;
    let slash = rest.iter().position(|&octet| octet == b'/')?;
    let (host, handle) = (&rest[..slash], &rest[slash + 1..]);
    HOSTS.iter().any(|known| host == known.as_bytes()).then_some(handle)
}

/// Whether a handle is plain and its naming authority begins with a digit, as nearly all do. No page of a proxy begins
/// with a digit, and no prefix that a proxy removes does.
#[inline]
fn is_plain_handle(handle: &[u8]) -> bool {
    let [b'0'..=b'9', .., last] = handle else { return false };
    let (clash, kinds) = kinds(handle);
    !clash && kinds & SLASH != 0 && last.is_ascii_alphanumeric() && !accident::is_suspicious(handle)
}

/// Whether `octets` are anything but such groups and brackets, and the kinds of all octets.
#[inline]
fn kinds(octets: &[u8]) -> (bool, u16) {
    let (mut kinds, mut clash, mut before) = (0, 0, 0);
    for &octet in octets {
        let kind = KINDS[usize::from(octet)];
        kinds |= kind;
        clash |= before >> NOT_BEFORE & kind;
        before = kind;
    }
    let odd = kinds & OTHER != 0 || clash != 0;
    (odd || (kinds & (OPEN | CLOSE) != 0 && !has_numbers_in_brackets(octets)), kinds)
}

/// Whether every bracket has its partner, and only numbers stand between them.
fn has_numbers_in_brackets(octets: &[u8]) -> bool {
    let mut around = OUTSIDE;
    for &octet in octets {
        if KINDS[usize::from(octet)] & around != 0 {
            return false;
        }
        around = match octet {
            b'(' => INSIDE,
            b')' => OUTSIDE,
            _ => around,
        };
    }
    around == OUTSIDE
}
