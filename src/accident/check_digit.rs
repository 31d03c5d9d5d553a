//! Check digits of serial numbers: the last digit of a number follows from those before it.

/// The value of the check digit that follows the first seven digits of an ISSN; ten is written as `X`.
pub(super) fn of_issn(digits: impl Iterator<Item = u32>) -> u32 {
    let sum: u32 = digits.zip((2..=8).rev()).map(|(digit, weight)| digit * weight).sum();
    (11 - sum % 11) % 11
}

/// The check digit that follows the first twelve digits of an ISBN of thirteen.
pub(super) fn of_isbn(digits: impl Iterator<Item = u32>) -> u32 {
    let weights = [1, 3].into_iter().cycle();
    let sum: u32 = digits.zip(weights).map(|(digit, weight)| digit * weight).take(12).sum();
    (10 - sum % 10) % 10
}
