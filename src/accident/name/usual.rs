//! Naming authorities that are in use, and those that only mistakes and examples have.

use crate::accident::form::date::{begins_with_date, is_date};
use crate::accident::form::digit::misread_digit;
use crate::accident::form::octets::{are_digits, run, starts};
use crate::text::heads::USUAL_REGISTRANT_DIGITS;

use super::handle::{doi_slash, handle_slash};

/// The prefix that DSpace is shipped with, which nobody has.
pub(crate) const DEFAULT_PREFIX: &str = "123456789";

/// Whether that prefix begins at `at`, with its slash.
pub(crate) fn has_default_prefix(text: &[u8], at: usize) -> bool {
    starts(text, at, DEFAULT_PREFIX) && text.get(at + DEFAULT_PREFIX.len()) == Some(&b'/')
}

/// Whether the naming authority before the slash of a name has the form of those that are in use, which a typing error
/// hardly makes: digits, and perhaps letters after the first dot.
pub(crate) fn is_usual(name: &[u8], slash: usize) -> bool {
    let (authority, local_name) = (&name[..slash], &name[slash + 1..]);
    let digits = run(authority, 0, u8::is_ascii_digit);
    match (&authority[..digits], authority.get(digits)) {
        // The naming authorities of the system itself are words, such as `0.NA`; `0.O1000` and `0.Ol000` lost a digit.
        (b"0", Some(b'.')) => authority["0.".len()..].iter().all(u8::is_ascii_alphabetic),
        (b"" | b"010" | b"110", _) => false,
        (number, _) if number == DEFAULT_PREFIX.as_bytes() => false,
        // Keys were struck twice, or in the wrong order.
        (b"1010" | b"00" | b"01", Some(_)) => false,
        // The number of a registrant follows `10` and a digit too many.
        (b"100" | b"101", Some(b'.')) => {
            !USUAL_REGISTRANT_DIGITS.contains(&authority["100.".len()..].len())
        }
        // Only shortDOIs have this prefix.
        (b"10", None) => !local_name.contains(&b'/'),
        (b"10", Some(b'.')) => is_registrant(&authority["10.".len()..]),
        // A year before slashes, or a day or a month, is the beginning of a date.
        (_, None) => !is_date(name) && !begins_with_date(name),
        (b"20", Some(b'.')) => !is_misread_repository(authority),
        (_, Some(sign)) => *sign == b'.' && digits > 1,
    }
}

/// How the prefixes of many repositories begin, which go on with a number.
pub(crate) const REPOSITORIES: &str = "20.500.";

/// Whether a naming authority is the prefix of a repository in which letters stand for digits: `20.5OO.12345`.
pub(crate) fn is_misread_repository(authority: &[u8]) -> bool {
    let meant = |octet: &u8| misread_digit(*octet).unwrap_or(*octet);
    let (head, number) = authority.split_at(REPOSITORIES.len().min(authority.len()));
    number.len() > 3
        && authority.iter().any(u8::is_ascii_alphabetic)
        && head.iter().map(meant).eq(REPOSITORIES.bytes())
        && number.iter().all(|octet| meant(octet).is_ascii_digit())
}

/// The index of the slash of the handle with which an identifier begins, if its naming authority [`is_usual`].
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn usual_slash(body: &[u8]) -> Option<usize> {
    if body.starts_with(b"10.") {
        return doi_slash(body, 0).filter(|&slash| is_registrant(&body["10.".len()..slash]));
    }
    handle_slash(body, 0).filter(|&slash| is_usual(body, slash))
}

/// Whether `number`, of digits and dots, may be that of a registrant. It may not if it has lost a digit, or begins with
/// a second `10.` or with a zero, as in [`NOBODY`] and in a number that is written as two octets (`10.0.3.239`).
#[inline]
fn is_registrant(number: &[u8]) -> bool {
    // For most numbers, a look at the length and the first digits is enough.
    if number.len() > 3 {
        number[0] != b'0' && !number.starts_with(b"10.")
    } else {
        !number.starts_with(b"0.") && !has_lost_digit(number)
    }
}

/// A standard or the short name of a society in brackets, with which local names begin.
pub(crate) const SOCIETIES: [&str; 3] = ["(SICI)", "(ASCE)", "(ISSN)"];

/// The number of a registrant in examples and tests; no registrant has it.
pub(crate) const NOBODY: &[u8] = b"0000";

/// Whether the number of a registrant has only three digits, so that one was lost: real numbers have four or more.
/// Examples use `123`.
pub(crate) fn has_lost_digit(number: &[u8]) -> bool {
    number.len() == 3 && number != b"123" && are_digits(number)
}
