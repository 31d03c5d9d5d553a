//! Check digits: the last digits of a number follow from those before it.

/// The value of the check digit that follows the first seven digits of an ISSN; ten is written as `X`.
pub(crate) fn of_issn(digits: impl Iterator<Item = u32>) -> u32 {
    let sum: u32 = digits.zip((2..=8).rev()).map(|(digit, weight)| digit * weight).sum();
    (11 - sum % 11) % 11
}

/// The check digit that follows the first twelve digits of an ISBN of thirteen.
pub(crate) fn of_isbn(digits: impl Iterator<Item = u32>) -> u32 {
    let weights = [1, 3].into_iter().cycle();
    let sum: u32 = digits.zip(weights).map(|(digit, weight)| digit * weight).take(12).sum();
    (10 - sum % 10) % 10
}

/// Whether the last of the digits of an ISBN of ten is the right one; ten is written as `X`.
pub(crate) fn closes_isbn_of_ten(digits: &[u32; 10]) -> bool {
    let sum: u32 = digits.iter().zip((1..=10).rev()).map(|(digit, weight)| digit * weight).sum();
    sum.is_multiple_of(11)
}

/// Whether the last of the digits of an ISNI or an ORCID iD is the right one by ISO 7064 MOD 11-2; ten is written as
/// `X`.
pub(crate) fn closes_isni(&[ref rest @ .., last]: &[u32; 16]) -> bool {
    let total = rest.iter().fold(0, |total, digit| (total + digit) * 2 % 11);
    (12 - total) % 11 == last
}

/// The two check digits of the number in a ROR by ISO 7064 MOD 97-10.
pub(crate) fn of_ror(number: u64) -> u64 {
    98 - (number * 100) % 97
}
