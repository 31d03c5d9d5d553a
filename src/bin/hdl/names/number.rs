//! Numbers that people type.

use std::str::FromStr;

/// The number that `text` is, from 1 on.
pub(crate) fn number<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<T, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= T::from(1));
    number.ok_or("write a whole number from 1 on, such as 20")
}
