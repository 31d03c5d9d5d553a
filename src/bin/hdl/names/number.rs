//! Numbers that people type.

use std::str::FromStr;

/// Reads a number that is at least 1.
pub(crate) fn number<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<T, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= T::from(1));
    number.ok_or("write a whole number from 1 on, such as 20")
}
