//! [`State`]: what has been read of a line, as far as it decides whether the line is plain.

use crate::accident::DEFAULT_PREFIX;
use crate::accident::registrant::{Check, Forms};
use crate::rule::plain::sieve::head::{Following, HeadPlace, Heads, LineNotation, ReadSoFar};
use crate::rule::plain::sieve::name::{FormMatch, NameState};
use crate::rule::plain::sieve::prefix::{FirstDigits, NO_DIGITS, Part, with_digit};

/// How far a line has been read. The naming authority must be of a common form: `10.` and four digits or more, or a
/// number of two digits or more, perhaps with further parts after dots, the last of which ends with a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum State {
    /// The line may not be plain.
    Doubt,
    /// A part of the words before the handle or the identifier.
    Head(ReadSoFar),
    /// The first digits of a handle, and their number if that of a registrant with known forms may begin with it.
    Digits { count: u8, first: FirstDigits, number: Option<u32>, notation: LineNotation },
    /// `10`, which is the beginning of a DOI name or of any other number.
    Ten { notation: LineNotation },
    /// `10.` and so many digits, and their number if that of a registrant with known forms may begin with it.
    Registrant { count: u8, number: Option<u32>, notation: LineNotation },
    /// A part after the first dot of a naming authority.
    Part { part: Part, notation: LineNotation },
    /// What follows the naming authority, or the namespace of an info URI, and how much it has of the forms of its
    /// registrant if they are known.
    Name { forms: Option<Forms>, name: NameState, notation: LineNotation },
    /// The digits of an info URI whose identifier is a number.
    Number,
    /// The fragment of an info URI: letters, digits and hyphens.
    Fragment,
    /// A carriage return after a plain line, or after one that is plain if its number passes the check.
    Return { check: Option<Check> },
    /// The beginning of a line after one that is plain if its number passes the check.
    AfterChecked(Check),
}

/// What is known of a line at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineEnd {
    Plain,
    /// The line is plain if its number passes the check: the digits of a number are not added up here.
    PlainIf(Check),
    Held,
}

impl State {
    /// The beginning of a line.
    pub(super) fn beginning(heads: &Heads) -> Self {
        heads.at(HeadPlace::Scheme).map_or(Self::Doubt, Self::Head)
    }

    /// The state after one more octet, which is not a line feed.
    pub(super) fn step(self, octet: u8, heads: &Heads) -> Self {
        match self {
            Self::Doubt | Self::Return { .. } => Self::Doubt,
            Self::Head(begun) => Self::in_head(begun, octet, heads),
            Self::AfterChecked(_) => Self::beginning(heads).step(octet, heads),
            Self::Digits { count, first, number, notation } => {
                Self::in_digits(count, first, number, notation, octet)
            }
            Self::Ten { notation } => Self::after_ten(notation, octet),
            Self::Registrant { count, number, notation } => {
                Self::in_registrant(count, number, notation, octet)
            }
            Self::Part { part, notation } => match octet {
                b'/' if part.ends => Self::handle(part.registrant, notation),
                _ => part.step(octet).map_or(Self::Doubt, |part| Self::Part { part, notation }),
            },
            Self::Name { name, forms, notation } => Self::in_name(name, forms, notation, octet),
            Self::Number => match octet {
                b'0'..=b'9' => Self::Number,
                b'#' => Self::Fragment,
                b'\r' => Self::Return { check: None },
                _ => Self::Doubt,
            },
            Self::Fragment => match octet {
                b'-' => Self::Fragment,
                _ if octet.is_ascii_alphanumeric() => Self::Fragment,
                b'\r' => Self::Return { check: None },
                _ => Self::Doubt,
            },
        }
    }

    fn in_head(begun: ReadSoFar, octet: u8, heads: &Heads) -> Self {
        if let Some(longer) = heads.longer(begun, octet) {
            return Self::Head(longer);
        }
        match (heads.next(begun), octet) {
            (Some(Following::Word(place)), _) => {
                let word = heads.at(place).and_then(|word| heads.longer(word, octet));
                word.map_or(Self::Doubt, Self::Head)
            }
            (Some(Following::Handle(notation)), b'1'..=b'9') => {
                let first = match octet {
                    b'1' => FirstDigits::One,
                    b'2' => FirstDigits::Two,
                    _ => FirstDigits::Usual,
                };
                Self::Digits { count: 1, first, number: with_digit(NO_DIGITS, octet), notation }
            }
            (Some(Following::Number), b'0'..=b'9') => Self::Number,
            (Some(Following::Identifier), _) => {
                let name = NameState::of_identifier(octet).step(octet, false);
                name.map_or(Self::Doubt, |name| Self::Name {
                    name,
                    forms: None,
                    notation: LineNotation::Info,
                })
            }
            _ => Self::Doubt,
        }
    }

    fn in_digits(
        count: u8,
        first: FirstDigits,
        number: Option<u32>,
        notation: LineNotation,
        octet: u8,
    ) -> Self {
        let is_one = matches!(first, FirstDigits::One | FirstDigits::Ten);
        // A number that begins with 1 and is as long as the default prefix may be that prefix.
        let may_be_default = is_one && usize::from(count) == DEFAULT_PREFIX.len();
        let may_end = count > if is_one { 3 } else { 1 } && !may_be_default;
        let most = if first == FirstDigits::Ten { 5 } else { 9 };
        match octet {
            b'0' if count == 1 && first == FirstDigits::One => Self::Ten { notation },
            _ if notation == LineNotation::Doi => Self::Doubt,
            b'0'..=b'9' if count < most => {
                let first = match first {
                    FirstDigits::Two if octet == b'0' && count == 1 => FirstDigits::Twenty,
                    FirstDigits::Two | FirstDigits::Twenty => FirstDigits::Usual,
                    other => other,
                };
                let number = with_digit(number, octet);
                Self::Digits { count: count + 1, first, number, notation }
            }
            b'.' if may_end && first != FirstDigits::Ten => {
                let part = Part::first(count, first == FirstDigits::Twenty);
                Self::Part { part, notation }
            }
            b'/' if may_end => Self::handle(number, notation),
            _ => Self::Doubt,
        }
    }

    fn after_ten(notation: LineNotation, octet: u8) -> Self {
        let is_doi = notation == LineNotation::Doi;
        match octet {
            b'.' => {
                let notation = if is_doi { LineNotation::Handle } else { notation };
                Self::Registrant { count: 0, number: NO_DIGITS, notation }
            }
            b'0'..=b'9' if !is_doi => {
                let number = with_digit(with_digit(with_digit(NO_DIGITS, b'1'), b'0'), octet);
                Self::Digits { count: 3, first: FirstDigits::Ten, number, notation }
            }
            _ => Self::Doubt,
        }
    }

    fn in_registrant(count: u8, number: Option<u32>, notation: LineNotation, octet: u8) -> Self {
        match (octet, count) {
            (b'1'..=b'9', 0) => {
                Self::Registrant { count: 1, number: with_digit(number, octet), notation }
            }
            (b'0'..=b'9', 1..9) => {
                let number = with_digit(number, octet);
                Self::Registrant { count: count + 1, number, notation }
            }
            (b'/', 4..) => {
                let forms = number.and_then(Forms::of);
                let has_form = forms.is_some_and(Forms::are_strict);
                Self::Name { name: NameState::of_doi(has_form), forms, notation }
            }
            _ => Self::Doubt,
        }
    }

    /// The beginning of the local name of a handle that is no DOI name, after the slash. If the number before it is
    /// that of a registrant with known forms, a name that has one of these is a DOI name with a broken `10.`.
    fn handle(number: Option<u32>, notation: LineNotation) -> Self {
        let forms = number.and_then(Forms::shown);
        Self::Name { name: NameState::of_handle(), forms, notation }
    }

    fn in_name(name: NameState, forms: Option<Forms>, notation: LineNotation, octet: u8) -> Self {
        let end = || Self::Name { name, forms, notation }.end();
        match (octet, notation) {
            (b'\r', _) => match end() {
                LineEnd::Plain => Self::Return { check: None },
                LineEnd::PlainIf(check) => Self::Return { check: Some(check) },
                LineEnd::Held => Self::Doubt,
            },
            (b'#', LineNotation::Info) if end() == LineEnd::Plain => Self::Fragment,
            (b':', LineNotation::Hdl) => Self::Doubt,
            _ => {
                let forms = forms.map(|forms| forms.step(octet));
                let forms = forms.filter(|forms| !forms.are_shown() || !forms.are_over());
                let has_form = forms.is_some_and(Forms::are_strict);
                let Some(name) = name.step(octet, has_form) else { return Self::Doubt };
                match (name.shown(), forms) {
                    (Some(_), Some(_)) => Self::Name { name: name.needing_form(), forms, notation },
                    (Some(letters), None) => match Forms::shown_by(letters) {
                        Some(shown) => Self::Name { name, forms: Some(shown), notation },
                        None => Self::Doubt,
                    },
                    (None, Some(forms)) if !forms.may_be_plain() => Self::Doubt,
                    (None, forms) => Self::Name { name, forms, notation },
                }
            }
        }
    }

    /// What is known of a line that ends here.
    pub(super) fn end(self) -> LineEnd {
        let (is_plain, check) = match self {
            Self::Name { name, forms: None, notation } => {
                let is_any = notation == LineNotation::Info;
                let form = if is_any { FormMatch::None } else { FormMatch::Unknown };
                (name.is_plain(form), None)
            }
            Self::Name { name, forms: Some(forms), .. } => {
                let is_whole = forms.is_whole();
                let form = if is_whole {
                    FormMatch::Whole
                } else if forms.are_shown() {
                    FormMatch::Unknown
                } else {
                    FormMatch::None
                };
                let may_end = (is_whole || !forms.are_strict()) && !forms.is_wrong();
                (may_end && name.is_plain(form), forms.check())
            }
            Self::Number | Self::Fragment => (true, None),
            Self::Return { check } => (true, check),
            _ => (false, None),
        };
        match check {
            _ if !is_plain => LineEnd::Held,
            Some(check) => LineEnd::PlainIf(check),
            None => LineEnd::Plain,
        }
    }
}
