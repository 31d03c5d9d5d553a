//! A shortcut for plain texts, which most identifiers are: a glance shows that they have no problem.

mod sici;

use core::ptr;

use crate::dialect::{Dialect, Row};
use crate::read::Options;
use crate::read::proxy::HOSTS;
use crate::registry::Namespace;
use crate::rule::accident;
use crate::rule::inner_link::{self, HOST_END, SCHEME_END};
use crate::text::Decoded;

/// What is seen in the octets of a name: the low bits of [`KINDS`]. The name has a round bracket, or an octet that no
/// plain name has.
const BRACKET: u32 = 1;
const OTHER: u32 = 1 << 1;
/// A mark other than `(` follows a mark, or `(` follows `)`.
const TOUCHING: u32 = 1 << 2;
const REOPENED: u32 = 1 << 3;
/// A `:` follows a letter that may end a scheme, or a `/` a letter that may end a host.
const SCHEME: u32 = 1 << 4;
const HOST: u32 = 1 << 5;

/// What only two octets in a row show. Such a bit counts if the octet before has it, too, [`BEFORE`] bits higher.
const PAIRS: u32 = TOUCHING | REOPENED | SCHEME | HOST;
const BEFORE: u32 = 16;

/// The bits of each octet. A plain handle has letters, digits, `-` and `_` in groups, with one `.`, `/` or `:` between two
/// groups, and such groups in round brackets. A `/` after some letters may end a host, and a `:` after some a scheme:
/// then the words before them are compared. A `.` after a `/` may begin a dot-segment: such handles are not plain.
static KINDS: [u32; 256] = {
    let mut kinds = [OTHER; 256];
    let mut octet = 0;
    while octet < 128 {
        let (seen, before) = match octet as u8 {
            letter @ (b'A'..=b'Z' | b'a'..=b'z') => {
                let host = if HOST_END.contains(letter) { HOST } else { 0 };
                let scheme = if SCHEME_END.contains(letter) { SCHEME } else { 0 };
                (0, host | scheme)
            }
            b'0'..=b'9' | b'-' | b'_' => (0, 0),
            b'.' => (TOUCHING, TOUCHING),
            b'/' => (HOST | TOUCHING, TOUCHING),
            b':' => (SCHEME | TOUCHING, TOUCHING),
            b'(' => (BRACKET | REOPENED, TOUCHING),
            b')' => (BRACKET | TOUCHING, REOPENED),
            _ => (OTHER, 0),
        };
        kinds[octet] = seen | (!PAIRS & SEEN | before) << BEFORE;
        octet += 1;
    }
    kinds
};

/// The bits of an octet itself.
const SEEN: u32 = (1 << BEFORE) - 1;

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

impl Dialect {
    /// Whether a text is so plain, as a handle or a URI of this dialect, that [`check`](Self::check) is certain to find
    /// no problem.
    ///
    /// Only `Handle`, `Doi`, `HdlUri`, `HdlResolver`, `InfoUri`, `InfoHdl` and `Proxy` have plain texts.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// assert!(Dialect::Proxy.is_plain(b"https://doi.org/10.1000/182"));
    /// assert!(!Dialect::Doi.is_plain(b"https://doi.org/10.1000/182"));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_plain(self, text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
        is_plain_in(self.row(), text.as_ref(), Options::default())
    }
}

/// Whether a text is so plain that the dialect of this row is certain to have nothing to report.
#[inline]
pub(crate) fn is_plain_in(row: &'static Row, text: &[u8], options: Options<'_>) -> bool {
    if options.has_resolvers() {
        return false;
    }
    if ptr::eq(Dialect::HdlUri.row(), row) {
        return in_hdl_uri(text).is_some();
    }
    dialect(text).is_some_and(|found| reads(row, found, text))
}

/// The handle of a plain text that begins with `hdl://`. Such a text is plain for its dialect alone: by its scheme, another
/// dialect may read another handle in it (D-U8).
#[inline]
fn in_hdl_uri(text: &[u8]) -> Option<&[u8]> {
    let handle = text.strip_prefix(b"hdl://").filter(|handle| !handle.contains(&b':'))?;
    is_plain_handle(handle).then_some(handle)
}

/// Whether the dialect of this row reads a plain text whose dialect by its scheme is `found`.
#[inline]
fn reads(row: &'static Row, found: Dialect, text: &[u8]) -> bool {
    let is = |dialect: Dialect| ptr::eq(dialect.row(), row);
    is(found) || is(Dialect::Doi) && found == Dialect::Handle && text.starts_with(b"10.")
}

/// The handle of a text that is plain in this dialect, unless it is an info URI of something else.
#[inline]
pub(crate) fn handle(dialect: Dialect, text: &[u8]) -> Option<&[u8]> {
    if dialect == Dialect::HdlUri {
        return in_hdl_uri(text);
    }
    let (found, handle) = plain(text)?;
    handle.filter(|_| reads(dialect.row(), found, text))
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
    let Some(known) = Namespace::spelled(namespace) else { return false };
    if namespace == b"doi" {
        return is_plain_handle(identifier);
    }
    has_plain_end(identifier)
        && are_plain(identifier, 0)
        && known.is_like(Decoded::part(identifier, 0, false))
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
    let Some(slash) = accident::usual_slash(handle) else { return false };
    has_plain_end(handle) && are_plain(handle, slash - 1)
}

#[inline]
fn has_plain_end(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphanumeric) && !accident::has_odd_end(name)
}

/// Whether the octets of a name from `start` on are plain, with plain octets before them.
#[inline]
fn are_plain(name: &[u8], start: usize) -> bool {
    let seen = seen(&name[start..]);
    seen & (OTHER | TOUCHING | REOPENED) == 0
        && (seen & (SCHEME | HOST) == 0 || !inner_link::is_possible(name))
        && (seen & BRACKET == 0 || has_words_in_brackets(name))
}

/// What is seen in `octets`.
#[inline]
fn seen(octets: &[u8]) -> u32 {
    let (mut seen, mut last) = (0, !PAIRS << BEFORE);
    let mut see = |octet: u8| {
        let next = KINDS[usize::from(octet)];
        seen |= next & last >> BEFORE;
        last = next;
    };
    let (chunks, rest) = octets.as_chunks::<4>();
    chunks.iter().for_each(|chunk| chunk.iter().for_each(|octet| see(*octet)));
    rest.iter().for_each(|octet| see(*octet));
    seen
}

/// Whether every bracket has its partner, and only a word or a number stands between them.
fn has_words_in_brackets(octets: &[u8]) -> bool {
    let mut inside = false;
    for octet in octets {
        match (octet, inside) {
            (b'(', false) => inside = true,
            (b')', true) => inside = false,
            (b'(', true) | (b')', false) | (b'.' | b'/' | b':', true) => return false,
            _ => {}
        }
    }
    !inside
}
