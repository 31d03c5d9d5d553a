//! [`State`]: what has been read of a line, as far as it decides whether the line is plain.

use crate::accident::Forms;
use crate::rule::plain::sieve::head::{Begun, Heads, Next, Notation};
use crate::rule::plain::sieve::name::{self, Name};

/// What has been read of a line.
///
/// A naming authority must be one of the commonest: `10.` and a number of four digits or more, or two digits or more
/// with or without further parts, which end with a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum State {
    /// The line may not be plain.
    Doubt,
    /// A part of the words before the handle or the identifier.
    Head(Begun),
    /// The first digits of a handle. Those of an `unusual` number must go on: few numbers below 200 are prefixes.
    Digits { count: u8, unusual: bool, notation: Notation },
    /// `10`, which is the beginning of a DOI name or of any other number.
    Ten { notation: Notation },
    /// `10.` and so many digits. The number is 0 if no strict registrant has a number that begins so.
    Registrant { count: u8, number: u32, notation: Notation },
    /// A part of a naming authority after its first dot, which may be empty still, and whether it may end here.
    Part { begun: bool, ends: bool, notation: Notation },
    /// What follows the naming authority, or the namespace of an info URI, and how much of its forms if the registrant
    /// is strict.
    Name { forms: Option<Forms>, name: Name, notation: Notation },
    /// The digits of an info URI whose identifier is a number.
    Number,
    /// The fragment of an info URI: letters, digits and hyphens.
    Fragment,
    /// A carriage return after a plain line.
    Return,
}

/// The kind of a state, which decides between which octets the state distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// The state is within a name of any form.
    Name,
    /// The state is within a name of the strict registrant of this index.
    NameOf(usize),
    /// The state is before the name, or after it.
    Other,
}

/// The digits of a century, or of the `10.` before another DOI name.
const YEAR: &[u8] = b"0129";

/// Marks that mean something else than others, and the end of a line.
const MARKS: &[u8] = b"-_#\r\n";

impl State {
    /// The kind of the state.
    pub(super) fn kind(self) -> Kind {
        match self {
            Self::Name { forms: Some(forms), .. } => Kind::NameOf(forms.registrant()),
            Self::Name { .. } => Kind::Name,
            _ => Kind::Other,
        }
    }

    /// The octet, or its small letter, if the state distinguishes it from other octets with the same entry in
    /// [`KINDS`](super::KINDS).
    pub(super) fn distinguished(self, octet: u8, heads: &Heads) -> Option<u8> {
        let letter = octet.to_ascii_lowercase();
        let (is_own, own) = match self {
            Self::Name { forms: Some(forms), .. } if forms.distinguish(letter) => (true, letter),
            Self::Name { .. } => (YEAR.contains(&octet), letter),
            _ => (octet.is_ascii_digit() || heads.have(octet), octet),
        };
        (is_own || MARKS.contains(&octet) || name::distinguishes(letter)).then_some(own)
    }

    /// The state after one more octet, which is not a line feed.
    pub(super) fn step(self, octet: u8, heads: &Heads) -> Self {
        let is_digit = octet.is_ascii_digit();
        match self {
            Self::Head(begun) => Self::in_head(begun, octet, heads),
            Self::Digits { count: 1, unusual: true, notation } if octet == b'0' => {
                Self::Ten { notation }
            }
            Self::Ten { notation } if octet == b'.' => {
                let is_doi = notation == Notation::Doi;
                let notation = if is_doi { Notation::Handle } else { notation };
                Self::Registrant { count: 0, number: 0, notation }
            }
            Self::Digits { notation: Notation::Doi, .. }
            | Self::Ten { notation: Notation::Doi } => Self::Doubt,
            Self::Digits { count: count @ ..8, unusual, notation } if is_digit => {
                Self::Digits { count: count + 1, unusual: unusual && count < 3, notation }
            }
            Self::Digits { count: 2.., unusual: false, notation } => match octet {
                b'.' => Self::Part { begun: false, ends: false, notation },
                b'/' => Self::Name { name: Name::of_handle(), forms: None, notation },
                _ => Self::Doubt,
            },
            Self::Ten { notation } if is_digit => {
                Self::Digits { count: 3, unusual: true, notation }
            }
            Self::Registrant { count: 0, number: _, notation } if is_digit && octet != b'0' => {
                Self::Registrant { count: 1, number: strict(u32::from(octet - b'0')), notation }
            }
            Self::Registrant { count: count @ 1..9, number, notation } if is_digit => {
                let more = if number == 0 { 0 } else { 10 * number + u32::from(octet - b'0') };
                Self::Registrant { count: count + 1, number: strict(more), notation }
            }
            Self::Registrant { count: 4.., number, notation } if octet == b'/' => {
                let forms = Forms::of(number);
                // Few people write the names of strict registrants in an `hdl` URI.
                if forms.is_some() && notation == Notation::Hdl {
                    return Self::Doubt;
                }
                Self::Name { name: Name::of_doi(), forms, notation }
            }
            Self::Part { begun, ends, notation } => match octet {
                b'.' if begun => Self::Part { begun: false, ends: false, notation },
                b'/' if ends => Self::Name { name: Name::of_handle(), forms: None, notation },
                b'-' | b'_' => Self::Part { begun: true, ends: false, notation },
                _ if octet.is_ascii_alphanumeric() => {
                    Self::Part { begun: true, ends: is_digit, notation }
                }
                _ => Self::Doubt,
            },
            Self::Name { .. } if octet == b'\r' && self.is_plain() => Self::Return,
            Self::Name { notation: Notation::Hdl, .. } if octet == b':' => Self::Doubt,
            Self::Name { notation: Notation::Info, .. } if octet == b'#' && self.is_plain() => {
                Self::Fragment
            }
            Self::Number if is_digit => Self::Number,
            Self::Number if octet == b'#' => Self::Fragment,
            Self::Fragment if octet == b'-' || octet.is_ascii_alphanumeric() => Self::Fragment,
            Self::Number | Self::Fragment if octet == b'\r' => Self::Return,
            Self::Name { name, forms, notation } => {
                let forms = forms.map(|forms| forms.step(octet));
                match (name.step(octet), forms) {
                    (None, _) | (_, Some(None)) => Self::Doubt,
                    (Some(name), forms) => Self::Name { name, forms: forms.flatten(), notation },
                }
            }
            _ => Self::Doubt,
        }
    }

    fn in_head(begun: Begun, octet: u8, heads: &Heads) -> Self {
        if let Some(longer) = heads.longer(begun, octet) {
            return Self::Head(longer);
        }
        match (heads.next(begun), octet) {
            (Some(Next::Word(place)), _) => {
                let word = heads.at(place).and_then(|word| heads.longer(word, octet));
                word.map_or(Self::Doubt, Self::Head)
            }
            (Some(Next::Handle(notation)), b'1'..=b'9') => {
                Self::Digits { count: 1, unusual: octet == b'1', notation }
            }
            (Some(Next::Number), b'0'..=b'9') => Self::Number,
            (Some(Next::Identifier), _) => {
                let name = Name::of_identifier(octet).step(octet);
                name.map_or(Self::Doubt, |name| Self::Name {
                    name,
                    forms: None,
                    notation: Notation::Info,
                })
            }
            _ => Self::Doubt,
        }
    }

    /// Whether a line that ends here is plain.
    pub(super) fn is_plain(self) -> bool {
        match self {
            Self::Name { name, forms, .. } => name.is_plain() && forms.is_none_or(Forms::is_whole),
            Self::Number | Self::Fragment | Self::Return => true,
            _ => false,
        }
    }
}

/// The number, if the number of a strict registrant may begin with it; otherwise 0.
fn strict(number: u32) -> u32 {
    if Forms::may_begin(number) { number } else { 0 }
}
