//! Numbers that people type.

use std::fmt::Display;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::Not;
use std::str::FromStr;

/// Reads a number without a sign that is at least 1.
pub(crate) fn number<T>(text: &str) -> Result<T, String>
where
    T: FromStr<Err = ParseIntError> + PartialOrd + From<u8> + Not<Output = T> + Display,
{
    match text.parse() {
        Ok(number) if number >= T::from(1) => Ok(number),
        // Every bit of the largest number is set.
        Err(error) if *error.kind() == IntErrorKind::PosOverflow => {
            Err(format!("the largest number allowed here is {}", !T::from(0)))
        }
        _ => Err("write a whole number of at least 1, such as 20".into()),
    }
}
