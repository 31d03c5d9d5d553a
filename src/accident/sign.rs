//! [`Signs`]: traces that accidents leave in a text. A row of the table finds nothing in a text without any of its
//! signs.

use crate::text::bits;

/// A set of signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signs(u64);

impl Signs {
    pub(crate) const NONE: Self = Self(0);

    /// The text begins with a scheme.
    pub(crate) const URI: Self = Self(1);
    /// The identifier does not begin with a handle of the usual form: digits, perhaps more parts after dots, and a `/`.
    pub(super) const HEAD: Self = Self(1 << 1);
    /// The host of a link is not a known proxy.
    pub(super) const HOST: Self = Self(1 << 2);
    /// A prefix that proxies remove, or a second slash, stands between the host of a link and its identifier.
    pub(super) const ALIAS: Self = Self(1 << 3);
    /// One slash follows `hdl:`, or the text after `info:` looks like something other than a namespace.
    pub(super) const NAMESPACE: Self = Self(1 << 4);
    /// The identifier of a URI or a link begins with `hdl/`.
    pub(crate) const SEGMENT: Self = Self(1 << 5);
    /// The identifier begins with something other than a letter or a digit of ASCII.
    pub(super) const MARK: Self = Self(1 << 6);
    /// A query or a fragment follows the identifier.
    pub(super) const ENDING: Self = Self(1 << 7);
    /// The identifier ends with something other than a letter or a digit of ASCII.
    pub(super) const TAIL: Self = Self(1 << 8);
    /// The identifier ends like the address of a page, with the kind of a file, or with the version of a preprint.
    pub(super) const PAGE: Self = Self(1 << 9);
    /// The identifier ends with two `x`, or with another text that a program writes if it has no value.
    pub(super) const FILLER: Self = Self(1 << 10);
    /// The text had a percent-escape, which was decoded.
    pub(super) const ESCAPE: Self = Self(1 << 11);
    /// The identifier has a colon after a scheme, or a `/` after a known host.
    pub(super) const LINK: Self = Self(1 << 12);
    /// The text has a character beyond ASCII that an accident may have left, or octets that are not UTF-8.
    pub(super) const FOREIGN: Self = Self(1 << 13);
    /// The text has the sign [`BLANK`](Self::BLANK), [`COMMA`](Self::COMMA) or [`FOREIGN`](Self::FOREIGN), and its
    /// identifier has the sign [`HEAD`](Self::HEAD).
    pub(super) const PROSE: Self = Self(1 << 14);

    // The text has one of these octets anywhere, once its percent-escapes are decoded.
    pub(super) const BLANK: Self = Self(1 << 15);
    /// A quotation mark or an apostrophe of ASCII, or a grave accent.
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
    pub(crate) const EQUALS: Self = Self(1 << 26);
    pub(super) const DOLLAR: Self = Self(1 << 27);
    /// A comma, a semicolon or a plus sign.
    pub(super) const COMMA: Self = Self(1 << 28);
    pub(super) const QUESTION: Self = Self(1 << 29);
    pub(super) const HASH: Self = Self(1 << 30);

    /// Words, an address, a row of dots or another name cling to the identifier, which is a DOI name.
    pub(super) const CLINGING: Self = Self(1 << 31);

    /// Text in another script follows the identifier without a space.
    pub(super) const UNSPACED: Self = Self(1 << 32);

    /// The identifier is a DOI name of a registrant whose names have known forms, but has none of them, one that
    /// only mistakes have, or a wrong check character; or its local name has the form of another registrant.
    pub(super) const FORMLESS: Self = Self(1 << 33);

    /// The identifier is a DOI name without its `10.`, or without the dot after `10`.
    pub(crate) const TENLESS: Self = Self(1 << 34);

    /// The identifier has the sign [`HEAD`](Self::HEAD), and does not begin with a digit of ASCII.
    pub(super) const WORD: Self = Self(1 << 35);

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
    pub(super) const COUNT: usize = u64::BITS as usize;

    /// The sign of this number, alone.
    pub(super) const fn numbered(number: usize) -> Self {
        Self(1 << number)
    }

    /// The numbers of the signs in the set.
    pub(super) fn numbers(self) -> impl Iterator<Item = usize> {
        bits::numbers(self.0)
    }

    /// The signs that the octets of a text set, wherever they stand.
    pub(super) fn anywhere(text: &[u8]) -> Self {
        text.iter().fold(Self::NONE, |seen, &octet| seen.or(OCTETS[usize::from(octet)]))
    }

    /// Adds those of `signs` that are paired with `true`.
    pub(super) fn with<const N: usize>(self, signs: [(Self, bool); N]) -> Self {
        signs.into_iter().fold(self, |all, (sign, has)| if has { all.or(sign) } else { all })
    }
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
