//! [`Beginning`]: how an identifier begins in a text.

use memchr::{memchr, memmem};

use super::word::{PUNCTUATION, divides};
use super::written;
use crate::read::is_proxy_host;
use crate::text::ascii;

/// The schemes that begin an identifier by themselves.
const SCHEMES: [&str; 3] = ["hdl", "doi", "info"];

/// The schemes that begin a link; the longer name comes first, because the other begins it.
const LINKS: [&str; 2] = ["https", "http"];

/// The octets that are enough to see how an identifier begins: the longest link to a proxy, and more.
pub(super) const LONGEST: usize = 64;

/// How every DOI name begins.
const DIRECTORY: &[u8] = b"10.";

/// How far a bare DOI name looks back to see whether it stands in a link.
const LONGEST_LINK: usize = 1024;

/// Where an identifier may begin: at the `:` after a scheme, or at `10.`, whichever comes first.
///
/// Each is searched for by itself, and no octet twice.
#[derive(Clone, Debug)]
pub(super) struct Starts {
    colon: Option<usize>,
    directory: Option<usize>,
    begun: bool,
}

impl Starts {
    pub(super) const fn new() -> Self {
        Self { colon: None, directory: None, begun: false }
    }

    /// The next such place from `at` on.
    pub(super) fn next(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        let passed = |place: Option<usize>| place.is_some_and(|place| place < at);
        if !self.begun || passed(self.colon) {
            self.colon = memchr(b':', rest).map(|found| at + found);
        }
        if !self.begun || passed(self.directory) {
            self.directory = memmem::find(rest, DIRECTORY).map(|found| at + found);
        }
        self.begun = true;
        self.colon.into_iter().chain(self.directory).min()
    }
}

/// What kind of identifier begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// With a scheme of its own.
    Scheme,
    /// With a link to a proxy.
    Link,
    /// By itself: a DOI name.
    Bare,
    /// By itself in a link to elsewhere, in its path.
    InPath,
    /// By itself in the query of a link.
    InQuery,
}

/// The beginning of an identifier.
#[derive(Clone, Debug)]
pub(super) struct Beginning {
    pub(super) start: usize,
    /// Where it goes on after the scheme, after the host and its `/`, or after the `/` of a bare DOI name.
    pub(super) body: usize,
    pub(super) kind: Kind,
}

impl Beginning {
    /// What begins at the `:` or the `10.` at `place`.
    pub(super) fn at(text: &[u8], place: usize, before: &dyn Fn(usize) -> u8) -> Option<Self> {
        if text[place] == b':' { scheme(text, place, before) } else { bare(text, place, before) }
    }

    /// Whether something is named, whatever follows: then it need not be read to know.
    pub(super) fn surely_names(&self, text: &[u8]) -> bool {
        let first = text.get(self.body).copied().unwrap_or_default();
        match self.kind {
            Kind::Scheme | Kind::Link => first.is_ascii_digit(),
            Kind::Bare | Kind::InPath | Kind::InQuery => first.is_ascii_alphanumeric(),
        }
    }

    /// Whether `body` names something: a link goes somewhere, after a scheme there is a digit, or a `/` and more.
    pub(super) fn names(&self, body: &[u8]) -> bool {
        match self.kind {
            Kind::Scheme => {
                let named = |octet: &u8| octet.is_ascii_alphanumeric() || !octet.is_ascii();
                body.first().is_some_and(u8::is_ascii_digit)
                    || memchr(b'/', body).is_some_and(|slash| body[slash..].iter().any(named))
            }
            Kind::Link | Kind::Bare | Kind::InPath | Kind::InQuery => !body.is_empty(),
        }
    }
}

/// Whether an identifier may begin at the first octet of `text`.
pub(super) fn begins(text: &[u8]) -> bool {
    let mut schemes = SCHEMES.iter().chain(&LINKS);
    let scheme =
        |scheme: &&str| ascii::starts_with(text, scheme) && text.get(scheme.len()) == Some(&b':');
    schemes.any(scheme) || registrant(text).is_some()
}

/// What begins with a scheme that ends at `colon`.
fn scheme(text: &[u8], colon: usize, before: &dyn Fn(usize) -> u8) -> Option<Beginning> {
    let head = &text[..colon];
    let start = |scheme: &str| {
        let start = head.len().checked_sub(scheme.len())?;
        let whole = ascii::ends_with(head, scheme) && !continues_scheme(before(start));
        whole.then_some(start)
    };
    if let Some(start) = SCHEMES.into_iter().find_map(start) {
        return Some(Beginning { start, body: colon + 1, kind: Kind::Scheme });
    }
    let start = LINKS.into_iter().find_map(start)?;
    let slashes = written::slash(&text[colon + 1..])?;
    let slashes = slashes + written::slash(&text[colon + 1 + slashes..])?;
    let host = colon + 1 + slashes;
    let rest = &text[host..];
    let len = rest.iter().take(LONGEST).position(|octet| b"/\\:?#".contains(octet))?;
    let name = core::str::from_utf8(&rest[..len]).ok()?;
    let port = match rest[len] {
        b':' => 1 + rest[len + 1..].iter().take(5).take_while(|o| o.is_ascii_digit()).count(),
        _ => 0,
    };
    let slash = written::slash(&rest[len + port..]).filter(|_| is_proxy_host(name))?;
    Some(Beginning { start, body: host + len + port + slash, kind: Kind::Link })
}

/// Whether a scheme goes on over this octet, so that the text after it begins none.
fn continues_scheme(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"+-".contains(&octet)
}

/// A DOI name without a scheme.
fn bare(text: &[u8], start: usize, before: &dyn Fn(usize) -> u8) -> Option<Beginning> {
    // A longer number, or a word, only ends like the beginning of a DOI name; emphasis begins with `_` too.
    let last = before(start);
    let emphasis = last == b'_' && (start == 0 || !before(start - 1).is_ascii_alphanumeric());
    if last.is_ascii_alphanumeric() || (b".-_+".contains(&last) && !emphasis) {
        return None;
    }
    let body = start + registrant(&text[start..])?;
    let kind =
        if matches!(last, b'/' | b'=' | b':' | b',') { inside(&text[..start]) } else { Kind::Bare };
    Some(Beginning { start, body, kind })
}

/// Where a DOI name that ends `before` stands: by itself, or in a link to elsewhere.
fn inside(before: &[u8]) -> Kind {
    let near = &before[before.len().saturating_sub(LONGEST_LINK)..];
    let word = near.iter().rposition(|&octet| divides(octet)).map_or(near, |at| &near[at + 1..]);
    match memmem::find(word, b"//") {
        None => Kind::Bare,
        Some(_) if memchr(b'?', word).is_some() => Kind::InQuery,
        Some(_) => Kind::InPath,
    }
}

/// How many octets the `10.`, the registrant's number of four digits or more and the `/` have that `text` begins with.
fn registrant(text: &[u8]) -> Option<usize> {
    let mut rest = text.strip_prefix(DIRECTORY)?;
    let mut digits = 0;
    loop {
        let count = rest.iter().take_while(|octet| octet.is_ascii_digit()).count();
        let enough = if digits == 0 { 4..=9 } else { 1..=9 };
        if !enough.contains(&count) {
            return None;
        }
        digits += count;
        rest = &rest[count..];
        match rest.strip_prefix(b".") {
            Some(more) => rest = more,
            None => break,
        }
    }
    let slash = written::slash(rest)?;
    let body = text.len() - rest.len() + slash;
    let suffix =
        text.get(body).is_some_and(|octet| !PUNCTUATION.contains(octet) || b"([".contains(octet));
    suffix.then_some(body)
}
