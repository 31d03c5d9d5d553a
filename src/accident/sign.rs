//! [`Signs`]: traces that accidents leave in a text, and features of whole texts. A row of the table finds nothing in a
//! text without any of the signs that it needs, or without one of the features that it requires.

use crate::text::bits;

/// A set of signs and features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Signs(u64);

/// Gives each sign a number, and so a bit.
macro_rules! signs {
    ($($(#[$about:meta])* $sees:vis $name:ident,)+) => {
        /// Every sign, under its number.
        #[allow(
            non_camel_case_types,
            clippy::upper_case_acronyms,
            reason = "a sign has the name of its constant"
        )]
        enum Number {
            $($name,)+
        }

        impl Signs {
            $($(#[$about])* $sees const $name: Self = Self::numbered(Number::$name as usize);)+

            /// How many signs there are.
            pub(super) const COUNT: usize = [$(Number::$name),+].len();
        }
    };
}

signs! {
    /// The text begins with a scheme.
    pub(crate) URI,
    /// The identifier does not begin with a handle of the usual form: digits, perhaps more parts after dots, and a `/`.
    pub(super) HEAD,
    /// The host of a link is not a known proxy.
    pub(super) HOST,
    /// A port, a prefix that proxies remove, or a second slash stands between the host of a link and its identifier.
    pub(super) ALIAS,
    /// One slash follows `hdl:`, or the text after `info:` looks like something other than a namespace.
    pub(super) NAMESPACE,
    /// The identifier of a URI or a link begins with `hdl/`.
    pub(crate) SEGMENT,
    /// The identifier begins with something other than a letter or a digit of ASCII.
    pub(super) MARK,
    /// A query or a fragment follows the identifier.
    pub(super) ENDING,
    /// The identifier ends with something other than a letter or a digit of ASCII.
    pub(super) TAIL,
    /// The identifier ends like the address of a page, with the kind of a file, or with the version of a preprint.
    pub(super) PAGE,
    /// The identifier ends with two `x`, or with another text that a program writes if it has no value.
    pub(super) FILLER,
    /// The text had a percent-escape, which was decoded.
    pub(super) ESCAPE,
    /// The identifier has a colon after a scheme, or a `/` after a known host.
    pub(super) LINK,
    /// The text has a character beyond ASCII that an accident may have left, or octets that are not UTF-8.
    pub(super) FOREIGN,
    /// The text has the sign [`BLANK`](Self::BLANK), [`COMMA`](Self::COMMA) or [`FOREIGN`](Self::FOREIGN), and its
    /// identifier has the sign [`HEAD`](Self::HEAD).
    pub(super) PROSE,

    // The text has one of these octets anywhere, once its percent-escapes are decoded.
    /// White space or a control character.
    pub(super) BLANK,
    /// A quotation mark or an apostrophe of ASCII, or a grave accent.
    pub(super) QUOTE,
    pub(super) ANGLE,
    /// A round bracket.
    pub(super) ROUND,
    /// A square bracket.
    pub(super) SQUARE,
    pub(super) BRACE,
    pub(super) BAR,
    pub(super) BACKSLASH,
    pub(super) AMPERSAND,
    pub(super) PERCENT,
    pub(super) STAR,
    pub(crate) EQUALS,
    pub(super) DOLLAR,
    /// A comma, a semicolon or a plus sign.
    pub(super) COMMA,
    pub(super) QUESTION,
    pub(super) HASH,

    /// Words, an address, a row of dots or another name cling to the identifier, which is a DOI name; or its prefix or
    /// the whole name stands there twice.
    pub(super) CLINGING,

    /// The text has the beginning of an escape of Microsoft Office.
    pub(super) OFFICE,

    /// Text in another script follows the identifier without a space.
    pub(super) UNSPACED,

    /// The identifier is a DOI name of a registrant whose names have known forms, but has none of them, one that
    /// only mistakes have, or a wrong check character; or its local name has the form of another registrant.
    pub(super) FORMLESS,

    /// The identifier is a DOI name with a form that only mistakes have, with the form of the names of another
    /// registrant, or with a wrong check character.
    pub(super) MISTAKE,

    /// The identifier is a DOI name without its `10.`, without the dot after `10`, or with another number in its place.
    pub(crate) TENLESS,

    /// The identifier has the sign [`HEAD`](Self::HEAD), and does not begin with a digit of ASCII.
    pub(super) WORD,

    // Texts without an accident have these features, too, so none of them is a sign. A row that requires one is passed
    // over if the text lacks it. The first ones stand for octets anywhere in the decoded text.
    pub(super) SLASH,
    /// A letter of ASCII.
    pub(super) LETTER,
    /// A digit of ASCII.
    pub(super) DIGIT,
    pub(super) COLON,
    pub(super) HYPHEN,
    pub(super) UNDERSCORE,
    /// A character beyond ASCII, or octets that are not UTF-8.
    pub(super) NON_ASCII,
    /// The identifier may be a handle.
    pub(super) HANDLE,
    /// The identifier is that of an info URI whose namespace has no handles.
    pub(super) INFO,
    /// The identifier begins with a prefix and a slash.
    pub(super) PREFIX,
    /// The identifier begins with `10.`.
    pub(super) TEN,
    /// The identifier does not begin with `10.`.
    pub(super) NO_TEN,
}

impl Signs {
    pub(crate) const NONE: Self = Self(0);

    /// The features, which are the last ones of the list.
    pub(crate) const FEATURES: Self = Self((1 << Self::COUNT) - (1 << Number::SLASH as usize));

    /// The signs of a text in which a second identifier follows the first one.
    pub(super) const SEVERAL: Self = Self::all(&[
        Self::BLANK,
        Self::FOREIGN,
        Self::COMMA,
        Self::BAR,
        Self::ANGLE,
        Self::ROUND,
        Self::SQUARE,
        Self::AMPERSAND,
        Self::BACKSLASH,
        Self::QUOTE,
        Self::LINK,
        Self::ENDING,
        Self::CLINGING,
    ]);

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

    /// Whether all signs of `other` are in this set.
    pub(super) const fn has_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the sets have a sign in common.
    pub(crate) const fn has_any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

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
            0..=b' ' => Signs::BLANK,
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
            0x80.. => Signs::FOREIGN.or(Signs::NON_ASCII),
            b'/' => Signs::SLASH,
            b'a'..=b'z' | b'A'..=b'Z' => Signs::LETTER,
            b'0'..=b'9' => Signs::DIGIT,
            b':' => Signs::COLON,
            b'-' => Signs::HYPHEN,
            b'_' => Signs::UNDERSCORE,
            _ => Signs::NONE,
        };
        octet += 1;
    }
    signs
};
