//! Check characters: in the names of some registrants, the last character follows from the digits before it, so that
//! it shows when one of them is mistyped.

use alloc::format;
use core::ops::Range;

use crate::accident::form::check_digit;
use crate::accident::form::octets::run;
use crate::accident::other::is_dated;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::row::Given;

/// A number whose digits and check character do not fit together.
pub(crate) fn mischecked(pasted: &Pasted<'_>) -> Option<Hit> {
    match found(pasted)? {
        (hit, Fault::Character(meant)) => Some(hit.called(format!("`{}`", char::from(meant)))),
        _ => None,
    }
}

/// Digits that are not a year and a month.
pub(crate) fn misdated(pasted: &Pasted<'_>) -> Option<Hit> {
    found(pasted).and_then(|(hit, fault)| (fault == Fault::Date).then_some(hit))
}

/// A number with too few digits or too many for its date.
pub(crate) fn missized(pasted: &Pasted<'_>) -> Option<Hit> {
    match found(pasted)? {
        (hit, Fault::Count(what)) => Some(hit.called(what)),
        _ => None,
    }
}

/// The number of a name that is wrong although the name has a form, and what is wrong with it.
fn found(pasted: &Pasted<'_>) -> Option<(Hit, Fault)> {
    let Given { known, name, start } = Given::of(pasted)?;
    let Mismatch { place, fault } = mismatch(known.form_of(name)?, name)?;
    Some((Hit::at(place).moved(start), fault))
}

/// A number that is wrong.
pub(crate) struct Mismatch {
    place: Range<usize>,
    fault: Fault,
}

impl Mismatch {
    /// A number with another check character than its digits give, which is `meant`.
    fn character(place: Range<usize>, meant: u8) -> Self {
        Self { place, fault: Fault::Character(meant) }
    }
}

/// What is wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The digits give this check character.
    Character(u8),
    /// There is no such date.
    Date,
    /// There are too `few` digits or too `many`.
    Count(&'static str),
}

/// The first number of a local name of this form that is wrong.
pub(crate) fn mismatch(form: &str, name: &[u8]) -> Option<Mismatch> {
    Check::of(form)?.mismatch(name)
}

/// How the check character of a number follows from its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Check {
    /// The articles of Springer Nature: `s41586-020-2649-2`.
    Article,
    /// A publisher item identifier, of Elsevier and others: `S0140-6736(20)30183-5`.
    Pii,
    /// The same identifier without the `S`, for older articles. Its last character has another rule, which nobody has
    /// written down.
    OldPii,
    /// The ISBN of a book, as in `978-3-540-30217-9_1`.
    Isbn,
    /// A paper of arXiv since April 2007: its number begins with a year and a month, and has had one more digit since
    /// 2015.
    Arxiv,
}

impl Check {
    /// The check for local names of this form; `None` if they have no check character.
    pub(crate) fn of(form: &str) -> Option<Self> {
        match form.as_bytes() {
            [b's', b'^' | b'4', ..] => Some(Self::Article),
            // The PII of a whole issue has a letter in its number.
            [b'S', ..] if form.ends_with("^^-!") || form.ends_with("^^^!") => Some(Self::Pii),
            [b'^', ..] if form.ends_with("^^-!") => Some(Self::OldPii),
            [b'B', b'9', b'7', b'8', ..] | [b'9', b'7', b'8', ..] => Some(Self::Isbn),
            [b'a', b'r', b'X', b'i', b'v', b'.', b'^', ..] => Some(Self::Arxiv),
            _ => None,
        }
    }

    /// Whether the check characters of a local name are right.
    pub(crate) fn passes(self, name: &[u8]) -> bool {
        self.mismatch(name).is_none()
    }

    /// Whether a local name ends with its check character, which is right.
    pub(crate) fn ends(self, name: &[u8]) -> bool {
        matches!(self, Self::Article | Self::Pii | Self::OldPii) && self.passes(name)
    }

    /// The first number of a local name whose check character is wrong.
    fn mismatch(self, name: &[u8]) -> Option<Mismatch> {
        match self {
            Self::Article => article(name),
            Self::Pii => issn(name).or_else(|| pii(name)),
            Self::OldPii => issn(name),
            Self::Isbn => isbn(name),
            Self::Arxiv => arxiv(name),
        }
    }
}

/// The number of an article: every digit counts as often as its position says, modulo a number that depends on how many
/// there are. No document of Springer Nature says so; it holds for each of 1,211 names that were looked at.
fn article(name: &[u8]) -> Option<Mismatch> {
    let (last, rest) = name.split_last()?;
    let (mut sum, mut count) = (0, 0);
    for digit in values(rest) {
        count += 1;
        sum += count * digit;
    }
    let characters: &[u8] = match count {
        12 => b"0123456789xyz",
        13 => b"0123456789wxyz",
        _ => return None,
    };
    let meant = characters[sum as usize % characters.len()];
    (!last.eq_ignore_ascii_case(&meant)).then(|| Mismatch::character(0..name.len(), meant))
}

/// The weights of the digits of a PII, from the last one on. They are prime numbers; `11` would not count, because the
/// check character is the sum modulo eleven.
const PRIMES: [u32; 15] = [2, 3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53];

/// The ISSN with which a PII begins: its own check digit is the eighth.
pub(crate) fn issn(name: &[u8]) -> Option<Mismatch> {
    let start = name.iter().position(u8::is_ascii_digit)?;
    let meant = check_digit::of_issn(values(name));
    let hyphen = usize::from(name.get(start + 4) == Some(&b'-'));
    (values(name).nth(7)? != meant)
        .then(|| Mismatch::character(start..start + 8 + hyphen, character(meant)))
}

/// A PII: `S`, an ISSN, two digits of the year, a number of five digits and the check character.
fn pii(name: &[u8]) -> Option<Mismatch> {
    let (last, rest) = name.split_last()?;
    let check = values(&[*last]).next()?;
    let mut sum = 0;
    // The fifth digit from the end is the first of the number.
    let mut first = 0;
    for (at, (digit, prime)) in values(rest).rev().zip(PRIMES).enumerate() {
        sum += digit * prime;
        first = if at == 4 { digit } else { first };
    }
    let meant = sum % 11;
    // A number that begins with 9 was given to an older article, and has another rule.
    (first != 9 && check != meant).then(|| Mismatch::character(0..name.len(), character(meant)))
}

/// An ISBN of thirteen digits, in a name that may go on after it.
fn isbn(name: &[u8]) -> Option<Mismatch> {
    let start = name.iter().position(u8::is_ascii_digit)?;
    let end = run(name, start, |octet| octet.is_ascii_digit() || *octet == b'-');
    let number = name[start..end].strip_suffix(b"-").unwrap_or(&name[start..end]);
    if values(number).count() != 13 {
        return None;
    }
    let meant = check_digit::of_isbn(values(number));
    (values(number).last() != Some(meant))
        .then(|| Mismatch::character(start..start + number.len(), character(meant)))
}

/// The number of a paper of arXiv, after a label.
fn arxiv(name: &[u8]) -> Option<Mismatch> {
    let start = "arXiv.".len();
    let number = core::str::from_utf8(name.get(start..)?).ok()?;
    let digits = start + "0704".len();
    if !is_dated(number) {
        return Some(Mismatch { place: start..digits, fault: Fault::Date });
    }
    let is_longer = number >= "1501";
    let count = match number.len() - "0704.".len() {
        4 if is_longer => "few",
        5 if !is_longer => "many",
        _ => return None,
    };
    Some(Mismatch { place: digits + 1..name.len(), fault: Fault::Count(count) })
}

/// The values of the digits in a number, in which `X` stands for ten.
fn values(number: &[u8]) -> impl DoubleEndedIterator<Item = u32> {
    number.iter().filter_map(|octet| match octet {
        b'0'..=b'9' => Some(u32::from(octet - b'0')),
        b'X' | b'x' => Some(10),
        _ => None,
    })
}

/// The digit of this value, or `X` for ten.
fn character(value: u32) -> u8 {
    if value < 10 { b'0' + value as u8 } else { b'X' }
}
