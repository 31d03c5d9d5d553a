//! Identifiers with a check digit: ISBN, ISSN, PII, ORCID iD, ISNI and ROR.

use crate::accident::form::check_digit;

/// The `N` digits of a number that is written in groups, with `X` for ten at the end; `None` if the text has anything
/// else.
fn grouped<const N: usize>(text: &[u8]) -> Option<[u32; N]> {
    let (mut digits, mut len) = ([0; N], 0);
    for &octet in text {
        let digit = match octet {
            b'0'..=b'9' => u32::from(octet - b'0'),
            b'x' | b'X' if len + 1 == N => 10,
            b'-' | b' ' if len > 0 => continue,
            _ => return None,
        };
        *digits.get_mut(len)? = digit;
        len += 1;
    }
    (len == N && text.last().is_some_and(|last| *last != b'-')).then_some(digits)
}

/// Whether the text is an ISBN of ten or of thirteen digits, perhaps in groups, with the right check digit (ISO 2108).
pub(crate) fn is_isbn(text: &[u8]) -> bool {
    let thirteen = grouped::<13>(text).is_some_and(|digits| {
        let is_right = digits[12] == check_digit::of_isbn(digits.into_iter());
        is_right && digits[..2] == [9, 7] && digits[2] > 7
    });
    // Ten equal digits are not an ISBN, though their check digit is right.
    let ten = || {
        grouped::<10>(text).is_some_and(|digits| {
            check_digit::closes_isbn_of_ten(&digits) && digits.iter().any(|it| *it != digits[0])
        })
    };
    thirteen || ten()
}

/// Whether the text is an ISBN of thirteen digits, except that the last one does not follow from the others.
pub(super) fn is_mistyped_isbn(text: &[u8]) -> bool {
    let digits = grouped::<13>(text);
    digits.is_some_and(|digits| matches!(digits, [9, 7, 8 | 9, ..])) && !is_isbn(text)
}

/// Whether the text is an ISSN: four digits, a hyphen, three digits and the right check digit (ISO 3297).
pub(crate) fn is_issn(text: &[u8]) -> bool {
    issn(text).is_some_and(|digits| is_issn_checked(&digits))
}

/// Whether the text is an ISSN, except that the last digit does not follow from the others.
pub(super) fn is_mistyped_issn(text: &[u8]) -> bool {
    issn(text).is_some_and(|digits| !is_issn_checked(&digits))
}

/// The digits of what is written like an ISSN.
fn issn(text: &[u8]) -> Option<[u32; 8]> {
    let is_dashed = text.len() == 9 && text[4] == b'-';
    if is_dashed { grouped(text) } else { None }
}

/// Whether the last digit of an ISSN follows from the others.
fn is_issn_checked(digits: &[u32; 8]) -> bool {
    digits[7] == check_digit::of_issn(digits.iter().copied())
}

/// Whether the text is the PII of an article: an `S`, the ISSN of its journal, two digits of the year, five digits and
/// a check digit, with or without punctuation.
pub(super) fn is_pii(text: &[u8]) -> bool {
    if !text.first().is_some_and(|first| first.eq_ignore_ascii_case(&b'S')) {
        return false;
    }
    let (mut pii, mut len) = ([0; 17], 0);
    for &octet in text.iter().filter(|octet| !b"-()".contains(octet)) {
        let Some(next) = pii.get_mut(len) else { return false };
        (*next, len) = (octet, len + 1);
    }
    let [_, numbers @ .., last] = pii;
    let (issn, rest) = numbers.split_at(8);
    len == pii.len()
        && grouped(issn).is_some_and(|digits| is_issn_checked(&digits))
        && rest.iter().all(u8::is_ascii_digit)
        && (last.is_ascii_digit() || last.eq_ignore_ascii_case(&b'X'))
}

/// Whether the text is a PII without its `S`, as pages of old articles have it: `0025326X8290491X`.
pub(super) fn is_old_pii(text: &[u8]) -> bool {
    text.len() == 16 && is_pii(&[b"S", text].concat())
}

/// Whether the text is an ORCID iD: sixteen digits in groups of four with hyphens between, with the right check digit.
pub(super) fn is_orcid(text: &[u8]) -> bool {
    orcid(text).is_some_and(|digits| check_digit::closes_isni(&digits))
}

/// Whether the text is an ORCID iD, except that the last digit does not follow from the others.
pub(super) fn is_mistyped_orcid(text: &[u8]) -> bool {
    orcid(text).is_some_and(|digits| !check_digit::closes_isni(&digits))
}

/// The digits of what is written like an ORCID iD.
fn orcid(text: &[u8]) -> Option<[u32; 16]> {
    let is_dashed = text.len() == 19 && [4, 9, 14].iter().all(|&at| text[at] == b'-');
    if is_dashed { grouped(text) } else { None }
}

/// Whether the text is an ISNI: sixteen digits without hyphens, the first four of them zeros, with the right check
/// digit (ISO 27729).
pub(super) fn is_isni(text: &[u8]) -> bool {
    let isni = |digits: [u32; 16]| check_digit::closes_isni(&digits) && digits[..4] == [0; 4];
    !text.contains(&b'-') && grouped::<16>(text).is_some_and(isni)
}

/// Whether the text is a ROR: a zero, six digits of Crockford's base 32, and two check digits by ISO 7064 MOD 97-10.
pub(super) fn is_ror(text: &[u8]) -> bool {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let value = |octet: &u8| DIGITS.iter().position(|digit| *digit == octet.to_ascii_lowercase());
    if text.len() != 9 || text[0] != b'0' || !text[7..].iter().all(u8::is_ascii_digit) {
        return false;
    }
    let number = text[1..7]
        .iter()
        .try_fold(0_u64, |sum, octet| Some(sum * 32 + u64::try_from(value(octet)?).ok()?));
    let check = u64::from(text[7] - b'0') * 10 + u64::from(text[8] - b'0');
    number.is_some_and(|number| check_digit::of_ror(number) == check)
}
