//! [`Signs`]: traces that accidents leave in a text. A row of the table finds nothing in a text that has none of its
//! signs.

use crate::rule::inner_link;
use crate::text::{bits, confusable};

use super::address;
use super::clinging::{ends_with_clinging, has_clinging};
use super::kind::Kind;
use super::name;
use super::pasted::Pasted;
use super::rest;

/// A set of signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signs(u32);

impl Signs {
    pub(crate) const NONE: Self = Self(0);

    /// The text begins with a scheme.
    pub(crate) const URI: Self = Self(1);
    /// The identifier does not begin with a handle of the usual form: digits, a dot or none, and a `/`.
    pub(super) const HEAD: Self = Self(1 << 1);
    /// The host of a link is not a known proxy.
    pub(super) const HOST: Self = Self(1 << 2);
    /// A prefix that proxies remove, or a second slash, stands between the host of a link and its identifier.
    pub(super) const ALIAS: Self = Self(1 << 3);
    /// One slash follows `hdl:`, or the text after `info:` looks like something else than a namespace.
    pub(super) const NAMESPACE: Self = Self(1 << 4);
    /// The identifier of a URI or a link begins with `hdl/`.
    pub(crate) const SEGMENT: Self = Self(1 << 5);
    /// The identifier begins with something else than a letter or a digit of ASCII.
    pub(super) const MARK: Self = Self(1 << 6);
    /// A query or a fragment follows the identifier.
    pub(super) const ENDING: Self = Self(1 << 7);
    /// The identifier ends with something else than a letter or a digit of ASCII.
    pub(super) const TAIL: Self = Self(1 << 8);
    /// The identifier ends as the address of a page does, perhaps with the version of a preprint.
    pub(super) const PAGE: Self = Self(1 << 9);
    /// The identifier ends with two `x`.
    pub(super) const FILLER: Self = Self(1 << 10);
    /// The text had a percent-escape, which was decoded.
    pub(super) const ESCAPE: Self = Self(1 << 11);
    /// The identifier has a colon after a scheme, or a `/` after a known host.
    pub(super) const LINK: Self = Self(1 << 12);
    /// The text has a character beyond ASCII that an accident may have left.
    pub(super) const FOREIGN: Self = Self(1 << 13);
    /// The text has a blank, and its identifier does not begin with a handle of the usual form.
    pub(super) const PROSE: Self = Self(1 << 14);

    // The text has one of these octets anywhere, once its percent-escapes are decoded.
    pub(super) const BLANK: Self = Self(1 << 15);
    pub(super) const QUOTE: Self = Self(1 << 16);
    pub(super) const ANGLE: Self = Self(1 << 17);
    /// A round bracket.
    pub(super) const ROUND: Self = Self(1 << 18);
    /// A square bracket.
    pub(super) const SQUARE: Self = Self(1 << 19);
    pub(super) const BRACE: Self = Self(1 << 20);
    pub(super) const BAR: Self = Self(1 << 21);
    pub(super) const BACKSLASH: Self = Self(1 << 22);
    pub(super) const AMPERSAND: Self = Self(1 << 23);
    pub(super) const PERCENT: Self = Self(1 << 24);
    pub(super) const STAR: Self = Self(1 << 25);
    pub(super) const EQUALS: Self = Self(1 << 26);
    pub(super) const DOLLAR: Self = Self(1 << 27);
    pub(super) const COMMA: Self = Self(1 << 28);
    pub(super) const QUESTION: Self = Self(1 << 29);
    pub(super) const HASH: Self = Self(1 << 30);

    /// Words, an address, a row of dots or another name cling to the identifier, which is a DOI name.
    pub(super) const CLINGING: Self = Self(1 << 31);

    /// The signs of either set.
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The signs of all sets together.
    pub(super) const fn all(sets: &[Self]) -> Self {
        let (mut all, mut at) = (Self::NONE, 0);
        while at < sets.len() {
            all = all.or(sets[at]);
            at += 1;
        }
        all
    }

    /// The signs of this set that are not in `other`.
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets have a sign in common.
    pub(crate) const fn has_any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many signs a set may have.
    pub(super) const COUNT: usize = u32::BITS as usize;

    /// The sign of this number, alone.
    pub(super) const fn numbered(number: usize) -> Self {
        Self(1 << number)
    }

    /// The numbers of the signs in the set.
    pub(super) fn numbers(self) -> impl Iterator<Item = usize> {
        bits::numbers(self.0.into())
    }

    /// The signs of a text.
    pub(crate) fn of(pasted: &Pasted<'_>) -> Self {
        let (text, body) = (pasted.flat, pasted.body());
        let seen = text.iter().fold(Self::NONE, |seen, &octet| seen.or(OCTETS[usize::from(octet)]));
        let web = pasted.kind == Kind::Web;
        let slash = pasted.slash.map(|slash| slash - pasted.body.start);
        let is_usual = slash.is_some_and(|slash| name::is_usual(body, slash));
        // Only handles have a usual form, so this sign means nothing in an info URI of another namespace.
        let is_usual = is_usual || pasted.kind == Kind::Info;
        let signs = [
            (Self::URI, pasted.kind != Kind::Name),
            (Self::HOST, web && !super::link::is_known(pasted)),
            (Self::ALIAS, web && pasted.host.end + 1 < pasted.body.start),
            (Self::NAMESPACE, !web && super::link::has_odd_namespace(pasted)),
            (Self::SEGMENT, super::link::has_segment(pasted)),
            (Self::ENDING, pasted.body.end < text.len()),
            (Self::MARK, !body.first().is_some_and(u8::is_ascii_alphanumeric)),
            (Self::TAIL, !body.last().is_some_and(u8::is_ascii_alphanumeric)),
            (Self::ESCAPE, pasted.is_escaped()),
            (Self::LINK, inner_link::is_possible(body)),
            (Self::FOREIGN, seen.has_any(Self::FOREIGN) && is_foreign(text)),
            (Self::HEAD, !is_usual),
            (Self::PAGE, address::ends_like_a_page(body) || address::has_version(body)),
            (Self::CLINGING, has_clinging(body) || rest::has_second(body)),
            (Self::FILLER, ends_with_a_filler(body)),
        ];
        let seen = seen.without(Self::FOREIGN).with(signs);
        let blank = seen.has_any(Self::BLANK.or(Self::FOREIGN));
        seen.with([(Self::PROSE, blank && seen.has_any(Self::HEAD))])
    }

    /// Adds those of `signs` that are paired with `true`.
    fn with<const N: usize>(self, signs: [(Self, bool); N]) -> Self {
        signs.into_iter().fold(self, |all, (sign, has)| if has { all.or(sign) } else { all })
    }
}

/// Whether the end of a name shows that it has an accident, of which nothing else may be seen at a glance.
#[inline]
pub(crate) fn has_odd_end(name: &[u8]) -> bool {
    ends_with_a_filler(name) || ends_with_words(name) && has_odd_words(name)
}

/// Whether a DOI name that ends with letters, a year or a version has an accident there.
#[inline(never)]
fn has_odd_words(name: &[u8]) -> bool {
    name.starts_with(b"10.")
        && (address::ends_like_a_page(name)
            || address::has_version(name)
            || ends_with_clinging(name))
}

/// Whether a name ends with three letters, with a letter and a year, or with the version of a preprint.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn ends_with_words(name: &[u8]) -> bool {
    let Some(&[a, b, c, d, e]) = name.last_chunk() else { return false };
    if e.is_ascii_alphabetic() {
        return c.is_ascii_alphabetic() && d.is_ascii_alphabetic();
    }
    let is_year = matches!((b, c), (b'1', b'9') | (b'2', b'0')) && a.is_ascii_alphabetic();
    is_year || (d | 0x20) == b'v' || (c | 0x20) == b'v'
}

#[inline]
fn ends_with_a_filler(name: &[u8]) -> bool {
    matches!(name, [.., b'x' | b'X', b'x' | b'X'])
}

/// Whether a text has a character beyond ASCII that an accident may have left, or octets that are not UTF-8.
fn is_foreign(text: &[u8]) -> bool {
    let mut chunks = text.utf8_chunks();
    let foreign = |character: char| {
        !character.is_ascii() && (character.is_whitespace() || confusable::is_foreign(character))
    };
    chunks.any(|chunk| !chunk.invalid().is_empty() || chunk.valid().contains(foreign))
}

/// The signs that an octet sets, wherever it stands. Octets beyond ASCII set [`Signs::FOREIGN`], and then their
/// characters are looked at.
const OCTETS: [Signs; 256] = {
    let mut signs = [Signs::NONE; 256];
    let mut octet = 0;
    while octet < 256 {
        signs[octet] = match octet as u8 {
            b'\t'..=b'\r' | b' ' => Signs::BLANK,
            b'"' | b'\'' | b'`' => Signs::QUOTE,
            b'<' | b'>' => Signs::ANGLE,
            b'(' | b')' => Signs::ROUND,
            b'[' | b']' => Signs::SQUARE,
            b'{' | b'}' => Signs::BRACE,
            b'|' => Signs::BAR,
            b'\\' => Signs::BACKSLASH,
            b'&' => Signs::AMPERSAND,
            b'%' => Signs::PERCENT,
            b'?' => Signs::QUESTION,
            b'#' => Signs::HASH,
            b'*' => Signs::STAR,
            b'=' => Signs::EQUALS,
            b'$' => Signs::DOLLAR,
            b',' | b';' | b'+' => Signs::COMMA,
            0x80.. => Signs::FOREIGN,
            _ => Signs::NONE,
        };
        octet += 1;
    }
    signs
};
