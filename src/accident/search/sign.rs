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
            pub(crate) const COUNT: usize = [$(Number::$name),+].len();
        }
    };
}

signs! {
    /// The text begins with a scheme.
    pub(crate) URI,
    /// The identifier does not begin with a handle of the usual form: digits, perhaps more parts after dots, and a `/`.
    pub(crate) HEAD,
    /// The host of a link is not a known proxy.
    pub(crate) HOST,
    /// A port, a prefix that proxies remove, or a second slash stands between the host of a link and its identifier.
    pub(crate) ALIAS,
    /// One slash follows `hdl:`, or the text after `info:` looks like something other than a namespace.
    pub(crate) NAMESPACE,
    /// The identifier of a URI or a link begins with `hdl/`.
    pub(crate) SEGMENT,
    /// The identifier begins with something other than a letter or a digit of ASCII.
    pub(crate) MARK,
    /// A query or a fragment follows the identifier.
    pub(crate) ENDING,
    /// The identifier ends with something other than a letter or a digit of ASCII.
    pub(crate) TAIL,
    /// The identifier ends like the address of a page, with the kind of a file, or with the version of a preprint.
    pub(crate) PAGE,
    /// The identifier ends with two `x`, or with another text that a program writes if it has no value.
    pub(crate) FILLER,
    /// The text had a percent-escape, which was decoded.
    pub(crate) ESCAPE,
    /// The identifier has a colon after a scheme, or a `/` after a known host.
    pub(crate) LINK,
    /// The text has a character beyond ASCII that an accident may have left, or octets that are not UTF-8.
    pub(crate) FOREIGN,
    /// The text has the sign [`BLANK`](Self::BLANK), [`COMMA`](Self::COMMA) or [`FOREIGN`](Self::FOREIGN), and its
    /// identifier has the sign [`HEAD`](Self::HEAD).
    pub(crate) PROSE,

    // The text has one of these octets anywhere, once its percent-escapes are decoded.
    /// White space or a control character.
    pub(crate) BLANK,
    /// A quotation mark or an apostrophe of ASCII, or a grave accent.
    pub(crate) QUOTE,
    pub(crate) ANGLE,
    /// A round bracket.
    pub(crate) ROUND,
    /// A square bracket.
    pub(crate) SQUARE,
    pub(crate) BRACE,
    pub(crate) BAR,
    pub(crate) BACKSLASH,
    pub(crate) AMPERSAND,
    pub(crate) PERCENT,
    pub(crate) STAR,
    pub(crate) EQUALS,
    pub(crate) DOLLAR,
    /// A comma, a semicolon or a plus sign.
    pub(crate) COMMA,
    pub(crate) CARET,
    pub(crate) QUESTION,
    pub(crate) HASH,

    /// Words, an address, a row of dots or another name cling to the identifier, which is a DOI name; or its prefix or
    /// the whole name stands there twice.
    pub(crate) CLINGING,

    /// The text has the beginning of an escape of Microsoft Office.
    pub(crate) OFFICE,

    /// Text in another script follows the identifier without a space.
    pub(crate) UNSPACED,

    /// The identifier is a DOI name of a registrant whose names have known forms, but has none of them, one that
    /// only mistakes have, or a wrong check character; or its local name has the form of another registrant.
    pub(crate) FORMLESS,

    /// The identifier is a DOI name with a form that only mistakes have, with the form of the names of another
    /// registrant, or with a wrong check character.
    pub(crate) MISTAKE,

    /// The identifier is a DOI name without its `10.`, without the dot after `10`, or with another number in its place.
    pub(crate) TENLESS,

    /// The identifier has the sign [`HEAD`](Self::HEAD), and does not begin with a digit of ASCII.
    pub(crate) WORD,

    // Texts without an accident have these features, too, so none of them is a sign. A row that requires one is passed
    // over if the text lacks it. The first ones stand for octets anywhere in the decoded text.
    pub(crate) SLASH,
    /// A letter of ASCII.
    pub(crate) LETTER,
    /// A digit of ASCII.
    pub(crate) DIGIT,
    pub(crate) COLON,
    pub(crate) HYPHEN,
    pub(crate) UNDERSCORE,
    /// A character beyond ASCII, or octets that are not UTF-8.
    pub(crate) NON_ASCII,
    /// The identifier may be a handle.
    pub(crate) HANDLE,
    /// The identifier is that of an info URI whose namespace has no handles.
    pub(crate) INFO,
    /// The identifier begins with a prefix and a slash.
    pub(crate) PREFIX,
    /// The identifier begins with `10.`.
    pub(crate) TEN,
    /// The identifier does not begin with `10.`.
    pub(crate) NO_TEN,
}

impl Signs {
    pub(crate) const NONE: Self = Self(0);

    /// The features, which are the last ones of the list.
    pub(crate) const FEATURES: Self = Self((1 << Self::COUNT) - (1 << Number::SLASH as usize));

    /// The signs of a text in which a second identifier follows the first one.
    pub(crate) const SEVERAL: Self = Self::all(&[
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
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The signs of all sets together.
    pub(crate) const fn all(sets: &[Self]) -> Self {
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
    pub(crate) const fn has_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the sets have a sign in common.
    pub(crate) const fn has_any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The sign of this number, alone.
    pub(crate) const fn numbered(number: usize) -> Self {
        Self(1 << number)
    }

    /// The numbers of the signs in the set.
    pub(crate) fn numbers(self) -> impl Iterator<Item = usize> {
        bits::numbers(self.0)
    }

    /// The signs that the octets of a text set, wherever they stand.
    pub(crate) fn anywhere(text: &[u8]) -> Self {
        text.iter().fold(Self::NONE, |seen, &octet| seen.or(OCTETS[usize::from(octet)]))
    }

    /// Adds those of `signs` that are paired with `true`.
    pub(crate) fn with<const N: usize>(self, signs: [(Self, bool); N]) -> Self {
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
            b'^' => Signs::CARET,
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
